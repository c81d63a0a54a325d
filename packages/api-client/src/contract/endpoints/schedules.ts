import * as v from 'valibot'
import { answeredExceptions, done, exceptions, newOrPresentId, recordId, revision, savedRecord, version, windows } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { flag } from '../shapes.ts'
import { answered, entered, type FieldShapes } from '../fieldShapes.ts'

const scheduleFieldsOf = ({ filledLine, givenName }: FieldShapes, dated: typeof exceptions) => ({
  Name: filledLine(80),
  PropertyLocationID: recordId,
  /**
   * What the schedule does to its doors: 1 opens them momentarily when each window begins, 2 holds them open during the window, 3 does both
   * (specification §3).
   */
  DoorOutputMode: v.picklist([1, 2, 3]),
  Ports: v.pipe(v.array(givenName), v.minLength(1), v.maxLength(500)),
  /** The weekly hours in the property's time; a window may run past midnight. */
  Windows: windows,
  /** Dates on which the schedule opens for longer or shorter. */
  Exceptions: dated,
  /** Whether the schedule pauses on the property's holidays. */
  PausesOnHolidays: flag,
  IsActive: flag,
})

/**
 * A schedule. `IsRunning`: whether it holds its doors open now. `NextChange`: the ISO instant at which that changes, or at which a
 * momentary schedule next opens its doors; null if neither happens within a year.
 */
const schedule = v.looseObject({
  ID: recordId, ...scheduleFieldsOf(answered, answeredExceptions), TimeZone: v.string(), IsRunning: flag, NextChange: v.nullable(v.string()), ...revision,
})

export const getSchedules = defineEndpoint({
  area: 'schedules',
  as: 'list',
  service: 'device-settings',
  method: 'GET',
  path: '/api/Schedule/GetSchedules',
  auth: 'session',
  assumed: true,
  summary: 'The schedules of the account, or of one location.',
  request: v.optional(v.object({ PropertyLocationID: v.optional(recordId) }), {}),
  response: v.looseObject({ Schedules: v.array(schedule) }),
})

/** Saves a schedule. Refusals: 404 for a location or door of another account, 400 `VALIDATION`, 409 `TAKEN`, 409 `CONFLICT` with `current`. */
export const saveSchedule = defineEndpoint({
  area: 'schedules',
  as: 'save',
  service: 'device-settings',
  method: 'POST',
  path: '/api/Schedule/SaveSchedule',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a schedule; its doors follow at once.',
  request: v.object({ ID: newOrPresentId, ...scheduleFieldsOf(entered, exceptions), Version: version }),
  response: savedRecord,
})

export const deleteSchedule = defineEndpoint({
  area: 'schedules',
  as: 'delete',
  service: 'device-settings',
  method: 'POST',
  path: '/api/Schedule/DeleteSchedule',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a schedule.',
  request: v.object({ ID: recordId }),
  response: done,
})

const holidayFieldsOf = ({ filledLine, isoDate }: FieldShapes) => ({
  /** The id of any location of the property, because the holiday applies to all of them. */
  PropertyLocationID: recordId,
  Name: filledLine(80),
  /** The first and the last day, as ISO dates of the property; both are included. */
  From: isoDate,
  Until: isoDate,
})

export const getHolidays = defineEndpoint({
  area: 'schedules',
  as: 'listHolidays',
  service: 'device-settings',
  method: 'GET',
  path: '/api/Schedule/GetHolidays',
  auth: 'session',
  assumed: true,
  summary: 'The holidays of the account’s locations, soonest first.',
  request: v.optional(v.object({ PropertyLocationID: v.optional(recordId) }), {}),
  response: v.looseObject({ Holidays: v.array(v.looseObject({ ID: recordId, ...holidayFieldsOf(answered), ...revision })) }),
})

export const saveHoliday = defineEndpoint({
  area: 'schedules',
  as: 'saveHoliday',
  service: 'device-settings',
  method: 'POST',
  path: '/api/Schedule/SaveHoliday',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a holiday.',
  request: v.object({ ID: newOrPresentId, ...holidayFieldsOf(entered), Version: version }),
  response: savedRecord,
})

export const deleteHoliday = defineEndpoint({
  area: 'schedules',
  as: 'deleteHoliday',
  service: 'device-settings',
  method: 'POST',
  path: '/api/Schedule/DeleteHoliday',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a holiday.',
  request: v.object({ ID: recordId }),
  response: done,
})
