import { changeActions, changeFields, type ChangeField, changeSubjects, logKinds, logOutcomes, logSpans } from '@portal/domain'
import * as v from 'valibot'
import { portId } from './accessShapes.ts'
import { gateEvent } from './gateEventShape.ts'
import { numberId } from './people.ts'
import { count, flag, givenName, isoDate, wallTime } from './shapes.ts'
import { named } from './shapeNames.ts'
import { searchText } from './textFields.ts'
import { keptPhoto, visitorCall } from './visitorCallShapes.ts'

/** The position of an event in the log. */
export const logPlace = v.pipe(v.string(), v.regex(/^\d{1,16}-[0-2]-\d{1,15}$/), named('pattern'))

/** The most days on which entries are counted at once. */
export const entryDaysAtMost = 31

/** What the log is filtered by. All fields are optional. */
export const logFilter = {
  /** The user's own account if omitted. */
  AccountID: v.optional(numberId),
  /** ISO dates at the property; both are included. */
  From: v.optional(isoDate),
  Until: v.optional(isoDate),
  /** Times of those days, as `HH:MM`; the end is not included. Without its day, a time has no effect. */
  FromTime: v.optional(wallTime),
  UntilTime: v.optional(wallTime),
  /** Only door events and visitor calls of this property; its zone decides the days. The account's own property decides them if omitted. */
  PropertyID: v.optional(numberId),
  Kind: v.optional(v.picklist(logKinds)),
  Outcome: v.optional(v.picklist(logOutcomes)),
  /** The user who passed, was called, made a change or was changed. */
  UserID: v.optional(numberId),
  /** The unit whose residents passed, were called or were changed, or that was changed itself. Its residents are those of today. */
  UnitID: v.optional(numberId),
  PortID: v.optional(portId),
  AccessCodeID: v.optional(numberId),
  /** The history of one record: only its changes. Both or neither. */
  Subject: v.optional(v.picklist(changeSubjects)),
  SubjectID: v.optional(givenName),
  /** Text in the name of a user, a door or a record. */
  searchText: searchText(80),
}

const { AccountID: _account, ...narrowing } = logFilter

/** The filter of a saved view. Its days follow the calendar (`Span`), or are fixed. */
export const logViewFilter = v.object({ ...narrowing, Span: v.optional(v.picklist(logSpans)) })

const kept = v.optional(v.string())

/** The stored filter: a newer rule must not hide an older view. */
export const savedLogViewFilter = v.object({ ...logViewFilter.entries, From: kept, Until: kept, FromTime: kept, UntilTime: kept, PortID: kept, SubjectID: kept, searchText: kept })

/** A name on that day; null where the signed-in user may not see it. */
const nameThen = v.nullable(v.string())
const hiddenOrNull = v.nullable(v.union([v.string(), v.number()]))

export const eventLine = v.looseObject({
  ...gateEvent.entries,
  Kind: v.literal('event'),
  Place: v.string(),
  ID: v.number(),
  /** The user, invite or code behind the credential; null where it is unknown or hidden. */
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
   * Before and after: text, a number, an ISO instant, JSON of a rule or of windows, or the names of the records that the field refers to.
   * Null where there was none, where it may not be read, and for every secret.
   */
  From: hiddenOrNull,
  To: hiddenOrNull,
})

export const changeLine = v.looseObject({
  Kind: v.literal('change'),
  Place: v.string(),
  At: v.string(),
  ID: v.number(),
  /** The contract's call that made the change; empty for automatic changes, such as an expired time. */
  Call: v.string(),
  /** The path of the page from which it was made; empty if unknown. */
  Page: v.string(),
  /** The user who made it; null for a mailed link, and for automatic changes. */
  By: v.nullable(v.looseObject({ UserID: v.nullable(v.number()), Name: nameThen })),
  /** Who was signed in as that user; null if no one was. */
  SignedInBy: v.nullable(v.looseObject({ Name: nameThen })),
  Subject: v.picklist(changeSubjects),
  SubjectID: v.string(),
  Name: v.string(),
  Action: v.picklist(changeActions),
  /** The lockdown was a drill; missing for everything else. */
  IsDrill: v.optional(flag),
  /** How many records the change touched. */
  Subjects: count,
  /** What was changed, the record itself first; at most forty rows. */
  Rows: v.array(v.looseObject({
    Subject: v.picklist(changeSubjects),
    SubjectID: v.string(),
    Name: v.string(),
    /** What happened to the row: the record, or a part of it such as one door of a code. */
    Event: v.picklist(['insert', 'update', 'delete']),
    IsRecord: flag,
    Fields: v.array(changedField),
  })),
  /** How many rows are left out. */
  MoreRows: count,
})
