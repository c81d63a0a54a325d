import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Attempt, CallFailure } from '../app/attempt.ts'
import { asJson, toJson } from '../app/sentJson.ts'
import { useDraft } from '../app/useDraft.ts'
import { changedFields, mergeEdits, withChoices, type Choices, type MergedEdits, type RecordParts } from './mergeEdits.ts'

/** An edit under way: the record as it was read, and as it is typed now. */
export interface RecordEdit<Values> {
  version: number
  base: Values
  values: Values
}

/** A record that is read, edited and saved with the version it was read in. */
export interface RecordKind<Saved, Values extends object, Field extends string, Problem, Answer = Saved> {
  /** Of the draft, such as `user:12`. */
  name: string
  parts: RecordParts<Values, Field>
  valuesOf: (saved: Saved) => Values
  /** 0 for one that is to be made. */
  versionOf: (saved: Saved) => number
  /** Who changed it last; empty where nobody is named. */
  changedBy: (saved: Saved) => string
  /** What cannot be saved, by field or by a place within one. */
  check: (values: Values) => Problem
  /** The payload for the route's action. */
  toPayload: (edit: RecordEdit<Values>) => object
  /** The record as the action's answer has it; null where the page is left after a save. */
  savedAs: (answer: Answer) => Saved | null
  /** Fields, as the wire names them, that show the service's own words about them. */
  refusable: readonly string[]
  /** A draft out of the tab's storage; null where something else stands there. */
  isValues: (stored: unknown) => stored is Values
}

export interface RecordConflict<Values, Field extends string> extends MergedEdits<Values, Field> {
  who: string
  /** The record as they saved it; the same object as long as it is this conflict. */
  record: object
}

export interface RecordEditing<Values, Field extends string, Problem = object, Answer = unknown> {
  parts: RecordParts<Values, Field>
  edit: RecordEdit<Values>
  changed: Field[]
  /** Empty until somebody tried to save. */
  problems: Partial<Problem>
  /** How many things stand in the way of saving; 0 until somebody tried. */
  problemCount: number
  /** The service's own words about a field, by its name on the wire. */
  refusals: Partial<Record<string, string>>
  /** What failed and belongs to no field; null where nothing did, or where it is a conflict. */
  failure: CallFailure | null
  /** Somebody saved since this record was read. */
  conflict: RecordConflict<Values, Field> | null
  /** What the action answered to a save that succeeded. */
  saved: Answer | null
  /** What somebody else had changed and the last save kept; null where nothing was. */
  keptTheirs: { who: string; fields: Field[] } | null
  isSaving: boolean
  isRestored: boolean
  change: (change: Partial<Values>) => void
  /** How many fields hold text that is no value: saving would lose it. */
  setUnreadable: (fields: number) => void
  /** Answers whether it was sent: not while something is missing. */
  save: () => boolean
  /** Saves with a choice for each part of the conflict. */
  resolve: (choices: Choices<Field>) => void
  /** Gives up what was typed and takes the record as it is. */
  discard: () => void
}

/** One person's edit of a record: kept over reloads, saved with its version, merged where somebody else saved meanwhile. */
export function useRecordEdit<Saved extends object, Values extends object, Field extends string, Problem extends object, Answer>(
  record: Saved,
  kind: RecordKind<Saved, Values, Field, Problem, Answer>,
): RecordEditing<Values, Field, Problem, Answer> {
  const { parts } = kind
  const begin = (saved: Saved): RecordEdit<Values> => ({ version: kind.versionOf(saved), base: kind.valuesOf(saved), values: kind.valuesOf(saved) })
  const [edit, setEdit] = useState(() => begin(record))
  const [wasTried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(0)
  const [keptTheirs, setKeptTheirs] = useState<{ who: string; fields: Field[] } | null>(null)
  const [judged, setJudged] = useState<Attempt<Answer> | undefined>(undefined)
  const fetcher = useFetcher<Attempt<Answer>>()
  const answer = fetcher.state === 'idle' && fetcher.data !== judged ? fetcher.data : undefined
  const saved = answer?.ok ? answer.value : null
  const refusal = answer?.ok === false ? answer.failure : null
  const changed = changedFields(parts, edit.base, edit.values)
  const draft = useDraft(kind.name, changed.length > 0 && !saved ? edit : null, (stored) => readEdit(stored, kind.isValues))
  const [restored, setRestored] = useState<RecordEdit<Values> | null>(null)
  if (draft.found && draft.found !== restored) {
    setRestored(draft.found)
    setEdit(draft.found)
  }

  const problems = kind.check(edit.values)
  const count = Object.keys(problems).length + Math.min(unreadable, 1)
  const theirs = currentRecord<Saved>(refusal)
  const refused = refusedField(refusal, kind.refusable)
  const conflict = theirs && {
    who: kind.changedBy(theirs),
    record: theirs,
    ...mergeEdits(parts, { base: edit.base, mine: edit.values, theirs: kind.valuesOf(theirs) }),
  }
  const send = (next: RecordEdit<Values>) => {
    // What the last answer said is dealt with: it must not be read again before the next one is here.
    setJudged(fetcher.data)
    void fetcher.submit(toJson(kind.toPayload(next)), asJson)
  }
  const resolve = (choices: Choices<Field>) => {
    if (!conflict || !theirs) return
    const next = { version: kind.versionOf(theirs), base: conflict.theirs, values: withChoices(parts, conflict, choices) }
    if (conflict.onlyTheirs.length > 0) setKeptTheirs({ who: conflict.who, fields: conflict.onlyTheirs })
    setEdit(next)
    // What each of them may save alone may not hold together.
    if (Object.keys(kind.check(next.values)).length > 0) setJudged(fetcher.data)
    else send(next)
  }
  // Nobody changed what the other did: both are kept without asking.
  useSending(conflict?.conflicts.length === 0, () => resolve({}))

  return {
    parts,
    edit,
    changed,
    problems: wasTried ? problems : {},
    problemCount: wasTried ? count : 0,
    refusals: refused,
    failure: theirs || Object.keys(refused).length > 0 ? null : refusal,
    conflict,
    saved,
    keptTheirs,
    isSaving: fetcher.state !== 'idle',
    isRestored: restored !== null && changed.length > 0,
    setUnreadable,
    change(change) {
      // A refusal is about what was sent; a saved record is what is edited from now on.
      setJudged(fetcher.data)
      const next = saved && kind.savedAs(saved)
      if (next) setKeptTheirs(null)
      setEdit((before) => {
        const from = next ? begin(next) : before
        return { ...from, values: { ...from.values, ...change } }
      })
    },
    save() {
      setTried(true)
      if (count > 0) return false
      send(edit)
      return true
    },
    resolve,
    discard() {
      draft.drop()
      setRestored(null)
      setTried(false)
      setKeptTheirs(null)
      setJudged(fetcher.data)
      setEdit(begin(theirs ?? (saved && kind.savedAs(saved)) ?? record))
    },
  }
}

/** Sends once what needs no answer of the person. */
function useSending(isWanted: boolean, send: () => void): void {
  useEffect(() => {
    if (isWanted) send()
  })
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
function refusedField(failure: CallFailure | null, refusable: readonly string[]): Partial<Record<string, string>> {
  return failure?.kind === 'service' && failure.field !== undefined && refusable.includes(failure.field) ? { [failure.field]: failure.message } : {}
}
