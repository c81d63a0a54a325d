import * as v from 'valibot'
import { newOrPresentId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { heldPin } from '../heldPin.ts'
import { numberId } from '../people.ts'
import { count, flag, phone } from '../shapes.ts'

/** The call groups that reach all of the places that a new user may open. Refusals: 403, 404 for another account. */
export const getvoiceCallgroupListForNewUser = defineEndpoint({
  area: 'users',
  as: 'listCallGroups',
  service: 'account',
  method: 'POST',
  path: '/VoiceCallgroup/GetvoiceCallgroupListForNewUser',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'The call groups a new user can be put into.',
  request: v.object({
    /** The id of the account; the user's own if omitted. */
    AccountID: v.optional(numberId),
    HasAllLocationAccess: flag,
    PropertyLocations: v.pipe(v.array(numberId), v.maxLength(500)),
    Modules: v.optional(v.pipe(v.array(numberId), v.maxLength(500)), []),
    /** Whether the new user will manage the call group (types 2 and 9). */
    ForCallgroupUser: flag,
  }),
  response: v.looseObject({
    CallGroups: v.array(v.looseObject({
      ID: numberId,
      Name: v.string(),
      PropertyID: numberId,
      PropertyName: v.string(),
      IsVideo: flag,
      MemberCount: count,
    })),
  }),
})

const assignment = {
  request: v.object({ UserID: numberId, callgroupId: numberId, SendEmail: v.optional(flag, true) }),
  response: v.looseObject({ message: v.string(), IsEmailSent: flag }),
}

/**
 * Adds the first user to a video call group. Refusals: 403, 404, 409 `CALL_GROUP_HAS_USERS` if the user would not be its first, 409
 * `NOT_A_VIDEO_GROUP`, 409 `OWN_USER`.
 */
export const assignFirstCallgroupUserAndSendEmailAsync = defineEndpoint({
  area: 'users',
  as: 'assignCallGroup',
  service: 'account',
  method: 'POST',
  path: '/VideoCallgroup/AssignFirstCallgroupUserAndSendEmailAsync',
  sealedIn: 'query',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Makes a user the first one of a video call group and mails the invitation.',
  ...assignment,
})

/**
 * Adds the first phone number to a voice call group. Refusals: those of the previous call, and 400 `VALIDATION` with `field`
 * `PhoneNumber`, 409 `NOT_A_VOICE_GROUP`.
 */
export const assignFirstPstnToVoiceCallgroupAndSendEmailAsync = defineEndpoint({
  area: 'users',
  as: 'assignCallGroupPhone',
  service: 'account',
  method: 'POST',
  path: '/VideoCallgroup/AssignFirstPstnToVoiceCallgroupAndSendEmailAsync',
  sealedIn: 'query',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Makes a user’s phone the first number of a voice call group and mails the user.',
  request: v.object({ ...assignment.request.entries, PhoneNumber: phone }),
  response: assignment.response,
})

const permission = v.looseObject({
  IsAllowed: flag,
  /** The number of the group's users, and of its phones without a user. */
  Recipients: count,
  /** The first users that the notice would not reach, by name; a name is empty if the signed-in user may not see it. */
  NotTold: v.array(v.looseObject({ UserID: numberId, Name: v.string(), Reason: v.picklist(['gone', 'noApp', 'notNotified', 'alwaysQuiet', 'noWay']) })),
  NotToldCount: count,
  /** Why the notice is not allowed; empty if it is. */
  message: v.string(),
})
/** The ids of users who are chosen but not saved yet; the users of the group if omitted. */
const chosen = v.optional(v.pipe(v.array(numberId), v.maxLength(5000)))
const ofCallGroup = v.object({ callgroupId: newOrPresentId, UserIDs: chosen })

/**
 * Whether the signed-in user may notify a group, and which users the notice would not reach. A user group gets a message in the app or by
 * mail. Refusals, also of the next two calls: 403, 404.
 */
export const validateGroupNotificationPermission = defineEndpoint({
  area: 'users',
  as: 'mayNotifyGroup',
  service: 'voice-video',
  method: 'POST',
  path: '/Group/ValidateGroupNotificationPermission',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'Whether the signed-in user may notify a user group, and which users would get no message.',
  request: v.object({ UserGroupID: numberId, UserIDs: chosen }),
  response: permission,
})

export const validateVoiceCallgroupNotificationPermission = defineEndpoint({
  area: 'users',
  as: 'mayNotifyVoiceGroup',
  service: 'voice-video',
  method: 'POST',
  path: '/VoiceCallgroup/ValidateVoiceCallgroupNotificationPermission',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'Whether the signed-in user may notify a voice call group, and which users would get no message.',
  request: ofCallGroup,
  response: permission,
})

export const validateVideoCallgroupNotificationPermission = defineEndpoint({
  area: 'users',
  as: 'mayNotifyVideoGroup',
  service: 'voice-video',
  method: 'POST',
  path: '/VideoCallgroup/ValidateVideoCallgroupNotificationPermission',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'Whether the signed-in user may notify a video call group, and which users would get no message.',
  request: ofCallGroup,
  response: permission,
})

/** The facts that the portal needs before it reads a file of users. Refusals: 403, 404 for another account. */
export const importValidatorUsers = defineEndpoint({
  area: 'users',
  as: 'checkImport',
  service: 'voice-video',
  method: 'GET',
  path: '/User/ImportValidatorUsers',
  auth: 'session',
  assumed: true,
  summary: 'The users of an account, to check a file against.',
  /** The id of the account; the user's own if omitted. */
  request: v.object({ AccountID: v.optional(numberId) }),
  response: v.looseObject({
    UserCount: count,
    /** The usernames in lower case; those of removed users stay taken. */
    Usernames: v.array(v.string()),
    Emails: v.array(v.string()),
    DirectoryPins: v.array(heldPin),
    UserGroups: v.array(v.looseObject({ ID: numberId, Name: v.string() })),
    Units: v.array(v.string()),
    /** Whether the lists are cut at 10,000 entries each, so that other values must be checked one by one. */
    IsTruncated: flag,
  }),
})
