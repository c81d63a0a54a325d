import type { MergedEdits, RecordParts } from '@portal/domain'

/** An edit under way: the record as read, and as it is typed now. */
export interface RecordEdit<Values> {
  version: number
  base: Values
  values: Values
}

/** A record that is read, edited and saved with the version it was read in: what its page and its route's action both know. */
export interface RecordKind<Saved, Values extends object, Field extends string, Problem extends object, Payload = object> {
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
  /** The payload of the call that saves it. */
  toPayload: (edit: RecordEdit<Values>) => Payload
  /** Fields, as the wire names them, that show the service's own words about them. */
  refusable: readonly string[]
  /** Names within a field whose controls are bound one by one, such as `user.FirstName`. */
  bound?: readonly string[]
  /** A draft out of the tab's storage; false where something else stands there. */
  isValues: (stored: unknown) => stored is Values
}

/** The same as its page knows it; only the route's action sends. */
export type EditedKind<Saved, Values extends object, Field extends string, Problem extends object> = Omit<RecordKind<Saved, Values, Field, Problem>, 'toPayload'>

/** What someone else had changed, and a save kept. */
export interface KeptTheirs<Field extends string> {
  who: string
  fields: Field[]
}

export interface RecordConflict<Values, Field extends string> extends MergedEdits<Values, Field> {
  who: string
  /** The record as they saved it; the same object as long as it is this conflict. */
  record: object
}
