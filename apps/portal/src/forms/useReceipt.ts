import { changedParts } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { useFormatsList } from '../i18n/useFormats.ts'
import { conflictMessages } from './conflict.messages.ts'
import type { EditWords } from './EditWords.ts'
import { useReceiptComing } from './PageReceipt.tsx'
import type { Receipt } from './receipt.ts'
import type { RecordEdit } from './recordKind.ts'
import type { RecordEditing } from './useRecordEdit.ts'

/** What a save changed, once it has: from what stood there before to what it wrote, and what was kept of someone else's. */
export function useReceipt<Values extends object, Field extends string>(
  { parts, keptTheirs }: Pick<RecordEditing<Values, Field>, 'parts' | 'keptTheirs'>,
  { nameOf, textOf }: EditWords<Values, Field>,
): (saved: Pick<RecordEdit<Values>, 'base' | 'values'>) => Pick<Receipt, 'changes' | 'note'> {
  useReceiptComing()
  const t = useStore(conflictMessages)
  const list = useFormatsList()
  return ({ base, values }) => ({
    changes: changedParts(parts, base, values).map((field) => ({ id: field, label: nameOf(field), before: textOf(field, base), after: textOf(field, values) })),
    note: keptTheirs === null ? '' : t.savedWithTheirs({ who: keptTheirs.who || t.somebody, fields: list(keptTheirs.fields.map(nameOf)) }),
  })
}
