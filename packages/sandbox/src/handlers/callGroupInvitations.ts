import type { SignedInCall } from '../Call.ts'
import { type CallGroupRow, findManagedCallGroup } from '../calls/callGroups.ts'
import { findInvitation, invitationAnswer, type InvitationRow, invitationsOf, requireUnanswered, sendInvitation, withdrawInvitation } from '../calls/invitations.ts'
import { isUsernameTaken } from '../calls/subscription.ts'
import { withInviteMail } from '../invites/sendInvite.ts'
import { readEmail } from '../people/userValues.ts'
import { invalid, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getCallGroupInvitations: Handler<'getCallGroupInvitations'> = async ({ callgroupId }, call) => {
  const group = await findManagedCallGroup(call.store, call.viewer, callgroupId)
  const answers = (await invitationsOf(call.store, group.id)).map((row) => invitationAnswer(row, call.now))
  return { Invitations: answers.toSorted((one, other) => Number(one.State === 'Answered') - Number(other.State === 'Answered')) }
}

export const inviteToCallGroup: Handler<'inviteToCallGroup'> = async ({ callgroupId, Email, Tier }, call) => {
  const email = readEmail('Email', Email).toLowerCase()
  if (email === '') throw invalid('Email', 'Enter an email address.')
  const group = await findManagedCallGroup(call.store, call.viewer, callgroupId)
  if (group.is_video === 0) throw new Refusal(409, 'NOT_A_VIDEO_GROUP', 'This call group calls phone numbers. Add a number instead.')
  return mail(call, group, email, async (trx) => {
    if (await isUsernameTaken({ store: trx }, email)) throw taken('Email', 'A user already has this address. Add them to the group instead.')
    const present = await invitationsOf(trx, group.id)
    if (present.some((row) => row.email === email && row.used_at === null)) throw taken('Email', 'This address already has an invitation. Send it again instead.')
    return sendInvitation(trx, call, group, { email, tier: Tier })
  })
}

export const resendCallGroupInvitation: Handler<'resendCallGroupInvitation'> = async ({ ID }, call) => {
  const { invitation, group } = await findManaged(call, ID)
  return mail(call, group, invitation.email, async (trx) => {
    requireUnanswered(await findInvitation(trx, ID))
    return sendInvitation(trx, call, group, { id: ID, email: invitation.email, tier: invitation.tier })
  })
}

export const withdrawCallGroupInvitation: Handler<'withdrawCallGroupInvitation'> = async ({ ID }, call) => {
  await findManaged(call, ID)
  const invitation = await findInvitation(call.store, ID)
  requireUnanswered(invitation)
  await withdrawInvitation(call.store, invitation)
  return { message: 'The invitation was revoked.' }
}

async function findManaged(call: SignedInCall, id: number): Promise<{ invitation: InvitationRow; group: CallGroupRow }> {
  const invitation = await findInvitation(call.store, id)
  return { invitation, group: await findManagedCallGroup(call.store, call.viewer, invitation.call_group_id) }
}

/** Mails an invitation within the limits for mails of one sender, and returns the invitation. */
async function mail(call: SignedInCall, group: CallGroupRow, email: string, send: (trx: Store) => Promise<number>) {
  const { Invitation } = await withInviteMail(call, email, async () => {
    const id = await send(call.store)
    return { IsMailed: true, Invitation: invitationAnswer(await findInvitation(call.store, id), call.now) }
  })
  return { message: filled('The invitation to {group} was sent to {address}.', { group: group.name, address: email }), Invitation }
}
