import * as v from 'valibot'
import { portId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { callLine, changeLine, eventLine, logFilter, logPlace, logViewFilter, savedLogViewFilter } from '../logShapes.ts'
import { numberId } from '../people.ts'
import { count, isoDate, noPayload, wallTime, wholeNumber } from '../shapes.ts'
import { isThumbnail, photoAnswer } from '../visitorCallShapes.ts'
import { filledLine } from '../textFields.ts'

/**
 * Reads activity, for users with the right to it. Events that the user may not see are left out; names that the user may not see are null.
 * Refusals: 400, 403, 404.
 */
export const getLog = defineEndpoint({
  area: 'log',
  as: 'list',
  service: 'log',
  method: 'POST',
  readOnly: true,
  path: '/Log/GetLog',
  auth: 'session',
  assumed: true,
  summary: 'Door events, visitor calls and changes of records in one list, newest first.',
  request: v.object({
    ...logFilter,
    /** The position before which events are read, for the next page. */
    Before: v.optional(logPlace),
    /** The position after which events are read, for new ones. */
    After: v.optional(logPlace),
    count: v.optional(wholeNumber(1, 100), 50),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    PropertyName: v.string(),
    Lines: v.array(v.variant('Kind', [eventLine, callLine, changeLine])),
    /** The position of the next page; null at the end. */
    Next: v.nullable(v.string()),
    /** The ISO instant from which activity is stored; null if all of it is. */
    KeptFrom: v.nullable(v.string()),
  }),
})

/** The photo of an event, for anyone who can read the event and its name. Refusals: 403, 404 without a photo or after it was deleted. */
export const getEventPhoto = defineEndpoint({
  area: 'log',
  as: 'eventPhoto',
  service: 'log',
  method: 'POST',
  readOnly: true,
  path: '/Log/GetEventPhoto',
  auth: 'session',
  assumed: true,
  summary: 'The photo that a door’s camera took at an event.',
  request: v.object({ EventID: numberId, IsThumbnail: isThumbnail }),
  response: photoAnswer,
})

/**
 * The entries and refusals of one local day by hour, as many as activity lists for that day, and the usual numbers of that weekday.
 * Refusals: 400, 403, 404.
 */
export const getEntriesByHour = defineEndpoint({
  area: 'log',
  as: 'entriesByHour',
  service: 'log',
  method: 'POST',
  readOnly: true,
  path: '/Log/GetEntriesByHour',
  auth: 'session',
  assumed: true,
  summary: 'Openings and refusals of a day by hour, beside a usual day of the same weekday.',
  request: v.object({
    /** The id of the account; the user's own if omitted. */
    AccountID: v.optional(numberId),
    /** The day, as an ISO date at the property; today if omitted. */
    Date: v.optional(isoDate),
    /** The id of one property; all properties of the account if omitted. */
    PropertyID: v.optional(numberId),
    /** The id of one door; all doors if omitted. */
    PortID: v.optional(portId),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    Date: v.string(),
    /** The 24 local hours from midnight. An hour that a clock change repeats counts both times; a skipped hour counts none. */
    Hours: v.array(v.looseObject({ Opened: count, Denied: count })),
    /** The mean of the same weekday in the weeks before; null with fewer than two weeks of activity. */
    Usual: v.nullable(v.looseObject({
      /** The number of weeks in the mean, 2 to 4. */
      Weeks: count,
      /** The mean entries in each of the 24 hours, with fractions. */
      Opened: v.array(v.number()),
      /** The mean entries until this time of day, with fractions; of the whole day for a past day. */
      OpenedByNow: v.number(),
    })),
  }),
})

/**
 * Counts the entries, refusals and visitor calls of local days by hour, and all that activity lists between the first day's time and the last day's time.
 * Refusals: 400 (also for a period without days or with too many), 403, 404.
 */
export const getEntriesByDay = defineEndpoint({
  area: 'log',
  as: 'entriesByDay',
  service: 'log',
  method: 'POST',
  readOnly: true,
  path: '/Log/GetEntriesByDay',
  auth: 'session',
  assumed: true,
  summary: 'Openings, refusals and visitor calls of up to a year by day, and of up to 31 days also by hour.',
  request: v.object({
    /** The id of the account; the user's own if omitted. */
    AccountID: v.optional(numberId),
    /** The first and the last day, as ISO dates at the property; both are included. */
    From: isoDate,
    Until: isoDate,
    /** The time of the first day from which events are counted, as `HH:MM`; the next field is the time of the last day, which is not included. */
    FromTime: v.optional(wallTime),
    UntilTime: v.optional(wallTime),
    /** The id of one property; the next fields are the ids of one door, one user, and one unit with its present residents. All if omitted. */
    PropertyID: v.optional(numberId),
    PortID: v.optional(portId),
    UserID: v.optional(numberId),
    UnitID: v.optional(numberId),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    /** The days, each with 24 local hours; in a period of more than 31 days with one number for the whole day. An hour that a clock change repeats counts both times; a skipped hour counts none. */
    Days: v.array(v.looseObject({ Date: v.string(), Opened: v.array(count), Denied: v.array(count), Calls: v.array(count) })),
    /** The number of entries between `FromTime` and `UntilTime`. */
    Opened: count,
    Denied: count,
    /** The number of visitor calls; null, with 0 in every hour, if the viewer may not see them, or if one user or unit is requested. */
    Calls: v.nullable(count),
  }),
})

const doorSpan = v.looseObject({
  /** The ISO instant of the start; the next field is the end, which is not included. */
  From: v.string(),
  Until: v.string(),
  State: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Forced', 'Locked', 'Offline', 'Unknown']),
  /** Why the door was held open, as in `getDashboard`; null in any other state. */
  Because: v.nullable(v.string()),
  /** The name of the schedule that held the door open; null if none did. */
  Schedule: v.nullable(v.string()),
  /** The name of the user who held the door open; null if none did, or if the viewer may not see the name. */
  By: v.nullable(v.string()),
})

/**
 * The recorded states of a property's doors on one local day; a time without a record is `Unknown`. Includes only doors that the user may
 * see. Refusals: 400, 403, 404 also for a property or a door that the user may not see.
 */
export const getDoorStatesByDay = defineEndpoint({
  area: 'log',
  as: 'doorStatesByDay',
  service: 'log',
  method: 'POST',
  readOnly: true,
  path: '/Log/GetDoorStatesByDay',
  auth: 'session',
  assumed: true,
  summary: 'The states of doors on a day, their openings, and when schedules will hold them open.',
  request: v.object({
    /** The id of the property; the user's own if omitted. */
    PropertyID: v.optional(numberId),
    /** The id of one door of that property; all its doors if omitted. */
    PortID: v.optional(portId),
    /** The day, as an ISO date at the property; today if omitted. */
    Date: v.optional(isoDate),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    Date: v.string(),
    /** The ISO instant of the day's start; the next field is the end. A day on which the clock changes has 23 or 25 hours. */
    Start: v.string(),
    End: v.string(),
    Doors: v.array(v.looseObject({
      ID: v.string(),
      Name: v.string(),
      /** The states from the day's start until its end or now, without gaps. */
      States: v.array(doorSpan),
      /** When schedules and users' commands will hold the door open, from now to the day's end. */
      Planned: v.array(doorSpan),
      /** The opening times that activity lists, in whole minutes after the day's start, in order. */
      Openings: v.array(count),
    })),
  }),
})

const views = { area: 'log', service: 'log', auth: 'session', assumed: true } as const

/** The views of activity that the user has saved in the current account, by name. */
export const getLogViews = defineEndpoint({
  ...views,
  as: 'listViews',
  method: 'GET',
  path: '/Log/GetLogViews',
  summary: 'The views of the log that the signed-in user has saved.',
  request: noPayload,
  response: v.looseObject({ Views: v.array(v.looseObject({ ID: v.number(), Name: v.string(), Filter: savedLogViewFilter })) }),
})

/**
 * Saves a view of activity; with `ViewID`, changes the name or filter of an existing one. Refusals: 400, 404, 409 `TAKEN` for a name, 409
 * `TOO_MANY` beyond twenty.
 */
export const saveLogView = defineEndpoint({
  ...views,
  as: 'saveView',
  method: 'POST',
  path: '/Log/SaveLogView',
  idempotent: true,
  summary: 'Saves the filters of the log as a view.',
  request: v.object({ ViewID: v.optional(numberId), Name: filledLine(60), Filter: logViewFilter }),
  response: v.looseObject({ message: v.string(), ID: v.number() }),
})

export const deleteLogView = defineEndpoint({
  ...views,
  as: 'deleteView',
  method: 'POST',
  path: '/Log/DeleteLogView',
  idempotent: true,
  summary: 'Deletes a saved view of the log; the events stay. Refusals: 404.',
  request: v.object({ ViewID: numberId }),
  response: v.looseObject({ message: v.string() }),
})
