import * as v from 'valibot'
import { importChoices, importStates, personColumns } from '@portal/domain'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId } from './people.ts'
import { count, wholeNumber } from './shapes.ts'

/** The most rows of one file, its heading not counted. */
export const importRowsAtMost = 100_000

/** The number of a row in its file, as a spreadsheet shows it: the heading is row 1. */
export const rowNumber = wholeNumber(1, 1_000_000)

/** What a row may say of a person. A field that is missing or empty changes nothing. */
const personOf = ({ line, note, email, phone, isoDate }: FieldShapes) => v.object({
  Name: v.optional(line(100)),
  FirstName: v.optional(line(100)),
  LastName: v.optional(line(100)),
  Email: v.optional(email),
  Phone: v.optional(phone),
  Unit: v.optional(line(20)),
  /** The name of a user group, in any letter case. */
  UserGroup: v.optional(line(50)),
  DirectoryPin: v.optional(line(5)),
  /** Dates in the property's zone; the person may pass to the end of the last day. */
  validFrom: v.optional(isoDate),
  validUntil: v.optional(isoDate),
  Notes: v.optional(note(1000)),
})

export const enteredRow = v.object({
  Row: rowNumber,
  /** What to do if the person is there already: change them, leave the row out, or make a second person. */
  Choice: v.optional(v.picklist(importChoices), 'merge'),
  Person: personOf(entered),
})

/** One field of a person before and after; `From` is empty for a new person. */
const changedField = v.looseObject({ Field: v.picklist(personColumns), From: v.string(), To: v.string() })

const rowOf = {
  Row: v.number(),
  Name: v.string(),
  /** The person whom the row makes or changes; null if nobody yet. */
  UserID: v.nullable(numberId),
  Changes: v.array(changedField),
  /** Why the row is refused or its person stays, such as `TAKEN`; empty otherwise. */
  Code: v.string(),
  message: v.string(),
}

export const plannedRow = v.looseObject({ ...rowOf, Result: v.picklist(['create', 'change', 'unchanged', 'skip', 'conflict']) })

/** A door and how many people the rows let in there, and shut out, at some time of the week. */
export const doorEffect = v.looseObject({ PortID: v.string(), PortName: v.string(), IsOffline: v.boolean(), Gains: count, Loses: count })

export const importedRow = v.looseObject({
  ...rowOf,
  Person: personOf(answered),
  Outcome: v.picklist(['waiting', 'created', 'changed', 'unchanged', 'skipped', 'failed']),
  /** `open`: can be taken back; `blocked`: something has built on it, and `message` says what; `none`: nothing to take back. */
  Undo: v.picklist(['none', 'open', 'waiting', 'undone', 'blocked']),
})

export const importRecord = v.looseObject({
  ImportID: numberId,
  FileName: v.string(),
  PropertyID: numberId,
  PropertyName: v.string(),
  /** Who made it. */
  By: v.string(),
  State: v.picklist(importStates),
  /** Why it waits, if nobody paused it; empty otherwise. */
  Reason: v.string(),
  Rows: count,
  /** How many rows have an outcome. */
  Done: count,
  Created: count,
  Changed: count,
  Unchanged: count,
  Skipped: count,
  Failed: count,
  /** How many rows were taken back, wait to be, and could not be. */
  Undone: count,
  UndoWaiting: count,
  UndoRefused: count,
  /** How many rows can still be taken back, if nothing has built on them. */
  Undoable: count,
  /** ISO instants; null: not yet. */
  CreatedAt: v.string(),
  StartedAt: v.nullable(v.string()),
  EndedAt: v.nullable(v.string()),
  UndoUntil: v.nullable(v.string()),
  /** Whether the viewer may start, pause, cancel and take it back. */
  IsOwn: v.boolean(),
})
