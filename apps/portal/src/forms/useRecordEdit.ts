import type { ApiClient } from '@portal/api-client'
import { changedParts, type RecordParts } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../app/attempt.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { usePageAction } from '../app/useCall.ts'
import { createRecordEditor, type RecordEditor, type SubmitError } from './createRecordEditor.ts'
import type { KeptTheirs, RecordConflict, RecordEdit, RecordKind, SavedRecord } from './recordKind.ts'
import { saveRecord, type SaveOutcome } from './saveRecord.ts'
import type { FormApi, FormState } from 'final-form'

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
