import * as v from 'valibot'
import { importChoices, importColumns, importKinds, importStates } from '@portal/domain'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId } from './people.ts'
import { count, wholeNumber } from './shapes.ts'

/** The most rows of one file, its heading not counted. */
export const importRowsAtMost = 100_000

/** The number of a row in its file, as a spreadsheet shows it: the heading is row 1. */
export const rowNumber = wholeNumber(1, 1_000_000)

/** The fields of a user's row. A field that is missing or empty changes nothing; entry methods are added, never answered. */
const personOf = ({ line, note, email, phone, isoDate }: FieldShapes) => v.object({
  Name: v.optional(line(100)),
  FirstName: v.optional(line(100)),
  LastName: v.optional(line(100)),
  Email: v.optional(email),
  Phone: v.optional(phone),
  Unit: v.optional(line(20)),
  /** The name of a user group, in any letter case. */
  UserGroup: v.optional(line(50)),
  /** The digits of a PIN. */
  GateCode: v.optional(line(20)),
  /** An H10301 card as `readCardCell` reads it, or its number alone beside `FacilityCode`. */
  CardNumber: v.optional(line(128)),
  FacilityCode: v.optional(line(20)),
  /** A telephone from which the user opens. */
  PhoneEntry: v.optional(line(32)),
  DirectoryPin: v.optional(line(5)),
  /** Dates in the property's zone; the user may pass to the end of the last day. */
  validFrom: v.optional(isoDate),
  validUntil: v.optional(isoDate),
  Notes: v.optional(note(1000)),
})

/** The fields of a call group's row. A field that is missing or empty changes nothing. */
const callGroupOf = ({ line, note }: FieldShapes) => v.object({
  /** 5 to 15 characters, unique in the account (specification §5). */
  Name: v.optional(line(80)),
  /** “Video” or “Voice”; an existing group keeps its kind. If omitted, the row's members decide. */
  CallKind: v.optional(line(20)),
  DirectoryPin: v.optional(line(5)),
  /** Up to three users, separated by “;”: an email address, a name, or a name with the unit: 'Ana Ruiz (1204)'. */
  FirstCalled: v.optional(note(800)),
  SecondCalled: v.optional(note(800)),
  /** Phone numbers, separated by “;”, each with its name if it has one: 'Leasing desk: (713) 555-0100'. */
  Numbers: v.optional(note(1000)),
})

/** The fields of a code's row. A field that is missing or empty changes nothing. */
const codeOf = ({ line, note, isoDate }: FieldShapes) => v.object({
  /** Its user: an email address, a name, or a name with the unit. Default: shared. */
  Person: v.optional(line(254)),
  /** 'Gate code', 'Keypad code', 'Access card', 'Prox card', 'RFID tag', 'Clicker' or 'Phone number'. */
  CodeType: v.optional(line(40)),
  /** The digits, or a card in any of the notations that `readCardCell` reads: '118-04419'. */
  Code: v.optional(line(128)),
  /** The format of a card, 'H10301' if omitted. */
  CardFormat: v.optional(line(20)),
  Label: v.optional(line(80)),
  /** Its locations by name, separated by “;”. Default: all of the property. */
  Places: v.optional(note(800)),
  /** Dates in the property's zone; the code opens to the end of the last day. */
  validFrom: v.optional(isoDate),
  validUntil: v.optional(isoDate),
})

/** The fields of a contact's row. A field that is missing or empty changes nothing. */
const contactOf = ({ line, note, email, phone }: FieldShapes) => v.object({
  Name: v.optional(line(100)),
  Relation: v.optional(line(60)),
  Phone: v.optional(phone),
  Email: v.optional(email),
  /** Its user: an email address, a name, or a name with the unit. Default: the property. */
  Person: v.optional(line(254)),
  Notes: v.optional(note(1000)),
})

/** The fields of a holiday's row. */
const holidayOf = ({ line, isoDate }: FieldShapes) => v.object({
  Name: v.optional(line(80)),
  FirstDay: v.optional(isoDate),
  /** The first day if omitted. */
  LastDay: v.optional(isoDate),
})

/** The fields of a schedule's row. A field that is missing or empty changes nothing. */
const scheduleOf = ({ line, note }: FieldShapes) => v.object({
  Name: v.optional(line(80)),
  /** Names of doors, separated by “;”; every door of the property if a new schedule names none. */
  Doors: v.optional(note(800)),
  /** 'Mon-Fri 08:00-18:00; Sat 09:00-13:00', in the property's time. */
  Hours: v.optional(note(400)),
})

/** The subject of an import. */
export const importKind = v.picklist(importKinds)

export const enteredRow = v.object({
  Row: rowNumber,
  /** What to do if the record exists: change it, omit the row, or create a second user. */
  Choice: v.optional(v.picklist(importChoices), 'merge'),
  /** One of these, by the import's kind. */
  Person: v.optional(personOf(entered)),
  CallGroup: v.optional(callGroupOf(entered)),
  AccessCode: v.optional(codeOf(entered)),
  Contact: v.optional(contactOf(entered)),
  Holiday: v.optional(holidayOf(entered)),
  Schedule: v.optional(scheduleOf(entered)),
})

/** One field before and after; `From` is empty for a new record. */
const changedField = v.looseObject({ Field: v.picklist(importColumns), From: v.string(), To: v.string() })

const rowOf = {
  Row: v.number(),
  Name: v.string(),
  /** The user or call group that the row makes or changes; null if none yet. */
  RecordID: v.nullable(numberId),
  Changes: v.array(changedField),
  /**
   * Why the row is refused or its record stays, such as `TAKEN`; `CALL_ENDS_HERE` also for a call group by which visitors can reach no one.
   * Empty otherwise.
   */
  Code: v.string(),
  message: v.string(),
}

export const plannedRow = v.looseObject({ ...rowOf, Result: v.picklist(['create', 'change', 'unchanged', 'skip', 'conflict']) })

/** A door, and the numbers of users who gain and lose access there at some time of the week. */
export const doorEffect = v.looseObject({ PortID: v.string(), PortName: v.string(), IsOffline: v.boolean(), Gains: count, Loses: count })

export const importedRow = v.looseObject({
  ...rowOf,
  /** One of these, by the import's kind; a code's stays sealed. */
  Person: v.optional(personOf(answered)),
  CallGroup: v.optional(callGroupOf(answered)),
  Contact: v.optional(contactOf(answered)),
  Holiday: v.optional(holidayOf(answered)),
  Schedule: v.optional(scheduleOf(answered)),
  Outcome: v.picklist(['waiting', 'created', 'changed', 'unchanged', 'skipped', 'failed']),
  /** `open`: can be undone; `blocked`: later changes depend on it, and `message` names them; `none`: nothing to undo. */
  Undo: v.picklist(['none', 'open', 'waiting', 'undone', 'blocked']),
})

export const importRecord = v.looseObject({
  ImportID: numberId,
  Kind: importKind,
  FileName: v.string(),
  PropertyID: numberId,
  PropertyName: v.string(),
  /** The user who created it. */
  By: v.string(),
  State: v.picklist(importStates),
  /** Why it paused automatically; else empty. */
  Reason: v.string(),
  Rows: count,
  /** How many rows have an outcome. */
  Done: count,
  Created: count,
  Changed: count,
  Unchanged: count,
  Skipped: count,
  Failed: count,
  /** How many rows were undone, are waiting, and could not be. */
  Undone: count,
  UndoWaiting: count,
  UndoRefused: count,
  /** How many rows can still be undone, if nothing depends on them. */
  Undoable: count,
  /** ISO instants; null: not yet. */
  CreatedAt: v.string(),
  StartedAt: v.nullable(v.string()),
  EndedAt: v.nullable(v.string()),
  UndoUntil: v.nullable(v.string()),
  /** Whether the viewer may start, pause, cancel and undo it. */
  IsOwn: v.boolean(),
  /** The migration that it is part of; null: it came from a file. */
  MigrationID: v.nullable(numberId),
})
