import { limits } from '@portal/domain'
import * as v from 'valibot'
import { accessSummary } from '../accessShapes.ts'
import { acknowledgesEnd } from '../callGroupShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ours, oursOrUnsaid } from '../ours.ts'
import { numberId, userFilter, userStatus } from '../people.ts'
import { count, flag, isoDate, namedRecord, page, password, seenVersion, wallTime, wholeNumber } from '../shapes.ts'
import { answeredUserFields, userDetail, userFields } from '../userShapes.ts'
import { named } from '../shapeNames.ts'

const listedUser = v.looseObject({
  ID: numberId,
  Name: v.string(),
  FirstName: v.string(),
  LastName: v.string(),
  Email: v.string(),
  Unit: v.string(),
  UserTypeID: v.number(),
  IsWebLoginEnabled: flag,
  IsMobileOnly: flag,
  // The fields from here on are ours: specification §3 lists the fields above.
  /** The id of the unit that `Unit` names; null without a unit. */
  UnitID: ours(v.nullable(numberId), null),
  PropertyID: ours(v.number(), 0),
  PropertyName: ours(v.string(), ''),
  /** The id of the user's group; null without one. */
  UserGroupID: ours(v.nullable(numberId), null),
  UserGroupName: oursOrUnsaid(v.string()),
  /** The level of the user's group; 1 is the highest. Null without a group. */
  HierarchyLevel: ours(v.nullable(v.number()), null),
  /** The user's access over all doors. */
  Access: oursOrUnsaid(accessSummary),
  Status: oursOrUnsaid(userStatus),
  /** The number of active codes of each `AccessCodeType`; a type without an entry has none. */
  AccessMethods: oursOrUnsaid(v.array(v.looseObject({ AccessCodeType: v.number(), Count: count }))),
  CallGroupName: ours(v.string(), ''),
  /** The ISO instant of the user's last entry; null if there was none. */
  LastEntryAt: oursOrUnsaid(v.nullable(v.string())),
  /** Whether the signed-in user may open this user's page; the next field is whether they may change it. */
  HasViewAccess: ours(flag, true),
  HasAccountAccess: ours(flag, true),
  /** The version of the user, which increases with every change; `updateUserDetail` sends the version that it read. */
  Version: ours(v.number(), 0),
})

/**
 * One page of the users that the signed-in user may see: those whose hierarchy level is not above the viewer's. A page past the end is
 * empty. Refusals: 403 `FORBIDDEN`, 404 `NOT_FOUND` for another account.
 */
export const getUserTierUserList = defineEndpoint({
  area: 'users',
  as: 'list',
  service: 'account',
  method: 'GET',
  path: '/UserTiers/getUserTierUserList',
  auth: 'session',
  assumed: true,
  summary: 'A page of users, filtered, searched and sorted by the server.',
  request: v.object({
    ...userFilter.entries,
    /** The number of the page, from 1. */
    page: v.optional(page, 1),
    /** The number of rows on a page; 20 as specified (§9). */
    count: v.optional(wholeNumber(1, 100), limits.pagination.tablePageLength),
    /** The order: a column and ASC or DESC, such as 'Name ASC'. */
    sort: v.optional(v.pipe(v.string(), v.regex(/^(Name|LastName|Email|Unit|Group|HierarchyLevel|LastEntry|ID) (ASC|DESC)$/), named('pattern')), 'Name ASC'),
  }),
  response: v.looseObject({
    Users: v.array(listedUser),
    /** The number of users who match the filter, on all pages. */
    Total: count,
    Page: v.number(),
    Count: v.number(),
    /** The number of users without search and filters. */
    AccountTotal: count,
  }),
})

/** One user with all fields. Refusals: 403 `FORBIDDEN`, 404 `NOT_FOUND` (also for users of other accounts and for removed ones). */
export const getUserDetail = defineEndpoint({
  area: 'users',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/GetUserDetail',
  auth: 'session',
  assumed: true,
  summary: 'One user with every field the edit page shows.',
  request: v.object({ ID: numberId }),
  response: userDetail,
})

/**
 * Saves the sent fields; the others stay unchanged. Refusals: 400 `VALIDATION` with `field`; 409 `TAKEN` with `field`; 409 `CONFLICT` if
 * someone saved since `Version` (the body's `current` is the record as it is now, in the shape of `getUserDetail`); 403 `FORBIDDEN`, also
 * for giving rights that the signed-in user does not have; 409 `LAST_ADMINISTRATOR`; 409 `CALL_ENDS_HERE` if visitors could then reach no
 * one and `AcknowledgesEnd` is false; `groups` has the names of those call groups.
 */
export const updateUserDetail = defineEndpoint({
  area: 'users',
  as: 'update',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/UpdateUserDetail',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Saves a user, unless someone else changed the record meanwhile.',
  request: v.object({
    ID: numberId,
    Version: seenVersion,
    ...v.partial(v.object(userFields)).entries,
    /** The id of the user's call group. A manager of call groups (types 2 and 9) needs one of that kind, and becomes its member. */
    callgroupId: v.optional(v.nullable(namedRecord)),
    HasAllLocationAccess: v.optional(flag),
    PropertyLocations: v.optional(v.pipe(v.array(numberId), v.maxLength(500))),
    AcknowledgesEnd: acknowledgesEnd,
  }),
  response: v.looseObject({ message: v.string(), User: userDetail }),
})

/**
 * Turns signing in to the portal on or off for a user; turning it off ends the user's sessions. Refusals: 403, 404, 400 `VALIDATION`, with
 * `field` `callgroupId` if the user could not sign in without a call group or the group is of the other kind, 409 `LAST_ADMINISTRATOR`.
 */
export const updateWebAccess = defineEndpoint({
  area: 'users',
  as: 'setWebAccess',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/UpdateWebAccess',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Turns a user’s web access on, off, or on until a date.',
  request: v.object({
    ID: numberId,
    IsWebLoginEnabled: flag,
    WebLoginExpirationDate: v.optional(v.nullable(isoDate), null),
    WebLoginExpirationTime: v.optional(v.nullable(wallTime), null),
    /** For a manager (user types 2 and 9) without a call group: the id of the group to assign with web access. */
    callgroupId: v.optional(numberId),
  }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/**
 * Sets another user's password, ends that user's sessions and mails the user. Refusals: 400 `VALIDATION` with `field` `Password`, 403, 404,
 * 409 `OWN_USER` for one's own.
 */
export const setUserPassword = defineEndpoint({
  area: 'users',
  as: 'setPassword',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/SetUserPassword',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sets another user’s password.',
  request: v.object({ ID: numberId, Password: password }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/** What a user may do at doors, and from when until when. Refusals: 403, 404. */
export const getUserLimitations = defineEndpoint({
  area: 'users',
  as: 'getLimits',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/GetUserLimitations',
  auth: 'session',
  assumed: true,
  summary: 'The limits of one user.',
  request: v.object({ ID: numberId }),
  response: v.looseObject({
    ID: numberId,
    LimitActuationModeID: answeredUserFields.LimitActuationModeID,
    validFrom: answeredUserFields.validFrom,
    validFromTime: answeredUserFields.validFromTime,
    validUntil: answeredUserFields.validUntil,
    validUntilTime: answeredUserFields.validUntilTime,
    Version: v.number(),
  }),
})

/** Saves what a user may do at doors, and from when until when. Refusals: 400 `VALIDATION` (the end is not after the start), 403, 404. */
export const saveUserLimitations = defineEndpoint({
  area: 'users',
  as: 'saveLimits',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/SaveUserLimitations',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Saves the limits of one user.',
  request: v.object({
    ID: numberId,
    LimitActuationModeID: userFields.LimitActuationModeID,
    validFrom: userFields.validFrom,
    validFromTime: userFields.validFromTime,
    validUntil: userFields.validUntil,
    validUntilTime: userFields.validUntilTime,
  }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/**
 * Mails the link by which a user without a password sets the first one; links of earlier mails stop working. Refusals: 403, 404, 409
 * `PASSWORD_SET`, 409 `SIGN_IN_OFF` for a user who may not sign in anywhere, 409 `NO_ADDRESS`, 429 `TOO_MANY_ATTEMPTS`.
 */
export const resendSignInMail = defineEndpoint({
  area: 'users',
  as: 'resendSignInMail',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/ResendSignInMail',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Mails the link to the first password again.',
  request: v.object({ ID: numberId }),
  response: v.looseObject({
    message: v.string(),
    SentTo: v.string(),
    /** The ISO instant at which the mail was sent. */
    SentAt: v.string(),
  }),
})
