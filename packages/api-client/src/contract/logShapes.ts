import { changeActions, changeFields, type ChangeField, changeSubjects, logKinds, logOutcomes, logSpans } from '@portal/domain'
import * as v from 'valibot'
import { portId } from './accessShapes.ts'
import { gateEvent } from './gateEventShape.ts'
import { numberId } from './people.ts'
import { count, flag, givenName, isoDate, wallTime } from './shapes.ts'
import { named } from './shapeNames.ts'
import { searchText } from './textFields.ts'
import { keptPhoto, visitorCall } from './visitorCallShapes.ts'

/** The place of an event in the list of activity, from which reading continues. */
export const logPlace = v.pipe(v.string(), v.regex(/^\d{1,16}-[0-2]-\d{1,15}$/), named('pattern'))

/** The largest number of days whose entries are counted at once, and of those that are counted by hour. */
export const entryDaysAtMost = 366
export const hourlyDaysAtMost = 31

/** The filters of activity. All fields are optional. */
export const logFilter = {
  /** The id of the account; the user's own if omitted. */
  AccountID: v.optional(numberId),
  /** The first day as an ISO date at the property; the next field is the last day, which is included. */
  From: v.optional(isoDate),
  Until: v.optional(isoDate),
  /**
   * The time of the first day from which events are listed, as `HH:MM`; the next field is the time of the last day, which is not included.
   * A time without its day has no effect.
   */
  FromTime: v.optional(wallTime),
  UntilTime: v.optional(wallTime),
  /**
   * The id of a property, of which only door events and visitor calls are listed. Days are counted in its time zone; if it is omitted, in
   * that of the account's own property.
   */
  PropertyID: v.optional(numberId),
  Kind: v.optional(v.picklist(logKinds)),
  Outcome: v.optional(v.picklist(logOutcomes)),
  /** The id of the user who entered, was called, made a change or was changed. */
  UserID: v.optional(numberId),
  /** The id of a unit that was changed, or whose present residents entered, were called or were changed. */
  UnitID: v.optional(numberId),
  PortID: v.optional(portId),
  /** Only visitor calls of this call group. */
  callgroupId: v.optional(numberId),
  AccessCodeID: v.optional(numberId),
  /** The kind of a record whose changes are listed; the next field is its id. Both or neither. */
  Subject: v.optional(v.picklist(changeSubjects)),
  SubjectID: v.optional(givenName),
  /** A text to find in the name of a user, a door or a record. */
  searchText: searchText(80),
}

const { AccountID: _account, ...narrowing } = logFilter

/** The filter of a saved view. Its days follow the calendar (`Span`), or are fixed. */
export const logViewFilter = v.object({ ...narrowing, Span: v.optional(v.picklist(logSpans)) })

const kept = v.optional(v.string())

/** The filter as it is stored. Its rules accept older filters, because a newer rule must not hide an older view. */
export const savedLogViewFilter = v.object({ ...logViewFilter.entries, From: kept, Until: kept, FromTime: kept, UntilTime: kept, PortID: kept, SubjectID: kept, searchText: kept })

/** The name at the time of the event; null if the signed-in user may not see it. */
const nameThen = v.nullable(v.string())
const hiddenOrNull = v.nullable(v.union([v.string(), v.number()]))

export const eventLine = v.looseObject({
  ...gateEvent.entries,
  Kind: v.literal('event'),
  Place: v.string(),
  ID: v.number(),
  /** The id of the user who used the entry method; the next fields are those of an invite and of a code. Null if unknown or hidden. */
  UserID: v.nullable(v.number()),
  InviteID: v.nullable(v.string()),
  AccessCodeID: v.nullable(v.number()),
  PortID: v.string(),
  /**
   * The photo of the door's camera, which `getEventPhoto` answers. Null without a camera, for most openings, where the name is hidden, and
   * once it was kept long enough.
   */
  Photo: v.optional(v.nullable(keptPhoto), null),
})

export const callLine = v.looseObject({ Kind: v.literal('call'), Place: v.string(), At: v.string(), Call: visitorCall })

const changedField = v.looseObject({
  Field: v.picklist(Object.keys(changeFields) as ChangeField[]),
  /**
   * The value before the change; the next field is the value after it. It is text, a number, an ISO instant, JSON of a restriction or of
   * windows, or the names of the records that the field refers to. Null without a value, if it may not be read, and for every secret.
   */
  From: hiddenOrNull,
  To: hiddenOrNull,
})

export const changeLine = v.looseObject({
  Kind: v.literal('change'),
  Place: v.string(),
  At: v.string(),
  ID: v.number(),
  /** The name of the call that made the change; empty for automatic changes, such as an expired time. */
  Call: v.string(),
  /** The path of the page from which the change was made; empty if unknown. */
  Page: v.string(),
  /** The user who made the change; null for a mailed link, and for automatic changes. */
  By: v.nullable(v.looseObject({ UserID: v.nullable(v.number()), Name: nameThen })),
  /** The administrator who was signed in as that user; null if there was none. */
  SignedInBy: v.nullable(v.looseObject({ Name: nameThen })),
  Subject: v.picklist(changeSubjects),
  SubjectID: v.string(),
  Name: v.string(),
  Action: v.picklist(changeActions),
  /** Whether the lockdown was a drill; missing for all other changes. */
  IsDrill: v.optional(flag),
  /** The number of records that the change affected. */
  Subjects: count,
  /** The changed rows, the record itself first; at most forty. */
  Rows: v.array(v.looseObject({
    Subject: v.picklist(changeSubjects),
    SubjectID: v.string(),
    Name: v.string(),
    /** What happened to the row, which is the record or a part of it, such as one door of a code. */
    Event: v.picklist(['insert', 'update', 'delete']),
    IsRecord: flag,
    Fields: v.array(changedField),
  })),
  /** The number of rows that are left out. */
  MoreRows: count,
})
