import { changedParts } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFormatsList } from '../i18n/useFormats.ts'
import { conflictMessages } from './conflict.messages.ts'
import type { EditWords } from './EditWords.ts'
import { useReceiptComing } from './PageReceipt.tsx'
import type { Receipt } from './receipt.ts'
import type { RecordEdit } from './recordKind.ts'
import type { RecordEditing } from './useRecordEdit.ts'

interface AfterSave<Answer> {
  /** The address of the page after a save, which shows the receipt. */
  leadsTo: string
  /** Whether the record is new, so that it has no receipt. */
  isNew: boolean
  /** The title about what was saved, such as 'Schedule saved: Lobby by day'. */
  title: string
  /** Returns a sentence about the effects, such as the controllers that are updated. */
  noteOf?: (answer: Answer) => string
}

/** Leaves the page after a save, with a receipt. */
export function useAfterSave<Values extends object, Field extends string, Answer>(
  editing: RecordEditing<Values, Field, object, Answer>,
  words: EditWords<Values, Field>,
  { leadsTo, isNew, title, noteOf }: AfterSave<Answer>,
): void {
  const receiptOf = useReceipt(editing, words)
  const toaster = useToaster()
  const navigate = useNavigate()
  useSaved(editing, ({ answer, edit }) => {
    const { changes, note } = receiptOf(edit)
    const follows = noteOf?.(answer) ?? ''
    const receipt: Receipt = { title, changes, version: null, note: [note, follows].filter(Boolean).join(' ') }
    if (isNew) toaster.success(title, follows ? { description: follows } : undefined)
    void navigate(leadsTo, isNew ? undefined : { state: { receipt } })
  })
}

interface ShownRecord<Values extends object, Answer, Saved extends { Version: number }> {
  recordOf: (answer: Answer) => Saved
  valuesOf: (saved: Saved) => Values
  /** The address of the page that shows the record. */
  pathOf: (saved: Saved) => string
  /** Returns the message about a new record, which has no receipt. */
  createdText?: (saved: Saved) => string
}

/** Shows the saved record on its page, with a receipt; often the page where it was edited. */
export function useShowSaved<Values extends object, Field extends string, Answer, Saved extends { Version: number }>(
  editing: RecordEditing<Values, Field, object, Answer>,
  words: EditWords<Values, Field>,
  { recordOf, valuesOf, pathOf, createdText }: ShownRecord<Values, Answer, Saved>,
): void {
  const receiptOf = useReceipt(editing, words)
  const toaster = useToaster()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useSaved(editing, ({ answer, edit: { version, base } }) => {
    const record = recordOf(answer)
    const isNew = createdText !== undefined && version === 0
    if (isNew) toaster.success(createdText(record))
    const receipt: Receipt = { version: record.Version, ...receiptOf({ base, values: valuesOf(record) }) }
    const path = pathOf(record)
    void navigate(path, { state: isNew ? undefined : { receipt }, ...(path === pathname && { replace: true, preventScrollReset: true }) })
  })
}

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

type Saved<Values extends object, Answer> = NonNullable<RecordEditing<Values, never, object, Answer>['saved']>

/** Calls a function once for each save of a record. */
export function useSaved<Values extends object, Answer>({ saved }: { saved: Saved<Values, Answer> | null }, onSaved: (saved: Saved<Values, Answer>) => void): void {
  const tell = useEffectEvent(onSaved)
  useEffect(() => {
    if (saved !== null) tell(saved)
  }, [saved])
}
