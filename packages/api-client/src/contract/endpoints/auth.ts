import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { doorAction, doorActionKind } from '../doorShapes.ts'
import { gateEvent } from '../gateEventShape.ts'
import { ours, oursOrUnsaid } from '../ours.ts'
import { numberId } from '../people.ts'
import { count, flag, identifier, noPayload, password, secret, username } from '../shapes.ts'
import { signedIn } from '../signedInShape.ts'
import { visitorCall } from '../visitorCallShapes.ts'

/** The administrator who signed in as this user; null if the user signed in themselves. */
const signedInBy = v.nullable(v.looseObject({ Name: v.string(), Email: v.string() }))

/**
 * Signs in. Refusals: 400 `INVALID_CREDENTIALS`, 403 `NON_WEB_ACCESS_USER`, 403 `ACCESS_ENDED` (the user's access has ended), 429
 * `TOO_MANY_ATTEMPTS` with Retry-After. Not in the specification: 403 `SECOND_STEP_NEEDED` for a correct password if two-step sign-in is
 * on; its `secondStep` (secondStepShape.ts) is for `confirmSignIn`, which begins the session.
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
 * Signs an administrator in as another user. The request's bearer token gives access. It is either the token of a one-time link, or the
 * token of a session that this call began, with its key and CSRF token; then that session ends, and the administrator returns to a new
 * session of their own. Refusals: 400 `SIGN_IN_LINK_INVALID`, 429 `TOO_MANY_ATTEMPTS`.
 */
export const signInAsAdmin = defineEndpoint({
  area: 'auth',
  as: 'signInAsAdmin',
  service: 'account',
  method: 'POST',
  path: '/SignInAsAdmin',
  auth: 'none',
  assumed: true,
  summary: 'Begins a session as another user by a one-time link, or returns from it to the operator’s own session.',
  request: noPayload,
  response: v.looseObject({ ...signedIn, SignedInBy: ours(signedInBy, null) }),
})

const userDetails = v.looseObject({
  /** The user's id, which the portal stores as `authId`. */
  ID: identifier,
  Name: v.string(),
  Email: v.string(),
  /** Ours: the id of the account in which the user works. Operators choose it; for other users it is their own. 0 if the service does not tell. */
  AccountID: ours(identifier, 0),
  /** Ours: the name of that account. */
  AccountName: ours(v.string(), ''),
  /** Ours: the id of the account to which the user belongs. */
  OwnAccountID: ours(v.nullable(identifier), null),
  /** Ours, as is the next field: the user's own property; null where the service does not say. */
  PropertyID: ours(v.nullable(identifier), null),
  /** The account's properties, for administrators who may see all of its users; empty for others. */
  Properties: ours(v.array(v.looseObject({ ID: identifier, Name: v.string() })), []),
  IsAccountActive: flag,
  IS_SFH_ACTIVE: flag,
  /** The user's type: 2 is a call group manager, 9 a voice group user. */
  UserTypeID: v.number(),
  /** Whether the account's users have call groups, so that their pages and forms show them. */
  EnableUserTierCallgroup: flag,
  /** Ours, like the next two fields: the current values of the same flags in the login answer. */
  ShowVideoGroup: oursOrUnsaid(flag),
  ShowVoiceGroup: oursOrUnsaid(flag),
  showImportVoiceGroup: oursOrUnsaid(flag),
  /** Ours: whether the user may invite guests as a resident, within the account's rules. */
  MayInviteGuests: oursOrUnsaid(flag),
  IsBillingAdminLoginLandpage: flag,
  /** The user's dashboard. 3 means that the user has none and is signed out again. */
  IsUserDashboard: v.number(),
  callgroupId: v.nullable(identifier),
  IsUserAdmin: flag,
  IsKitsAdmin: flag,
  IsBillingAdmin: flag,
  /** Ours, like the next field: the current values of the same fields in the login answer. 1 SuperAdmin, 2 Staff, 3 Customer. */
  role: oursOrUnsaid(v.number()),
  modules: oursOrUnsaid(v.array(v.number())),
  /** Ours, like the next field: the current values of the same flags in the login answer. */
  IsUserIgnoreGroupReleaseVideo: oursOrUnsaid(flag),
  IsUserIgnoreRelease: oursOrUnsaid(flag),
  /** Ours: the administrator who is signed in as this user. `Reason` may be empty; `EndsAt` is the ISO instant from which the administrator can only return. */
  SignedInBy: ours(v.nullable(v.looseObject({
    Name: v.string(), Email: v.string(), Reason: v.optional(v.string(), ''), EndsAt: v.optional(v.nullable(v.string()), null),
  })), null),
  /** Ours: the IANA zone in which the user reads times, in addition to the property's zone; null for the zone of the user's device. */
  TimezoneID: ours(v.nullable(v.string()), null),
  /** Ours: the language that the user chose for the portal; null without a choice. */
  Language: ours(v.nullable(v.picklist(['en', 'es'])), null),
  /** Ours: the look of the portal. `device` follows the user's device. */
  Theme: ours(v.picklist(['device', 'light', 'dark']), 'device'),
  /** Ours: whether an invoice of the inactive account is overdue, and the account's administrators besides the user; null while the account is active. */
  Inactive: ours(v.nullable(v.looseObject({ IsUnpaid: flag, Administrators: v.array(v.looseObject({ Name: v.string(), Email: v.string() })) })), null),
  /** Ours: the number of lockdowns and drills that are running in the account; 0 without the right to see them. */
  RunningLockdowns: ours(count, 0),
})

/** The user details of a session that has ended. The call doesn't fail: type 'error' makes the portal clear its storage (specification §4). */
const userDetailsError = v.looseObject({ type: v.literal('error'), message: v.string() })

/** The largest number of characters of a key or request, which is more than the transport allows. */
const longestRequest = 4_000_000

export const getUserDetails = defineEndpoint({
  area: 'auth',
  as: 'currentUser',
  service: 'account',
  method: 'POST',
  path: '/GetUserDetails',
  auth: 'session',
  readOnly: true,
  summary: 'The signed-in user, with everything that decides the first page after sign-in.',
  /** The limit is as long as the transport allows, so that the server's comparison gives the reason for a refusal. */
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
  /** Ours: the id of the door's location; null if it is not known. */
  PropertyLocationID: v.nullable(v.number()),
  /** The name of the hardware model, one of `HardwareModel`. */
  HardwareModel: v.string(),
  /** The door's state now, by the domain's `doorState`: from schedules, alarm, lockdown and what the controller reports. */
  Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']),
  Because: v.picklist(['fireAlarm', 'lockdown', 'person', 'schedule', 'code', 'device']),
  /** The name of the schedule that holds the door open, whatever state is reported. */
  HeldBySchedule: v.nullable(v.string()),
  /**
   * The ISO instant of the next change. While a user or a schedule holds the door open, this is the end; otherwise it is when a schedule
   * next holds the door open. Null if neither happens within a year.
   */
  Until: v.nullable(v.string()),
  /** The ISO instant of the last opening; null if the door never opened. */
  LastOpenedAt: v.nullable(v.string()),
  /** A user's override of the door's schedule; null without one. */
  Override: v.nullable(v.looseObject({
    Kind: v.picklist(['hold', 'close']),
    /** The ISO instant at which the schedule decides again; null until a user ends the override. */
    Until: v.nullable(v.string()),
    /** The name of the user; null if the signed-in user may not see it. */
    By: v.nullable(v.string()),
    Note: v.string(),
  })),
  /** The signed-in user's actions on this door. Each has the reason why it isn't possible now (the domain's `DoorActionRefusal`), or null if it is. */
  Actions: v.array(v.looseObject({ Kind: doorActionKind, Refusal: v.nullable(v.string()) })),
  /** The door's last action, while it is pending and for a minute afterwards. */
  LastAction: v.nullable(doorAction),
})

/** What the dashboard shows about a property. */
export const getDashboard = defineEndpoint({
  area: 'auth',
  as: 'dashboard',
  service: 'account',
  method: 'GET',
  path: '/api/Dashboard/GetDashboard',
  auth: 'session',
  assumed: true,
  summary: 'Doors, invites that need attention and the latest events of one property.',
  /** The id of the property; the user's own if omitted. 404 for a property that the user may not see. */
  request: v.optional(v.object({ PropertyID: v.optional(numberId) }), {}),
  response: v.looseObject({
    PropertyName: v.string(),
    PropertyID: ours(v.nullable(v.number()), null),
    /** The properties of the account, for users who may see all of its users; empty for other users. */
    Properties: ours(v.array(v.looseObject({ ID: v.number(), Name: v.string() })), []),
    /** The property's IANA time zone. */
    TimeZone: v.string(),
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    Ports: v.array(port),
    /** The newest events first; without the right to see activity, only the user's own events. */
    Events: v.array(gateEvent),
    /** "Needs attention", most urgent first (the domain's `rankAttention`), without records that the user may not see. */
    Attention: v.array(v.looseObject({
      /** The kind of problem, one of `AttentionKind`. */
      Kind: v.string(),
      /** The doors, controllers, call groups, users, codes, invites or invoices with the problem. `At` is the ISO instant since or until when. */
      Records: v.array(v.looseObject({ ID: v.string(), Name: v.string(), At: v.nullable(v.string()), UserID: v.nullable(v.number()) })),
    })),
    /** The number of active invites; null without the right to see invites. */
    ActiveInvites: v.nullable(count),
    /** The newest visitor calls, as `getVisitorCalls` answers them; null without the right to see call groups. */
    VisitorCalls: v.nullable(v.array(visitorCall)),
  }),
})
