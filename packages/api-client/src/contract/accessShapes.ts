import * as v from 'valibot'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { count, flag, givenName, page, recordId, seenVersion, wholeNumber } from './shapes.ts'
import { filledLine, note } from './textFields.ts'

export { instant, recordId } from './shapes.ts'

/** The record's id, or nothing where it is to be made. */
export const newOrPresentId = v.optional(v.nullable(recordId), null)

/** A door or gate, as the dashboard's `Ports` name it. */
export const portId = givenName

export const shortName = filledLine(80)
export const longText = note(500)

/**
 * The version a change starts from; a record that was changed meanwhile refuses it with 409 `CONFLICT`, whose body carries the record
 * as it is now in `current`. 0 where none was saved when it was read. Omit to overwrite.
 */
export const version = v.optional(v.nullable(seenVersion), null)

/** What a record that is edited tells of its last save. */
export const revision = {
  Version: v.number(),
  /** Who saved it last; empty where nobody is named. */
  UpdatedBy: v.optional(v.string(), ''),
}

/** ISO: 1 Monday … 7 Sunday. */
const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7])
const minuteOfDay = wholeNumber(0, 1440)

export const weekWindow = v.object({ Days: v.pipe(v.array(weekday), v.maxLength(7)), Start: minuteOfDay, End: minuteOfDay })

const exceptionsOf = ({ line, isoDate }: FieldShapes) => v.pipe(v.array(v.object({
  Name: line(80),
  /** ISO dates; both count. */
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

/** Most entries a day, by ISO weekday. */
const usesPerDay = v.record(v.picklist(['1', '2', '3', '4', '5', '6', '7']), count)

/**
 * An access restriction as specification §3 lists its fields; the last four are ours and rule where they are sent.
 * `toRestriction` and `toRestrictionRecord` read and write it. Times are the property's.
 */
const restrictionOf = (shapes: FieldShapes) => v.object({
  LimitEntryExpirationStartDate: nullableText(shapes.isoDate),
  StartTime: nullableText(shapes.wallTime),
  EndDate: nullableText(shapes.isoDate),
  EndTime: nullableText(shapes.wallTime),
  /** Null: without limit. */
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
  /** Null: at any time. Empty: at no time. Absent: read from the fields above. */
  Windows: v.optional(v.nullable(windows)),
  Exceptions: v.optional(exceptionsOf(shapes)),
  UsesPerDay: v.optional(usesPerDay),
  UsesLeft: v.optional(v.nullable(count)),
})

export const restrictionRecord = restrictionOf(entered)
export const restrictionAnswer = restrictionOf(answered)

/** What a write answers: the record's id and the version it has now. */
export const savedRecord = v.looseObject({ ID: recordId, Version: v.number(), message: v.string() })
export const done = v.looseObject({ message: v.string() })

/** A page from 1; ten rows unless said otherwise (specification §9), at most a hundred. */
export const paging = {
  page: v.optional(page, 1),
  count: v.optional(wholeNumber(1, 100), 10),
}

/** The places where a person may pass at all. Without `HasAllLocationAccess`: the listed locations, and the listed controllers of other locations. */
export const locationAccess = {
  HasAllLocationAccess: flag,
  PropertyLocations: v.pipe(v.array(recordId), v.maxLength(500)),
  Modules: v.pipe(v.array(recordId), v.maxLength(500)),
}

/** A restriction that is only read out: a field that is absent restricts nothing, and `Windows` alone says the week. */
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
})

const localMoment = v.object({ Date: v.string(), Minute: v.number() })

/**
 * Where and when somebody may pass, over all doors: the domain's `AccessSummary`, said by `describeAccess`. `None` says why they get in
 * nowhere, and is null where they do somewhere. Each rule names its first doors and counts all of them.
 */
export const accessSummary = v.looseObject({
  None: v.nullable(v.picklist(['account', 'group', 'noDoors', 'places', 'ended', 'never'])),
  EndedAt: v.nullable(localMoment),
  DoorCount: count,
  Rules: v.array(v.looseObject({ Restriction: statedRestriction, Within: v.optional(statedRestriction), DoorCount: count, Doors: v.array(v.string()) })),
})
