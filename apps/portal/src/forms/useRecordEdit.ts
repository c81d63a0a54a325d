import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Attempt, CallFailure } from '../app/attempt.ts'
import { asJson, toJson } from '../app/sentJson.ts'
import { useDraft } from '../app/useDraft.ts'
import { changedFields, mergeEdits, withChoices, type MergedEdits } from './mergeEdits.ts'

/** An edit under way: the record as it was read, and as it is typed now. */
export interface RecordEdit<Values> {
  version: number
  base: Values
  values: Values
}

/** A record that is read, edited and saved with the version it was read in. */
export interface RecordKind<Saved, Values extends object, Field extends keyof Values & string, Problem> {
  /** Of the draft, such as `user:12`. */
  name: string
  fields: readonly Field[]
  valuesOf: (saved: Saved) => Values
  versionOf: (saved: Saved) => number
  /** Who changed it last; empty where nobody is named. */
  changedBy: (saved: Saved) => string
  check: (values: Values) => Partial<Record<Field, Problem>>
  /** The payload for the route's action, which answers the record as it then is. */
  toPayload: (edit: RecordEdit<Values>) => object
  /** A draft out of the tab's storage; null where something else stands there. */
  isValues: (stored: unknown) => stored is Values
}

export interface RecordConflict<Saved, Values, Field extends string> extends MergedEdits<Values, Field> {
  theirs: Saved
  who: string
}

export interface RecordEditing<Saved, Values, Field extends string, Problem> {
  edit: RecordEdit<Values>
  changed: Field[]
  /** Empty until somebody tried to save. */
  problems: Partial<Record<Field, Problem>>
  /** The service's own words about a field. */
  refusals: Partial<Record<Field, string>>
  /** What failed and belongs to no field; null where nothing did, or where it is a conflict. */
  failure: CallFailure | null
  /** Somebody saved since this record was read. */
  conflict: RecordConflict<Saved, Values, Field> | null
  /** The record after a save that succeeded. */
  saved: Saved | null
  /** What somebody else had changed and the last save kept; null where nothing was. */
  keptTheirs: { who: string; fields: Field[] } | null
  isSaving: boolean
  isRestored: boolean
  change: (change: Partial<Values>) => void
  /** Answers whether it was sent: not while something is missing. */
  save: () => boolean
  /** Saves with a choice for each field of the conflict. */
  resolve: (choices: Partial<Record<Field, 'mine' | 'theirs'>>) => void
  /** Gives up what was typed and takes the record as it is. */
  discard: () => void
}

/** One person's edit of a record: kept over reloads, saved with its version, merged where somebody else saved meanwhile. */
export function useRecordEdit<Saved extends object, Values extends object, Field extends keyof Values & string, Problem>(
  record: Saved,
  kind: RecordKind<Saved, Values, Field, Problem>,
): RecordEditing<Saved, Values, Field, Problem> {
  const begin = (saved: Saved): RecordEdit<Values> => ({ version: kind.versionOf(saved), base: kind.valuesOf(saved), values: kind.valuesOf(saved) })
  const [edit, setEdit] = useState(() => begin(record))
  const [wasTried, setTried] = useState(false)
  const [keptTheirs, setKeptTheirs] = useState<{ who: string; fields: Field[] } | null>(null)
  const [judged, setJudged] = useState<Attempt<Saved> | undefined>(undefined)
  const fetcher = useFetcher<Attempt<Saved>>()
  const answer = fetcher.state === 'idle' && fetcher.data !== judged ? fetcher.data : undefined
  const saved = answer?.ok ? answer.value : null
  const refusal = answer?.ok === false ? answer.failure : null
  const changed = changedFields(kind.fields, edit.base, edit.values)
  const draft = useDraft(kind.name, changed.length > 0 && !saved ? edit : null, (stored) => readEdit(stored, kind.isValues))
  const [restored, setRestored] = useState<RecordEdit<Values> | null>(null)
  if (draft.found && draft.found !== restored) {
    setRestored(draft.found)
    setEdit(draft.found)
  }

  const problems = kind.check(edit.values)
  const theirs = currentRecord<Saved>(refusal)
  const refused = refusedField(refusal, kind.fields)
  const conflict = theirs && {
    theirs,
    who: kind.changedBy(theirs),
    ...mergeEdits(kind.fields, { base: edit.base, mine: edit.values, theirs: kind.valuesOf(theirs) }),
  }
  const send = (next: RecordEdit<Values>) => {
    // What the last answer said is dealt with: it must not be read again before the next one is here.
    setJudged(fetcher.data)
    void fetcher.submit(toJson(kind.toPayload(next)), asJson)
  }

  return {
    edit,
    changed,
    problems: wasTried ? problems : {},
    refusals: refused,
    failure: theirs || Object.keys(refused).length > 0 ? null : refusal,
    conflict,
    saved,
    keptTheirs,
    isSaving: fetcher.state !== 'idle',
    isRestored: restored !== null && changed.length > 0,
    change(change) {
      setEdit((before) => ({ ...before, values: { ...before.values, ...change } }))
      // A refusal is about what was sent; a saved record is what is edited from now on.
      setJudged(fetcher.data)
      if (saved) setEdit({ ...begin(saved), values: { ...kind.valuesOf(saved), ...change } })
    },
    save() {
      setTried(true)
      if (Object.keys(problems).length > 0) return false
      setKeptTheirs(null)
      send(edit)
      return true
    },
    resolve(choices) {
      if (!conflict) return
      const next = { version: kind.versionOf(conflict.theirs), base: kind.valuesOf(conflict.theirs), values: withChoices(conflict.merged, edit.values, choices) }
      if (conflict.onlyTheirs.length > 0) setKeptTheirs({ who: conflict.who, fields: conflict.onlyTheirs })
      setEdit(next)
      send(next)
    },
    discard() {
      draft.drop()
      setRestored(null)
      setTried(false)
      setJudged(fetcher.data)
      setEdit(begin(theirs ?? saved ?? record))
    },
  }
}

function readEdit<Values>(stored: unknown, isValues: (stored: unknown) => stored is Values): RecordEdit<Values> | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, base, values }: Partial<Record<string, unknown>> = { ...stored }
  return typeof version === 'number' && isValues(base) && isValues(values) ? { version, base, values } : null
}

/** The record as somebody else saved it, from a refusal with 409 `CONFLICT`. */
function currentRecord<Saved>(failure: CallFailure | null): Saved | null {
  if (failure?.kind !== 'service' || failure.code !== 'CONFLICT') return null
  const { body } = failure
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as Saved) : null
}

/** What the service says about one field: taken by somebody, or not valid. */
function refusedField<Field extends string>(failure: CallFailure | null, fields: readonly Field[]): Partial<Record<Field, string>> {
  const refused: Partial<Record<Field, string>> = {}
  if (failure?.kind !== 'service') return refused
  const field = fields.find((name) => name === failure.field)
  if (field !== undefined) refused[field] = failure.message
  return refused
}
