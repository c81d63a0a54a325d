import * as v from 'valibot'
import { importChoices, importColumns, importKinds, importStates } from '@portal/domain'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId } from './people.ts'
import { count, wholeNumber } from './shapes.ts'

/** The largest number of rows in one file, not counting its headings. */
export const importRowsAtMost = 100_000

/** The number of a row in its file, as a spreadsheet shows it; the headings are row 1. */
export const rowNumber = wholeNumber(1, 1_000_000)

/** The fields of a user's row. A missing or empty field changes nothing. Entry methods are added, and never returned. */
const personOf = ({ line, note, email, phone, isoDate }: FieldShapes) => v.object({
  Name: v.optional(line(100)),
  FirstName: v.optional(line(100)),
  LastName: v.optional(line(100)),
  Email: v.optional(email),
  Phone: v.optional(phone),
  Unit: v.optional(line(20)),
  /** The name of a user group, in upper or lower case. */
  UserGroup: v.optional(line(50)),
  /** The digits of a PIN. */
  GateCode: v.optional(line(20)),
  /** An H10301 card as `readCardCell` reads it, or only its number beside `FacilityCode`. */
  CardNumber: v.optional(line(128)),
  FacilityCode: v.optional(line(20)),
  /** A phone number from which the user opens doors. */
  PhoneEntry: v.optional(line(32)),
  DirectoryPin: v.optional(line(5)),
  /** The first day of access as a date in the property's zone; the next field is the last day, which is included. */
  validFrom: v.optional(isoDate),
  validUntil: v.optional(isoDate),
  Notes: v.optional(note(1000)),
})

/** The fields of a call group's row. A missing or empty field changes nothing. */
const callGroupOf = ({ line, note }: FieldShapes) => v.object({
  /** The name of the call group: 5 to 15 characters, unique in the account (specification §5). */
  Name: v.optional(line(80)),
  /** “Video” or “Voice”; an existing group keeps its kind. If it is omitted, the row's members decide. */
  CallKind: v.optional(line(20)),
  DirectoryPin: v.optional(line(5)),
  /** Up to three users to call first, separated by “;”: an email address, a name, or a name with the unit, such as 'Ana Ruiz (1204)'. */
  FirstCalled: v.optional(note(800)),
  SecondCalled: v.optional(note(800)),
  /** Phone numbers, separated by “;”, each with its label if it has one: 'Leasing desk: (713) 555-0100'. */
  Numbers: v.optional(note(1000)),
})

/** The fields of a code's row. A missing or empty field changes nothing. */
const codeOf = ({ line, note, isoDate }: FieldShapes) => v.object({
  /** The user of the code: an email address, a name, or a name with the unit; a shared code if omitted. */
  Person: v.optional(line(254)),
  /** The type of the code: 'Gate code', 'Keypad code', 'Access card', 'Prox card', 'RFID tag', 'Clicker' or 'Phone number'. */
  CodeType: v.optional(line(40)),
  /** The digits, or a card in any notation that `readCardCell` reads, such as '118-04419'. */
  Code: v.optional(line(128)),
  /** The format of a card, 'H10301' if omitted. */
  CardFormat: v.optional(line(20)),
  Label: v.optional(line(80)),
  /** The names of the code's locations, separated by “;”; all of the property if omitted. */
  Places: v.optional(note(800)),
  /** The first day of the code as a date in the property's zone; the next field is the last day, which is included. */
  validFrom: v.optional(isoDate),
  validUntil: v.optional(isoDate),
})

/** The fields of a contact's row. A missing or empty field changes nothing. */
const contactOf = ({ line, note, email, phone }: FieldShapes) => v.object({
  Name: v.optional(line(100)),
  Relation: v.optional(line(60)),
  Phone: v.optional(phone),
  Email: v.optional(email),
  /** The user of the contact: an email address, a name, or a name with the unit; the property if omitted. */
  Person: v.optional(line(254)),
  Notes: v.optional(note(1000)),
})

/** The fields of a holiday's row. */
const holidayOf = ({ line, isoDate }: FieldShapes) => v.object({
  Name: v.optional(line(80)),
  FirstDay: v.optional(isoDate),
  /** The last day of the holiday; the first day if omitted. */
  LastDay: v.optional(isoDate),
})

/** The fields of a schedule's row. A missing or empty field changes nothing. */
const scheduleOf = ({ line, note }: FieldShapes) => v.object({
  Name: v.optional(line(80)),
  /** The names of the doors, separated by “;”; every door of the property if a new schedule names none. */
  Doors: v.optional(note(800)),
  /** The weekly hours in the property's time, such as 'Mon-Fri 08:00-18:00; Sat 09:00-13:00'. */
  Hours: v.optional(note(400)),
})

/** The kind of records that an import has. */
export const importKind = v.picklist(importKinds)

export const enteredRow = v.object({
  Row: rowNumber,
  /** What to do if the record already exists: change it, omit the row, or create a second user. */
  Choice: v.optional(v.picklist(importChoices), 'merge'),
  /** The fields of a user's row. A row has one of these, as its import's kind says. */
  Person: v.optional(personOf(entered)),
  CallGroup: v.optional(callGroupOf(entered)),
  AccessCode: v.optional(codeOf(entered)),
  Contact: v.optional(contactOf(entered)),
  Holiday: v.optional(holidayOf(entered)),
  Schedule: v.optional(scheduleOf(entered)),
})

/** A changed field with its values before and after; `From` is empty for a new record. */
const changedField = v.looseObject({ Field: v.picklist(importColumns), From: v.string(), To: v.string() })

const rowOf = {
  Row: v.number(),
  Name: v.string(),
  /** The id of the record that the row creates or changes; null before that. */
  RecordID: v.nullable(numberId),
  Changes: v.array(changedField),
  /**
   * Why the row is refused or its record stays, such as `TAKEN`. `CALL_ENDS_HERE` is also set for a call group that reaches no one. Empty otherwise.
   */
  Code: v.string(),
  message: v.string(),
}

export const plannedRow = v.looseObject({
  ...rowOf,
  Result: v.picklist(['create', 'change', 'unchanged', 'skip', 'conflict']),
  /** The name of the row's unit, if the account has no such unit yet; empty otherwise. */
  NewUnit: v.string(),
})

/** A door with the numbers of users who gain and lose access there at some time of the week. */
export const doorEffect = v.looseObject({ PortID: v.string(), PortName: v.string(), IsOffline: v.boolean(), Gains: count, Loses: count })

export const importedRow = v.looseObject({
  ...rowOf,
  /** The fields of a user's row. A row has one of these, as its import's kind says; those of a code stay encrypted. */
  Person: v.optional(personOf(answered)),
  CallGroup: v.optional(callGroupOf(answered)),
  Contact: v.optional(contactOf(answered)),
  Holiday: v.optional(holidayOf(answered)),
  Schedule: v.optional(scheduleOf(answered)),
  Outcome: v.picklist(['waiting', 'created', 'changed', 'unchanged', 'skipped', 'failed']),
  /** Whether the row can be undone. `open`: it can; `blocked`: later changes depend on it, and `message` names them; `none`: nothing to undo. */
  Undo: v.picklist(['none', 'open', 'waiting', 'undone', 'blocked']),
})

export const importRecord = v.looseObject({
  ImportID: numberId,
  Kind: importKind,
  FileName: v.string(),
  PropertyID: numberId,
  PropertyName: v.string(),
  /** The name of the user who created the import. */
  By: v.string(),
  State: v.picklist(importStates),
  /** Why the import paused automatically; empty if it didn't. */
  Reason: v.string(),
  Rows: count,
  /** The number of rows with an outcome. */
  Done: count,
  Created: count,
  Changed: count,
  Unchanged: count,
  Skipped: count,
  Failed: count,
  /** The number of undone rows; the next fields are the rows that are waiting and those that couldn't be undone. */
  Undone: count,
  UndoWaiting: count,
  UndoRefused: count,
  /** The number of rows that can still be undone, if nothing depends on them. */
  Undoable: count,
  /** The ISO instant at which the import was created. The next fields are ISO instants or null for what has not happened yet. */
  CreatedAt: v.string(),
  StartedAt: v.nullable(v.string()),
  EndedAt: v.nullable(v.string()),
  UndoUntil: v.nullable(v.string()),
  /** Whether the signed-in user may start, pause, cancel and undo the import. */
  IsOwn: v.boolean(),
  /** The id of the migration to which the import belongs; null for an import of a file. */
  MigrationID: v.nullable(numberId),
})
