import type { ApiClient } from '@portal/api-client'
import { changedParts, type RecordParts } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import type { CallFailure } from '../app/attempt.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { usePageAction } from '../app/useCall.ts'
import { createRecordEditor, type RecordEditor, type SubmitError } from './createRecordEditor.ts'
import type { KeptTheirs, RecordConflict, RecordEdit, RecordKind, SavedRecord, EditWords } from './recordKind.ts'
import { saveRecord, type SaveOutcome } from './saveRecord.ts'
import type { FormApi, FormState } from 'final-form'
import { useToaster } from '@portal/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { conflictMessages } from './conflict.messages.ts'
import { useReceiptComing } from './PageReceipt.tsx'
import type { Receipt } from './receipt.ts'

export interface RecordEditing<Values extends object, Field extends string, Problem = object, Answer = unknown>
  extends Pick<RecordEditor<Values, Field, Answer>, 'form' | 'change' | 'setUnreadable' | 'save' | 'resolve' | 'discard'> {
  parts: RecordParts<Values, Field>
  edit: RecordEdit<Values>
  changed: Field[]
  /** The problems that prevent saving; empty before the first attempt. */
  problems: Partial<Problem>
  /** The number of problems; 0 before the first attempt. */
  problemCount: number
  /** The service's messages about fields, by their names in the contract. */
  refusals: Partial<Record<string, string>>
  /** A failure that belongs to no field; null without one, and for a conflict. */
  failure: CallFailure | null
  /** The conflict, if another user saved since this record was read; otherwise null. */
  conflict: RecordConflict<Values, Field> | null
  /** The answer to a successful save, and the saved values. */
  saved: { answer: Answer; edit: RecordEdit<Values> } | null
  /** Another user's changes that the last save kept; null without any. */
  keptTheirs: KeptTheirs<Field> | null
  isSaving: boolean
  isRestored: boolean
}

const watched = ['values', 'initialValues', 'errors', 'submitErrors', 'submitError', 'submitFailed', 'submitting', 'dirtySinceLastSubmit'] as const

interface EditOptions<Saved, Answer> {
  /** Reads the saved record from the answer, if the form stays open after a save. */
  savedAs?: (answer: Answer) => Saved
  /** Whether the page's data stay as they are after a save; if omitted, they do unless the form stays open. */
  keepsData?: boolean
}

/** Edits a record: keeps a draft over reloads, saves with the version, and merges with other users' changes. */
export function useRecordEdit<Saved extends SavedRecord, Values extends object, Field extends string, Problem extends object, Payload, Answer>(
  record: Saved,
  kind: RecordKind<Saved, Values, Field, Problem, Payload>,
  save: (api: ApiClient, payload: Payload) => Promise<Answer>,
  { savedAs, keepsData = savedAs === undefined }: EditOptions<Saved, NoInfer<Answer>> = {},
): RecordEditing<Values, Field, Problem, Answer> {
  const { drafts } = usePortal()
  const send = useSending(kind, save, keepsData)
  const [editor] = useState(() => createRecordEditor<Saved, Values, Field, Answer>({ record, kind, drafts, savedAs, send }))
  useEffect(() => editor.keepDrafts(), [editor])
  const { values, initialValues, errors = {}, submitErrors = {}, submitError, submitFailed, submitting, dirtySinceLastSubmit } = useFormState(editor.form, watched)
  const { saved, keptTheirs, isRestored } = useStore(editor.state)

  const base = initialValues as Values
  const changed = changedParts(kind.parts, base, values)
  const refused = dirtySinceLastSubmit ? null : { error: (submitError ?? {}) as SubmitError, fields: submitErrors as Partial<Record<string, string>> }
  return {
    ...editor,
    parts: kind.parts,
    edit: { version: editor.version(), base, values },
    changed,
    problems: submitFailed ? (errors as Partial<Problem>) : {},
    problemCount: submitFailed ? Object.keys(errors).length : 0,
    refusals: refused?.fields ?? {},
    failure: refused?.error.failure ?? null,
    conflict: refused?.error.conflict ? editor.conflictWith(refused.error.conflict) : null,
    saved,
    keptTheirs,
    isSaving: submitting === true,
    isRestored: isRestored && changed.length > 0,
  }
}

/** Returns a function that saves an edit with the latest `kind` and `save`. */
function useSending<Saved extends SavedRecord, Values extends object, Field extends string, Payload, Answer>(
  kind: RecordKind<Saved, Values, Field, object, Payload>,
  save: (api: ApiClient, payload: Payload) => Promise<Answer>,
  keepsData: boolean,
) {
  type Outcome = SaveOutcome<Saved, Values, Field, Answer>
  const { api } = usePortal()
  const waiting = useRef<(outcome: Outcome) => void>(null)
  const latest = useRef({ kind, save })
  useEffect(() => {
    latest.current = { kind, save }
  })
  const { submit } = usePageAction<Outcome>((outcome) => waiting.current?.(outcome), { keepsData })
  return (edit: RecordEdit<Values>) =>
    new Promise<Outcome>((resolve) => {
      const now = latest.current
      waiting.current = resolve
      submit(() => saveRecord(now.kind, edit, (payload) => now.save(api, payload)))
    })
}

/** Subscribes to the named parts of a form's state only. */
export function useFormState<Values extends object, Part extends keyof FormState<Values>>(
  form: FormApi<Values>,
  parts: readonly Part[],
): Pick<FormState<Values>, Part> {
  const [state, setState] = useState<Pick<FormState<Values>, Part>>(() => form.getState())
  useEffect(() => {
    const subscription = Object.fromEntries(parts.map((part) => [part, true]))
    return form.subscribe((next) => setState((before) => (parts.every((part) => before[part] === next[part]) ? before : next)), subscription)
  }, [form, parts])
  return state
}

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
