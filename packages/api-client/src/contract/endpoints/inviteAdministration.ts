import * as v from 'valibot'
import { done, instant, longText, paging, portId, recordId, revision, shortName, version, windows } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { count, email, flag, givenName, wholeNumber } from '../shapes.ts'
import { inviteFilter, inviteKind, storedStatus } from '../inviteFilter.ts'
import { ours } from '../ours.ts'
import { named } from '../shapeNames.ts'

const inviteId = givenName
const inviteType = v.picklist(['Temporary', 'Recurring'])

/** An invite as its administrator sees it. Instants are in ISO form. */
const invitation = v.looseObject({
  ID: v.string(),
  Kind: inviteKind,
  InviteType: inviteType,
  InviteName: v.string(),
  Description: v.string(),
  SentBy: v.string(),
  /** The unit of the resident who sent the invite; empty for an invite of an administrator or of a user without a unit. */
  SentByUnit: v.string(),
  /** The email address or phone number to which the invite was sent; empty if it was delivered in another way. */
  Recipient: v.string(),
  /** The language of the invite's mails. */
  Language: v.picklist(['en', 'es']),
  PropertyID: recordId,
  PropertyName: v.string(),
  TimeZone: v.string(),
  Ports: v.array(v.looseObject({ PortID: v.string(), PortName: v.string() })),
  StartDate: v.nullable(v.string()),
  EndDate: v.nullable(v.string()),
  /** The weekly hours; null without a limit. */
  Windows: v.nullable(windows),
  /** The number of allowed uses; null without a limit. */
  AccessCount: v.nullable(count),
  UsesLeft: v.nullable(count),
  Status: storedStatus,
  /** When a valid invite that opens no door now (outside its hours, during a lockdown) opens one next, or null if unknown. Missing while it opens one. */
  Opening: v.optional(v.looseObject({ At: v.nullable(v.string()) })),
  /** The digits of a PIN invite; null for a QR key, whose codes only the guest sees. */
  Pin: v.nullable(v.string()),
  CreatedAt: v.string(),
  LastUsedAt: v.nullable(v.string()),
  LastSentAt: v.nullable(v.string()),
  ...revision,
})

/** The invites of an account, newest first, or by end with `EndsWithinDays`; residents get only their own. `StatusCounts` ignores the status filter, so that each status can show its number. */
export const getInvites = defineEndpoint({
  area: 'invites',
  as: 'list',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/GetInvites',
  auth: 'session',
  assumed: true,
  summary: 'Invitations by state, kind or text, a page at a time.',
  request: v.object({ ...inviteFilter, ...paging }),
  response: v.looseObject({ TotalCount: count, StatusCounts: v.record(storedStatus, count), Invites: v.array(invitation) }),
})

/** One invite. 404 `NOT_FOUND`, for a resident also for another user's invite. */
export const getInvite = defineEndpoint({
  area: 'invites',
  as: 'get',
  service: 'account',
  method: 'GET',
  path: '/api/QRCode/GetInvite',
  auth: 'session',
  assumed: true,
  summary: 'One invitation with all its uses.',
  request: v.object({ ID: inviteId }),
  response: v.looseObject({
    ...invitation.entries,
    /** The names of doors that a resident's invite opens although the resident no longer may. */
    BeyondSender: ours(v.array(v.string()), []),
    /** The invite's events, newest first, at most fifty. */
    Events: v.array(
      v.looseObject({ ID: recordId, At: v.string(), PortName: v.string(), Decision: v.picklist(['open', 'denied']), Reason: v.string() }),
    ),
  }),
})

const changeableFields = {
  InviteName: shortName,
  Description: v.optional(longText, ''),
  /** The ids of the doors, all of one property. */
  Ports: v.pipe(v.array(portId), v.minLength(1), v.maxLength(100)),
  StartDate: v.optional(v.nullable(instant), null),
  /** The first instant at which the invite no longer opens doors. For the end of a day, it is the next midnight at the property. */
  EndDate: v.optional(v.nullable(instant), null),
  Windows: v.optional(v.nullable(windows), null),
  AccessCount: v.optional(v.nullable(wholeNumber(1, 100_000)), null),
}

const invitationFields = {
  InviteType: inviteType,
  ...changeableFields,
  /** An email address, or a phone number that gets a text message; if it is empty, nothing is sent. */
  Recipient: v.optional(email, ''),
  /** The language of the invite's mails; that of the sender's screen if omitted. */
  Language: v.optional(v.picklist(['en', 'es'])),
}

/** The answer after creating an invite. `Link` and `Pin` are shown only here; one of them is null. */
const created = v.looseObject({ ID: v.string(), Link: v.nullable(v.string()), Pin: v.nullable(v.string()), IsMailed: flag, message: v.string() })

/**
 * Creates an invite with a QR code. Refusals: 400 `VALIDATION` with `field`, 404 for a door of another account. Residents are also refused
 * with 403 `GUESTS_OFF` while the account does not allow their invites, 409 `TOO_MANY_INVITES`, and 403 `LIMITED` with `field` outside of
 * the limits that `getGuestRules` answers.
 */
export const createQRInvite = defineEndpoint({
  area: 'invites',
  as: 'createQr',
  service: 'account',
  method: 'POST',
  path: '/api/QRCode/CreateQRInvite',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates a virtual key and sends its link.',
  request: v.object(invitationFields),
  response: created,
})

/** Creates an invite with a PIN; if `Pin` is omitted, a free one is chosen. 409 `TAKEN` if `Pin` is already someone's code at one of the doors. */
export const createPinInvite = defineEndpoint({
  area: 'invites',
  as: 'createPin',
  service: 'account',
  method: 'POST',
  path: '/api/PinInvitation/CreatePinInvite',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates a PIN for a guest and sends it.',
  request: v.object({ ...invitationFields, Pin: v.optional(v.pipe(v.string(), v.regex(/^\d{4,6}$/), named('pattern'))) }),
  response: created,
})

/**
 * Changes an invite. Its link, PIN and code stay the same, and the guest's page shows the change at once. `AccessCount` is the total number
 * of uses; past uses still count. Residents change their own invites. Refusals: those of creating an invite, and 409 `INVITE_ENDED` for a revoked invite, 409 `CONFLICT` with
 * `current`, 409 `TAKEN` if someone has the PIN at one of the doors.
 */
export const updateInvite = defineEndpoint({
  area: 'invites',
  as: 'update',
  service: 'account',
  method: 'POST',
  path: '/api/QRCode/UpdateInvite',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes an invitation that was not revoked.',
  request: v.object({
    ID: inviteId,
    Version: version,
    ...changeableFields,
    /** Whether the guest gets a mail that describes the change, if the invite was mailed. */
    IsGuestTold: v.optional(flag, false),
  }),
  response: v.looseObject({ ID: v.string(), Version: v.number(), IsMailed: flag, message: v.string() }),
})

/** Revokes an invite: from now on it opens nothing, and the guest's page says so. */
export const revokeInvite = defineEndpoint({
  area: 'invites',
  as: 'revoke',
  service: 'account',
  method: 'POST',
  path: '/api/QRCode/RevokeInvite',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Revokes an invitation.',
  request: v.object({ ID: inviteId }),
  response: done,
})

/**
 * Sends an invite again. The previous link, PIN, codes and passes stop working. Refusals: 403 `GUESTS_OFF` as for a new invite, 409 `INVITE_ENDED` for an invite that no longer opens anything.
 */
export const resendInvite = defineEndpoint({
  area: 'invites',
  as: 'resend',
  service: 'account',
  method: 'POST',
  path: '/api/QRCode/ResendInvite',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends an invitation again with a new link.',
  request: v.object({ ID: inviteId, Recipient: v.optional(email) }),
  response: created,
})
