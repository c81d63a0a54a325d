import type { MergedEdits, RecordParts } from '@portal/domain'

/** An edit: the record's values when it was read, and the values typed now. */
export interface RecordEdit<Values> {
  version: number
  base: Values
  values: Values
}

/** A record that is saved with the version in which it was read. */
export interface SavedRecord {
  Version: number
  /** The name of the user who last changed the record; empty if unknown. */
  UpdatedBy: string
}

/** The version and author of a record that doesn't exist yet. */
export const newRecord = { Version: 0, UpdatedBy: '' } as const

/** How a form edits one kind of record; shared by its page and its tests. */
export interface RecordKind<Saved extends SavedRecord, Values extends object, Field extends string, Problem extends object, Payload = object> {
  /** The name of the draft, such as `user:12`. */
  name: string
  parts: RecordParts<Values, Field>
  valuesOf: (saved: Saved) => Values
  /** Finds the problems that prevent saving, by field or a part of it. */
  check: (values: Values) => Problem
  /** Returns the payload of the call that saves. */
  toPayload: (edit: RecordEdit<Values>) => Payload
  /** The fields, by their names in the contract, that show the service's messages. */
  refusable?: readonly string[]
  /** Paths in a field that have their own controls, such as `user.FirstName`. */
  bound?: readonly string[]
}

/** Another user's changes that a save kept. */
export interface KeptTheirs<Field extends string> {
  who: string
  fields: Field[]
}

export interface RecordConflict<Values, Field extends string> extends MergedEdits<Values, Field> {
  who: string
  /** The record as the other user saved it; the same object during one conflict. */
  record: object
}

/** The parts and values of a record as text, for conflicts, receipts and the question about unsaved changes. */
export interface EditWords<Values, Field extends string> {
  nameOf: (field: Field) => string
  /** Returns the text of a field's value; empty without a value. */
  textOf: (field: Field, values: Values) => string
}
