import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { doorAction, doorActionKind } from '../doorShapes.ts'
import { gateEvent } from '../gateEventShape.ts'
import { ours, oursOrUnsaid } from '../ours.ts'
import { numberId } from '../people.ts'
import { count, flag, identifier, noPayload, password, secret, username } from '../shapes.ts'
import { signedIn } from '../signedInShape.ts'
import { visitorCall } from '../visitorCallShapes.ts'

/** The administrator who signed in as this user; null if the users signed in themselves. */
const signedInBy = v.nullable(v.looseObject({ Name: v.string(), Email: v.string() }))

/**
 * Signs in. Refusals: 400 `INVALID_CREDENTIALS`, 403 `NON_WEB_ACCESS_USER`, 403 `ACCESS_ENDED` (the user's own time is over), 429
 * `TOO_MANY_ATTEMPTS` with Retry-After. Not in the specification: 403 `SECOND_STEP_NEEDED` for a right password where two-step sign-in is on; its `secondStep`
 * (secondStepShape.ts) is for `confirmSignIn`, which begins the session.
 */
export const login = defineEndpoint({
  area: 'auth',
  as: 'login',
  service: 'account',
  method: 'POST',
  path: '/login',
  auth: 'none',
  knowsDevice: true,
  summary: 'Signs in with a user name and a password.',
  request: v.object({ username, password }),
  response: v.looseObject(signedIn),
})

/**
 * Signs an administrator in as someone else. The credential is the request's bearer token. It is either the token of a one-time link, or
 * the token of a session begun by this call, with its key and CSRF token; that session then ends, and the administrator gets a new one
 * (the way back). Refusals: 400 `SIGN_IN_LINK_INVALID`, 429 `TOO_MANY_ATTEMPTS`.
 */
export const signInAsAdmin = defineEndpoint({
  area: 'auth',
  as: 'signInAsAdmin',
  service: 'account',
  method: 'POST',
  path: '/SignInAsAdmin',
  auth: 'none',
  assumed: true,
  summary: 'Exchanges a one-time link for a session as another user, and such a session for the way back.',
  request: noPayload,
  response: v.looseObject({ ...signedIn, SignedInBy: ours(signedInBy, null) }),
})

const userDetails = v.looseObject({
  /** Stored as `authId`. */
  ID: identifier,
  Name: v.string(),
  Email: v.string(),
  /** Ours: the account in which the user works. Operators choose it, for everyone else it is their own; 0 where the service does not say. */
  AccountID: ours(identifier, 0),
  /** Ours. */
  AccountName: ours(v.string(), ''),
  /** Ours: the account to which the user belongs. */
  OwnAccountID: ours(v.nullable(identifier), null),
  IsAccountActive: flag,
  IS_SFH_ACTIVE: flag,
  /** 2 is a call group manager, 9 a voice group user. */
  UserTypeID: v.number(),
  /** Whether the account's users have call groups, so that their pages and forms show them. */
  EnableUserTierCallgroup: flag,
  /** Ours, as are the next two fields: the same flags as in the login answer, at this moment. */
  ShowVideoGroup: oursOrUnsaid(flag),
  ShowVoiceGroup: oursOrUnsaid(flag),
  showImportVoiceGroup: oursOrUnsaid(flag),
  /** Ours: whether the user may invite guests as a resident, within the account's rules. */
  MayInviteGuests: oursOrUnsaid(flag),
  IsBillingAdminLoginLandpage: flag,
  /** 3 means the user has no dashboard and is signed out again. */
  IsUserDashboard: v.number(),
  callgroupId: v.nullable(identifier),
  IsUserAdmin: flag,
  IsKitsAdmin: flag,
  IsBillingAdmin: flag,
  /** Ours, as is the next field: as in the login answer, at this moment. 1 SuperAdmin, 2 Staff, 3 Customer. */
  role: oursOrUnsaid(v.number()),
  modules: oursOrUnsaid(v.array(v.number())),
  /** Ours, as is the next field: the same flags as in the login answer, at this moment. */
  IsUserIgnoreGroupReleaseVideo: oursOrUnsaid(flag),
  IsUserIgnoreRelease: oursOrUnsaid(flag),
  /** Ours. `Reason` may be empty; `EndsAt`: ISO instant at which only the way back is open. */
  SignedInBy: ours(v.nullable(v.looseObject({
    Name: v.string(), Email: v.string(), Reason: v.optional(v.string(), ''), EndsAt: v.optional(v.nullable(v.string()), null),
  })), null),
  /** Ours: the IANA zone in which the user reads times, in addition to the property's zone; null: the zone of their machine. */
  TimezoneID: ours(v.nullable(v.string()), null),
  /** Ours: the language that the user chose for the portal; null: none. */
  Language: ours(v.nullable(v.picklist(['en', 'es'])), null),
  /** Ours: the look of the portal; `device` is that of the user's machine. */
  Theme: ours(v.picklist(['device', 'light', 'dark']), 'device'),
  /** Ours: of an inactive account, whether an invoice is overdue, and its administrators besides the user; null while it is active. */
  Inactive: ours(v.nullable(v.looseObject({ IsUnpaid: flag, Administrators: v.array(v.looseObject({ Name: v.string(), Email: v.string() })) })), null),
  /** Ours: how many lockdowns and drills run at the account; 0 without the right to see them. */
  RunningLockdowns: ours(count, 0),
})

/** An answer of type 'error' is not a failed call: the portal clears its storage (specification §4). */
const userDetailsError = v.looseObject({ type: v.literal('error'), message: v.string() })

/** Characters; longer than the transport's own limit. */
const longestRequest = 4_000_000

export const getUserDetails = defineEndpoint({
  area: 'auth',
  as: 'currentUser',
  service: 'account',
  method: 'POST',
  path: '/GetUserDetails',
  auth: 'session',
  readOnly: true,
  summary: 'The signed-in user, with everything the landing order reads.',
  /** As long as the transport allows, so that the server's comparison gives the reason for a refusal. */
  request: v.object({ authkey: secret(longestRequest) }),
  response: v.union([userDetailsError, userDetails]),
})

export const userSignout = defineEndpoint({
  area: 'auth',
  as: 'signOut',
  service: 'account',
  method: 'GET',
  path: '/UserSignout',
  auth: 'session',
  summary: 'Ends the session on the server.',
  request: noPayload,
  response: v.looseObject({ message: v.string() }),
})

const port = v.looseObject({
  ID: identifier,
  Name: v.string(),
  /** Ours: the location of the door; null where it is not known. */
  PropertyLocationID: v.nullable(v.number()),
  /** A name of `HardwareModel`. */
  HardwareModel: v.string(),
  /** The state of the door at this moment, by the domain's `doorState`: from schedules, alarm, lockdown and what the device reports. */
  Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']),
  Because: v.picklist(['fireAlarm', 'lockdown', 'person', 'schedule', 'code', 'device']),
  /** The schedule that holds the door open, regardless of the reported state. */
  HeldBySchedule: v.nullable(v.string()),
  /**
   * ISO instant. While a user or a schedule holds the door open: when that ends. Otherwise: when a schedule next holds it open. Null where neither
   * happens within a year.
   */
  Until: v.nullable(v.string()),
  /** ISO instant of the last opening; null if the door never opened. */
  LastOpenedAt: v.nullable(v.string()),
  /** A user's override of the door's schedule; null for none. */
  Override: v.nullable(v.looseObject({
    Kind: v.picklist(['hold', 'close']),
    /** ISO instant at which the schedule decides again; null: when someone says so. */
    Until: v.nullable(v.string()),
    /** Null where the signed-in user may not see the name. */
    By: v.nullable(v.string()),
    Note: v.string(),
  })),
  /**
   * The signed-in user's actions on this door, each with the reason why it isn't possible now (the domain's `DoorActionRefusal`); null:
   * possible.
   */
  Actions: v.array(v.looseObject({ Kind: doorActionKind, Refusal: v.nullable(v.string()) })),
  /** The door's last action, while pending and for a minute after. */
  LastAction: v.nullable(doorAction),
})

/** What the dashboard shows of the signed-in user's property. */
export const getDashboard = defineEndpoint({
  area: 'auth',
  as: 'dashboard',
  service: 'account',
  method: 'GET',
  path: '/api/Dashboard/GetDashboard',
  auth: 'session',
  assumed: true,
  summary: 'Doors, invites that need attention and the latest events of one property.',
  /** Without a property, the user's own. 404 for a property that the user may not see. */
  request: v.optional(v.object({ PropertyID: v.optional(numberId) }), {}),
  response: v.looseObject({
    PropertyName: v.string(),
    PropertyID: ours(v.nullable(v.number()), null),
    /** The properties of the account, for users who may see all of its users; empty for others. */
    Properties: ours(v.array(v.looseObject({ ID: v.number(), Name: v.string() })), []),
    /** IANA time zone of the property. */
    TimeZone: v.string(),
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    Ports: v.array(port),
    /** Newest first; without the right to read the log, only the user's own events. */
    Events: v.array(gateEvent),
    /** "Needs attention", most urgent first (the domain's `rankAttention`), without records that the user may not see. */
    Attention: v.array(v.looseObject({
      /** A name of `AttentionKind`. */
      Kind: v.string(),
      /** The doors, controllers, call groups, users, codes, invites or invoices that it is about; `At`: ISO instant since or until when. */
      Records: v.array(v.looseObject({ ID: v.string(), Name: v.string(), At: v.nullable(v.string()), UserID: v.nullable(v.number()) })),
    })),
    /** Null without the right to look at invites. */
    ActiveInvites: v.nullable(count),
    /** The newest visitors' calls, as `getVisitorCalls` answers them; null without the right to look at call groups. */
    VisitorCalls: v.nullable(v.array(visitorCall)),
  }),
})
