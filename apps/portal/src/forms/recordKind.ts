import type { MergedEdits, RecordParts } from '@portal/domain'

/** An edit: the record as read, and as typed now. */
export interface RecordEdit<Values> {
  version: number
  base: Values
  values: Values
}

/** A record that is saved with the version in which it was read. */
export interface SavedRecord {
  Version: number
  /** Who changed it last; empty if unknown. */
  UpdatedBy: string
}

/** A record that doesn't exist yet. */
export const newRecord = { Version: 0, UpdatedBy: '' } as const

/** How a form edits a record; shared by its page and its route's action. */
export interface RecordKind<Saved extends SavedRecord, Values extends object, Field extends string, Problem extends object, Payload = object> {
  /** The draft's name, such as `user:12`. */
  name: string
  parts: RecordParts<Values, Field>
  valuesOf: (saved: Saved) => Values
  /** Problems that prevent saving, by field or a part of it. */
  check: (values: Values) => Problem
  /** The payload of the save call. */
  toPayload: (edit: RecordEdit<Values>) => Payload
  /** Fields, by wire name, that show the service's messages. */
  refusable?: readonly string[]
  /** Paths within a field with their own controls, such as `user.FirstName`. */
  bound?: readonly string[]
}

/** The part of a kind that a page needs. `toPayload` stays with the route's action, which sends the record. */
export type EditedKind<Saved extends SavedRecord, Values extends object, Field extends string, Problem extends object> = Omit<RecordKind<Saved, Values, Field, Problem>, 'toPayload'>

/** Another user's changes that a save kept. */
export interface KeptTheirs<Field extends string> {
  who: string
  fields: Field[]
}

export interface RecordConflict<Values, Field extends string> extends MergedEdits<Values, Field> {
  who: string
  /** The record as they saved it; the same object during one conflict. */
  record: object
}
