import { changedParts } from '@portal/domain'
import { useFormatsList } from '../i18n/useFormats.ts'
import { conflictMessages } from './conflict.messages.ts'
import type { EditWords } from './EditWords.ts'
import { useReceiptComing } from './PageReceipt.tsx'
import type { Receipt } from './receipt.ts'
import type { RecordEdit } from './recordKind.ts'
import type { RecordEditing } from './useRecordEdit.ts'

/** The receipt of a save: old and new values, and other users' changes that were kept. */
export function useReceipt<Values extends object, Field extends string>(
  { parts, keptTheirs }: Pick<RecordEditing<Values, Field>, 'parts' | 'keptTheirs'>,
  { nameOf, textOf }: EditWords<Values, Field>,
): (saved: Pick<RecordEdit<Values>, 'base' | 'values'>) => Pick<Receipt, 'changes' | 'note'> {
  useReceiptComing()
  const t = conflictMessages.useWords()
  const list = useFormatsList()
  return ({ base, values }) => ({
    changes: changedParts(parts, base, values).map((field) => ({ id: field, label: nameOf(field), before: textOf(field, base), after: textOf(field, values) })),
    note: keptTheirs === null ? '' : t.savedWithTheirs({ who: keptTheirs.who || t.someone, fields: list(keptTheirs.fields.map(nameOf)) }),
  })
}
