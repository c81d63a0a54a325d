import * as v from 'valibot'
import { done } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { email } from '../shapes.ts'

const tier = v.picklist([1, 2])

const invitation = v.looseObject({
  ID: numberId,
  Email: v.string(),
  /** The step that the invited user joins: 1 for users who are called first, 2 for those called after them. */
  Tier: tier,
  State: v.picklist(['Waiting', 'Expired', 'Answered']),
  /** The ISO instant at which the invitation was sent. The next fields are ISO instants, too. */
  SentAt: v.string(),
  ExpiresAt: v.string(),
  SentBy: v.string(),
})

/** The invitations to a call group, unanswered ones first, then the newest. Refusals: 403, 404. */
export const getCallGroupInvitations = defineEndpoint({
  area: 'callGroups',
  as: 'listInvitations',
  service: 'email-notification',
  method: 'GET',
  path: '/CallGroup/GetInvitations',
  auth: 'session',
  assumed: true,
  summary: 'The invitations to answer the calls of a group, unanswered ones first.',
  request: v.object({ callgroupId: numberId }),
  response: v.looseObject({ Invitations: v.array(invitation) }),
})

/**
 * Mails a Subscribe link, by which someone joins a call group. Refusals: 400 `VALIDATION`, 403, 404, 409 `TAKEN` with `field` `Email` if
 * the address is already invited or belongs to a user, 409 `NOT_A_VIDEO_GROUP`, 429 `TOO_MANY_ATTEMPTS`.
 */
export const inviteToCallGroup = defineEndpoint({
  area: 'callGroups',
  as: 'invite',
  service: 'email-notification',
  method: 'POST',
  path: '/CallGroup/Invite',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Invites someone by mail to answer the calls of a group.',
  request: v.object({ callgroupId: numberId, Email: email, Tier: v.optional(tier, 1) }),
  response: v.looseObject({ message: v.string(), Invitation: invitation }),
})

/** Sends an invitation again with a new link; the earlier link stops working. Refusals: 403, 404, 409 `INVITATION_ANSWERED`, 429 `TOO_MANY_ATTEMPTS`. */
export const resendCallGroupInvitation = defineEndpoint({
  area: 'callGroups',
  as: 'resendInvitation',
  service: 'email-notification',
  method: 'POST',
  path: '/CallGroup/ResendInvitation',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Mails an invitation again, with a new link.',
  request: v.object({ ID: numberId }),
  response: v.looseObject({ message: v.string(), Invitation: invitation }),
})

/** Revokes an invitation to a call group. Refusals: 403, 404, 409 `INVITATION_ANSWERED`. */
export const withdrawCallGroupInvitation = defineEndpoint({
  area: 'callGroups',
  as: 'withdrawInvitation',
  service: 'email-notification',
  method: 'POST',
  path: '/CallGroup/WithdrawInvitation',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Revokes an invitation: its link no longer works.',
  request: v.object({ ID: numberId }),
  response: done,
})
