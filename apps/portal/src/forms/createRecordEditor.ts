import { changedParts, mergeEdits, withChoices, type Choices, isSamePart } from '@portal/domain'
import { FORM_ERROR, createForm, type FormApi } from 'final-form'
import { atom, type ReadableAtom } from 'nanostores'
import type { CallFailure } from '../app/attempt.ts'
import type { DraftStore } from '../session/draftStore.ts'
import { draftOf } from './draftOf.ts'
import type { KeptTheirs, RecordConflict, RecordEdit, RecordKind, SavedRecord } from './recordKind.ts'
import { keepAlso, type SaveOutcome } from './saveRecord.ts'

export interface RecordEditorOptions<Saved extends SavedRecord, Values extends object, Field extends string, Answer> {
  record: Saved
  kind: Omit<RecordKind<Saved, Values, Field, object>, 'toPayload'>
  drafts: DraftStore
  send: (edit: RecordEdit<Values>) => Promise<SaveOutcome<Saved, Values, Field, Answer>>
  /** Reads the saved record from an answer, if the page stays open after a save. */
  savedAs?: ((answer: Answer) => Saved) | undefined
}

/** A form's state besides its fields. */
export interface EditorState<Values, Field extends string, Answer> {
  /** The last save, until the user types again. */
  saved: { answer: Answer; edit: RecordEdit<Values> } | null
  keptTheirs: KeptTheirs<Field> | null
  /** Whether the form's text was restored from a draft. */
  isRestored: boolean
}

/** The error that final-form keeps after a failed save. */
export interface SubmitError {
  failure?: CallFailure
  conflict?: object
}

export interface RecordEditor<Values extends object, Field extends string, Answer> {
  form: RecordFormApi<Values>
  state: ReadableAtom<EditorState<Values, Field, Answer>>
  version: () => number
  conflictWith: (theirs: object) => RecordConflict<Values, Field>
  change: (change: Partial<Values>) => void
  setUnreadable: (fields: number) => void
  save: () => boolean
  resolve: (choices: Choices<Field>) => void
  discard: () => void
  /** Starts storing the unsaved values while they differ from the saved ones; returns a function that stops it. */
  keepDrafts: () => () => void
}

/** Edits one record, without a page: final-form for the fields, plus draft, version and other users' changes. */
export function createRecordEditor<Saved extends SavedRecord, Values extends object, Field extends string, Answer>(
  { record, kind, drafts, send, savedAs }: RecordEditorOptions<Saved, Values, Field, Answer>,
): RecordEditor<Values, Field, Answer> {
  const { name, parts } = kind
  const asEdit = (from: Saved): RecordEdit<Values> => ({ version: from.Version, base: kind.valuesOf(from), values: kind.valuesOf(from) })
  const saved = asEdit(record)
  const found = draftOf(saved, drafts.read(name))
  const start = found ?? saved
  let { version } = start
  let newest = record
  const state = atom<EditorState<Values, Field, Answer>>({ saved: null, keptTheirs: null, isRestored: found !== null })
  const note = (change: Partial<EditorState<Values, Field, Answer>>) => state.set({ ...state.get(), ...change })

  const form: RecordFormApi<Values> = createRecordForm(start, {
    check: kind.check,
    bound: kind.bound,
    async onSubmit(values) {
      const outcome = await send({ version, base: baseOf(form), values })
      if (outcome.kind === 'refused') return refusal(outcome.failure, kind.refusable ?? [])
      if (outcome.kind === 'conflict') return { [FORM_ERROR]: { conflict: outcome.record } satisfies SubmitError }
      drafts.drop(name)
      note({ saved: outcome, keptTheirs: keepAlso(state.get().keptTheirs, outcome.keptTheirs), isRestored: false })
      if (savedAs) begin(asEdit((newest = savedAs(outcome.answer))))
      return undefined
    },
  })

  function begin(edit: RecordEdit<Values>) {
    version = edit.version
    restart(form, edit)
  }

  function conflictWith(theirs: object): RecordConflict<Values, Field> {
    const base = baseOf(form)
    const { values } = form.getState()
    return { who: (theirs as Saved).UpdatedBy, record: theirs, ...mergeEdits(parts, { base, mine: values, theirs: kind.valuesOf(theirs as Saved) }) }
  }

  async function submit() {
    await form.submit()
    const theirs = conflictOf(form)
    // The merged record has a problem, which the form now shows.
    if (theirs && conflictWith(theirs).conflicts.length === 0) resolve({})
  }

  function resolve(choices: Choices<Field>) {
    const theirs = conflictOf(form)
    if (!theirs) return
    const conflict = conflictWith(theirs)
    newest = theirs as Saved
    note({ keptTheirs: keepAlso(state.get().keptTheirs, { who: conflict.who, fields: conflict.onlyTheirs }) })
    begin({ version: newest.Version, base: conflict.theirs, values: withChoices(parts, conflict, choices) })
    void submit()
  }

  return {
    form,
    state,
    version: () => version,
    conflictWith,
    change(change) {
      if (state.get().saved) note({ saved: null, keptTheirs: null })
      putValues(form, change)
    },
    setUnreadable(fields) {
      form.setConfig('validate', (values) => ({ ...kind.check(values), ...(fields > 0 && { unreadable: 'unreadable' }) }))
    },
    save() {
      void submit()
      return form.getState().hasValidationErrors !== true
    },
    resolve,
    discard() {
      newest = (conflictOf(form) as Saved | null) ?? newest
      note({ saved: null, keptTheirs: null, isRestored: false })
      begin(asEdit(newest))
      drafts.drop(name)
    },
    keepDrafts() {
      let wasKept = false
      return form.subscribe(
        ({ values, initialValues }) => {
          const base = initialValues as Values
          const isNow = changedParts(parts, base, values).length > 0
          if (isNow) drafts.keep(name, { version, base, values } satisfies RecordEdit<Values>)
          else if (wasKept) drafts.drop(name)
          wasKept = isNow
        },
        { values: true, initialValues: true },
      )
    },
  }
}

export function baseOf<Values extends object>(form: RecordFormApi<Values>): Values {
  return form.getState().initialValues as Values
}

/** Another user's save that conflicts, until the user types again. */
function conflictOf<Values extends object>(form: RecordFormApi<Values>): object | null {
  const { submitError, dirtySinceLastSubmit } = form.getState()
  return dirtySinceLastSubmit ? null : ((submitError as SubmitError | undefined)?.conflict ?? null)
}

/** The service's message for its field, if the field shows messages. */
function refusal(failure: CallFailure, refusable: readonly string[]): object {
  const field = failure.kind === 'service' ? failure.field : undefined
  const isShown = field !== undefined && refusable.includes(field) && failure.kind === 'service'
  return isShown ? { [field]: failure.message } : { [FORM_ERROR]: { failure } satisfies SubmitError }
}

export type RecordFormApi<Values extends object> = FormApi<Values>

/** A final-form over the values of a record: each key is a field, compared by value. */
export function createRecordForm<Values extends object>(
  edit: RecordEdit<Values>,
  config: { check: (values: Values) => object; onSubmit: (values: Values) => Promise<object | undefined>; bound?: readonly string[] },
): RecordFormApi<Values> {
  const form = createForm<Values>({ initialValues: edit.base, validate: config.check, onSubmit: config.onSubmit })
  // All fields are registered, because react-final-form resets an unregistered one to its initial value.
  for (const field of [...Object.keys(edit.base), ...(config.bound ?? [])]) form.registerField(field as keyof Values, () => {}, {}, { isEqual: isSamePart })
  putValues(form, edit.values)
  return form
}

function restart<Values extends object>(form: RecordFormApi<Values>, { base, values }: Pick<RecordEdit<Values>, 'base' | 'values'>): void {
  form.batch(() => {
    form.reset(base)
    putValues(form, values)
  })
}

export function putValues<Values extends object>(form: RecordFormApi<Values>, values: Partial<Values>): void {
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field as keyof Values, value as Values[keyof Values])
  })
}
