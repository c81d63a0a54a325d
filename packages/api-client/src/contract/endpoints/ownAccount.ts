import * as v from 'valibot'
import { revision } from '../accessShapes.ts'
import { acknowledgesEnd } from '../callGroupShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { count, flag, givenName, noPayload, password, seenVersion } from '../shapes.ts'
import { line } from '../textFields.ts'
import { answeredUserFields, userFields } from '../userShapes.ts'

const language = v.nullable(v.picklist(['en', 'es']))
const theme = v.picklist(['device', 'light', 'dark'])

/** The fields that users may change themselves; administrators change the rest. */
const ownFields = {
  FirstName: userFields.FirstName,
  LastName: userFields.LastName,
  /** The displayed name; first and last name if it is empty. */
  Name: userFields.Name,
  Phone: userFields.Phone,
  WatchmanPhoneNumber: userFields.WatchmanPhoneNumber,
  /** The IANA zone in which the user reads times, in addition to the property's; null: the device's zone. */
  TimezoneID: userFields.TimezoneID,
  /** The language of the portal; null for the browser's. */
  Language: language,
  /** The look of the portal. `device` follows the user's device. */
  Theme: theme,
  /** Whether the user gets a mail when an export is ready. */
  MailsExports: flag,
}

const ownAccount = v.looseObject({
  ID: numberId,
  FirstName: answeredUserFields.FirstName,
  LastName: answeredUserFields.LastName,
  Name: answeredUserFields.Name,
  Phone: answeredUserFields.Phone,
  /** Whether the phone number is verified; a new number must be verified again. */
  IsPhoneVerified: flag,
  WatchmanPhoneNumber: answeredUserFields.WatchmanPhoneNumber,
  TimezoneID: answeredUserFields.TimezoneID,
  Language: language,
  Theme: theme,
  MailsExports: flag,
  /** Whether visitor calls ring the user's app; `saveCallPreferences` changes it. */
  AllowsNotifications: flag,
  /** Whether the user has the mobile app; without it, no notices arrive there. */
  HasApp: flag,
  Email: v.string(),
  Username: v.string(),
  PropertyName: v.string(),
  /** The IANA zone of the property, which its doors use. */
  PropertyTimeZone: v.string(),
  /** The ISO instant at which the user was created. */
  CreatedAt: v.string(),
  ...revision,
})

export const getOwnAccount = defineEndpoint({
  area: 'ownAccount',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/UserDetails/GetOwnAccount',
  auth: 'session',
  assumed: true,
  summary: 'The signed-in user’s own name, phones, time zone, language, look and notifications.',
  request: noPayload,
  response: v.looseObject({ Account: ownAccount }),
})

/**
 * Changes the sent fields; omitted fields stay the same. Refusals: 400 `VALIDATION` and 409 `TAKEN` with `field`, 409 `CONFLICT` with
 * `current` if someone changed the user since `Version`, 409 `CALL_ENDS_HERE` as for `updateUserDetail`.
 */
export const saveOwnAccount = defineEndpoint({
  area: 'ownAccount',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/SaveOwnAccount',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes the signed-in user’s own name, phones, time zone, language, look and notifications.',
  request: v.object({ ...v.partial(v.object(ownFields)).entries, AcknowledgesEnd: acknowledgesEnd, Version: seenVersion }),
  response: v.looseObject({ message: v.string(), Account: ownAccount }),
})

/**
 * Changes the user's own password and requires the current one; wrong ones count as failed sign-ins. The user gets a mail. Refusals: 400
 * `VALIDATION` with `field`, 403 `SIGNED_IN_AS` in a session that an administrator began, 429 `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const changeOwnPassword = defineEndpoint({
  area: 'ownAccount',
  as: 'changePassword',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/ChangeOwnPassword',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes the signed-in user’s password.',
  request: v.object({
    /** The user's current password. */
    Password: password,
    NewPassword: password,
    /** Whether the user's other sessions end. */
    EndsOtherSessions: flag,
  }),
  response: v.looseObject({
    message: v.string(),
    /** The number of other sessions that ended. */
    Ended: count,
  }),
})

/**
 * Sends six digits to the user's own phone, for `verifyOwnPhone`. Refusals: 409 `NO_PHONE`, 409 `PHONE_VERIFIED`, 429
 * `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const sendOwnPhoneCode = defineEndpoint({
  area: 'ownAccount',
  as: 'sendPhoneCode',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/SendOwnPhoneCode',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends a code to the signed-in user’s own phone.',
  request: noPayload,
  response: v.looseObject({ message: v.string() }),
})

/**
 * Verifies the user's own phone number by the code that was sent. Refusals: 400 `VALIDATION` with `field` for a wrong code, 409
 * `CODE_EXPIRED`, 429 `TOO_MANY_ATTEMPTS` with Retry-After.
 */
export const verifyOwnPhone = defineEndpoint({
  area: 'ownAccount',
  as: 'verifyPhone',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/VerifyOwnPhone',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Verifies the signed-in user’s phone by the code that was sent to it.',
  request: v.object({ Code: line(12) }),
  response: v.looseObject({ message: v.string(), Account: ownAccount }),
})

export const getOwnSessions = defineEndpoint({
  area: 'ownAccount',
  as: 'listSessions',
  service: 'account',
  method: 'GET',
  path: '/UserDetails/GetOwnSessions',
  auth: 'session',
  assumed: true,
  summary: 'Where the signed-in user is signed in.',
  request: noPayload,
  response: v.looseObject({
    /** The user's sessions: the session of this call first, then the most recently used first. */
    Sessions: v.array(v.looseObject({
      SessionID: v.string(),
      /** Whether this call was made in the session. */
      IsThis: flag,
      /** The browser's `User-Agent` at sign-in; empty if it sent none. */
      UserAgent: v.string(),
      /** The network address of the sign-in; empty if unknown. */
      Address: v.string(),
      /** The ISO instant of the sign-in; the next field is that of the last use. */
      SignedInAt: v.string(),
      LastUsedAt: v.string(),
      /** The name of the administrator who signed in as the user; null if the user signed in themselves. */
      SignedInBy: v.nullable(v.string()),
    })),
    /** The browsers in which the user needs no second step, the most recently used first. */
    TrustedBrowsers: v.array(v.looseObject({
      BrowserID: v.string(),
      UserAgent: v.string(),
      Address: v.string(),
      /** The ISO instant at which the browser was trusted; the next field is that of the last use. */
      TrustedAt: v.string(),
      LastUsedAt: v.string(),
      EndsAt: v.string(),
    })),
  }),
})

/** Ends one other session of the user, or all others. A session that has already ended is not an error. */
export const endOwnSessions = defineEndpoint({
  area: 'ownAccount',
  as: 'endSessions',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/EndOwnSessions',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Ends other sessions of the signed-in user.',
  request: v.object({
    /** The id of the session to end; null for all sessions but that of this call. */
    SessionID: v.nullable(givenName),
  }),
  response: v.looseObject({ message: v.string(), Ended: count }),
})
