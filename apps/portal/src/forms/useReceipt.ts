import { useStore } from '@nanostores/react'
import { useFormatsList } from '../i18n/useFormats.ts'
import { conflictMessages } from './conflict.messages.ts'
import type { EditWords } from './EditWords.ts'
import { changedFields } from './mergeEdits.ts'
import type { Receipt } from './receipt.ts'
import type { RecordEditing } from './useRecordEdit.ts'

/** What a save changed, once it has: from what stood there before to `after`, and what was kept of somebody else's. */
export function useReceipt<Values, Field extends string>(
  { parts, edit, keptTheirs }: Pick<RecordEditing<Values, Field>, 'parts' | 'edit' | 'keptTheirs'>,
  { nameOf, textOf }: EditWords<Values, Field>,
): (after: Values) => Pick<Receipt, 'changes' | 'note'> {
  const t = useStore(conflictMessages)
  const list = useFormatsList()
  return (after) => ({
    changes: changedFields(parts, edit.base, after).map((field) => ({ id: field, label: nameOf(field), before: textOf(field, edit.base), after: textOf(field, after) })),
    note: keptTheirs === null ? '' : t.savedWithTheirs({ who: keptTheirs.who || t.somebody, fields: list(keptTheirs.fields.map(nameOf)) }),
  })
}
