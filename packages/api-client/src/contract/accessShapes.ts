import { limits } from '@portal/domain'
import * as v from 'valibot'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { ours, oursOrUnsaid } from './ours.ts'
import { count, flag, givenName, page, recordId, seenVersion, wholeNumber } from './shapes.ts'
import { filledLine, note } from './textFields.ts'

export { instant, recordId } from './shapes.ts'

/** The id of a record; omitted or null for a record that is to be created. */
export const newOrPresentId = v.optional(v.nullable(recordId), null)

/** The id of a door or gate, as the dashboard's `Ports` name it. */
export const portId = givenName

export const shortName = filledLine(80)
export const longText = note(500)

/**
 * The version from which a change starts. If the record changed meanwhile, the change is refused with 409 `CONFLICT`, and `current` in the
 * body is the record as it is now. 0 if no version was saved when the record was read. Omit it to overwrite.
 */
export const version = v.optional(v.nullable(seenVersion), null)

/** Ours: the version of an editable record and the user who saved it. Without a version, the last save wins. */
export const revision = {
  Version: ours(v.number(), 0),
  /** The name of the user who last saved the record; may be empty. */
  UpdatedBy: ours(v.string(), ''),
}

/** A weekday by ISO number: 1 is Monday, 7 is Sunday. */
const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7])
const minuteOfDay = wholeNumber(0, 1440)

export const weekWindow = v.object({ Days: v.pipe(v.array(weekday), v.maxLength(7)), Start: minuteOfDay, End: minuteOfDay })

const exceptionsOf = ({ line, isoDate }: FieldShapes) => v.pipe(v.array(v.object({
  Name: line(80),
  /** The first and the last day as ISO dates; both are included. */
  From: isoDate,
  Until: isoDate,
  Effect: v.picklist(['allow', 'deny']),
  Start: minuteOfDay,
  End: minuteOfDay,
})), v.maxLength(100))

export const windows = v.pipe(v.array(weekWindow), v.maxLength(100))
export const exceptions = exceptionsOf(entered)
export const answeredExceptions = exceptionsOf(answered)

const nullableText = <Schema extends v.BaseSchema<unknown, string, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.optional(v.nullable(schema), null)

/** The largest number of entries a day, by ISO weekday. */
const usesPerDay = v.record(v.picklist(['1', '2', '3', '4', '5', '6', '7']), count)

/**
 * An access restriction with the fields that specification §3 lists. The last four fields are ours and take precedence where they are
 * sent. `toRestriction` reads it and `toRestrictionRecord` writes it. Times are the property's.
 */
const restrictionOf = (shapes: FieldShapes) => v.object({
  LimitEntryExpirationStartDate: nullableText(shapes.isoDate),
  StartTime: nullableText(shapes.wallTime),
  EndDate: nullableText(shapes.isoDate),
  EndTime: nullableText(shapes.wallTime),
  /** The number of uses that the restriction allows; null without a limit. */
  LimitEntryUses: v.optional(v.nullable(count), null),
  LimitEntryStartTime: nullableText(shapes.wallTime),
  LimitEntryEndTime: nullableText(shapes.wallTime),
  LimitUseToMonday: v.optional(flag, true),
  LimitUseToTuesday: v.optional(flag, true),
  LimitUseToWednesday: v.optional(flag, true),
  LimitUseToThursday: v.optional(flag, true),
  LimitUseToFriday: v.optional(flag, true),
  LimitUseToSaturday: v.optional(flag, true),
  LimitUseToSunday: v.optional(flag, true),
  /** The weekly hours. Null means at any time, an empty list never. If it is absent, the week is read from the fields above. */
  Windows: v.optional(v.nullable(windows)),
  Exceptions: v.optional(exceptionsOf(shapes)),
  UsesPerDay: v.optional(usesPerDay),
  UsesLeft: v.optional(v.nullable(count)),
  /** Whether the restriction is closed on the property's holidays, except where an exception opens. */
  ClosedOnHolidays: v.optional(flag),
})

export const restrictionRecord = restrictionOf(entered)
/** A restriction in an answer. The week, exceptions and counted uses are ours; without them the week is read from the specified fields. */
export const restrictionAnswer = v.object({
  ...restrictionOf(answered).entries,
  Windows: oursOrUnsaid(v.nullable(windows)),
  Exceptions: oursOrUnsaid(answeredExceptions),
  UsesPerDay: oursOrUnsaid(usesPerDay),
  UsesLeft: oursOrUnsaid(v.nullable(count)),
  ClosedOnHolidays: oursOrUnsaid(flag),
})

/** The answer to a write: the record's id and its new version. */
export const savedRecord = v.looseObject({ ID: recordId, Version: v.number(), message: v.string() })
export const done = v.looseObject({ message: v.string() })

/** The page of a list, counted from 1. A page has ten rows unless another number is given (specification §9), and at most a hundred. */
export const paging = {
  page: v.optional(page, 1),
  count: v.optional(wholeNumber(1, 100), limits.pagination.defaultLimit),
}

/** The places to which a user is limited. Without `HasAllLocationAccess`: the listed locations, and the listed controllers of other locations. */
export const locationAccess = {
  HasAllLocationAccess: flag,
  PropertyLocations: v.pipe(v.array(recordId), v.maxLength(500)),
  Modules: v.pipe(v.array(recordId), v.maxLength(500)),
}

/** A restriction for reading only: an absent field restricts nothing, and `Windows` alone describes the week. */
export const statedRestriction = v.looseObject({
  LimitEntryExpirationStartDate: v.optional(v.string()),
  StartTime: v.optional(v.string()),
  EndDate: v.optional(v.string()),
  EndTime: v.optional(v.string()),
  LimitEntryUses: v.optional(count),
  UsesLeft: v.optional(count),
  Windows: v.optional(windows),
  Exceptions: v.optional(answeredExceptions),
  UsesPerDay: v.optional(usesPerDay),
  ClosedOnHolidays: v.optional(flag),
})

const localMoment = v.object({ Date: v.string(), Minute: v.number() })

/**
 * A user's access over all doors: the domain's `AccessSummary`, which `describeAccess` describes. `None` is the reason why the user has no
 * access; null if they have some. Each rule names its first doors and counts all of them.
 */
export const accessSummary = v.looseObject({
  None: v.nullable(v.picklist(['account', 'group', 'notGiven', 'noDoors', 'places', 'ended', 'never'])),
  EndedAt: v.nullable(localMoment),
  /** Whether the user has access only because the property's doors let in users without a restriction. */
  IsByDefault: ours(flag, false),
  DoorCount: count,
  Rules: v.array(v.looseObject({ Restriction: statedRestriction, Within: v.optional(statedRestriction), DoorCount: count, Doors: v.array(v.string()) })),
})
