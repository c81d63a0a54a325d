import { mergeEdits } from '@portal/domain'
import { attempt, type CallFailure } from '../app/attempt.ts'
import type { KeptTheirs, RecordEdit, RecordKind, SavedRecord } from './recordKind.ts'

/** The outcome of a save. */
export type SaveOutcome<Saved, Values, Field extends string, Answer> =
  /** The edit was saved. `edit` has the saved values and the ones that they replaced. */
  | { kind: 'saved'; answer: Answer; edit: RecordEdit<Values>; keptTheirs: KeptTheirs<Field> | null }
  /** Another user saved meanwhile, and the changes can't be merged automatically. */
  | { kind: 'conflict'; record: Saved }
  | { kind: 'refused'; failure: CallFailure }

/** Saves an edit, in the action of a route. If another user saved other fields meanwhile, merges both and saves again. */
export async function saveRecord<Saved extends SavedRecord, Values extends object, Field extends string, Payload, Answer>(
  kind: RecordKind<Saved, Values, Field, object, Payload>,
  edit: RecordEdit<Values>,
  save: (payload: Payload) => Promise<Answer>,
): Promise<SaveOutcome<Saved, Values, Field, Answer>> {
  let tried = edit
  let keptTheirs: KeptTheirs<Field> | null = null
  for (;;) {
    const asked = await attempt(save(kind.toPayload(tried)))
    if (asked.ok) return { kind: 'saved', answer: asked.value, edit: tried, keptTheirs }
    const record = currentRecord<Saved>(asked.failure)
    if (record === null || record.Version === tried.version) return { kind: 'refused', failure: asked.failure }
    const { merged, theirs, conflicts, onlyTheirs } = mergeEdits(kind.parts, { base: tried.base, mine: tried.values, theirs: kind.valuesOf(record) })
    // Two changes that are each valid may be invalid together.
    if (conflicts.length > 0 || Object.keys(kind.check(merged)).length > 0) return { kind: 'conflict', record }
    tried = { version: record.Version, base: theirs, values: merged }
    keptTheirs = keepAlso(keptTheirs, { who: record.UpdatedBy, fields: onlyTheirs })
  }
}

/** The changes of other users that were kept, with the name of the last one; null if none were kept. */
export function keepAlso<Field extends string>(before: KeptTheirs<Field> | null, now: KeptTheirs<Field> | null): KeptTheirs<Field> | null {
  if (now === null || now.fields.length === 0) return before
  return { who: now.who, fields: [...new Set([...(before?.fields ?? []), ...now.fields])] }
}

/** The record as another user saved it, from the refusal 409 `CONFLICT`; null for any other failure. */
export function currentRecord<Saved>(failure: CallFailure | null): Saved | null {
  if (failure?.kind !== 'service' || failure.code !== 'CONFLICT') return null
  const { body } = failure
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as Saved) : null
}
