import * as v from 'valibot'
import { revision, version, weekWindow, windows } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { flag, noPayload } from '../shapes.ts'

const entered = {
  /** The weekly hours in which calls do not ring this user, in the property's time; empty without any. */
  QuietHours: windows,
  /** Whether the app may show a call while the phone is locked. */
  AllowsNotifications: flag,
  /** Whether the user has confirmed that these call groups can reach no one in these hours. */
  AcknowledgesEnd: v.optional(flag, false),
  Version: version,
}

const callPreferences = v.looseObject({
  UserID: numberId,
  Name: v.string(),
  /** The IANA time zone of the user's property. */
  TimeZone: v.string(),
  QuietHours: v.array(weekWindow),
  AllowsNotifications: flag,
  HasApp: flag,
  /** The call groups that call this user, by app or phone. */
  CallGroups: v.array(v.looseObject({ ID: numberId, Name: v.string(), IsVideo: flag })),
  /** Whether the signed-in user may change the user's call hours. */
  MayChange: flag,
  ...revision,
})

const saved = v.looseObject({ message: v.string(), CallPreferences: callPreferences })

/** The hours in which calls ring a user. Refusals: 403, 404. */
export const getCallPreferences = defineEndpoint({
  area: 'callPreferences',
  as: 'get',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/GetCallPreferences',
  auth: 'session',
  assumed: true,
  summary: 'When calls ring a user, and whether their app may show them.',
  request: v.object({ UserID: numberId }),
  response: v.looseObject({ CallPreferences: callPreferences }),
})

/**
 * Changes a user's call hours, also for running calls. Refusals: 400 `VALIDATION` with `field` `QuietHours`, 403, 404, 409 `CONFLICT` with
 * `current`, 409 `CALL_ENDS_HERE` if `AcknowledgesEnd` is false and visitors could reach no one at some hour; `groups` has the names of
 * those call groups.
 */
export const saveCallPreferences = defineEndpoint({
  area: 'callPreferences',
  as: 'save',
  service: 'voice-video',
  method: 'POST',
  path: '/CallGroup/SaveCallPreferences',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes when calls ring a user.',
  request: v.object({ UserID: numberId, ...entered }),
  response: saved,
})

export const getOwnCallPreferences = defineEndpoint({
  area: 'callPreferences',
  as: 'getOwn',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/GetOwnCallPreferences',
  auth: 'session',
  assumed: true,
  summary: 'When calls ring the signed-in user.',
  request: noPayload,
  response: v.looseObject({ CallPreferences: callPreferences }),
})

/** Changes the signed-in user's own call hours. Refusals: those of `saveCallPreferences`, except for 403 and 404. */
export const saveOwnCallPreferences = defineEndpoint({
  area: 'callPreferences',
  as: 'saveOwn',
  service: 'voice-video',
  method: 'POST',
  path: '/CallGroup/SaveOwnCallPreferences',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes when calls ring the signed-in user.',
  request: v.object(entered),
  response: saved,
})
