import { readPhoneNumber, recipientWay, showPhoneNumber } from '@portal/domain'
import { findInviteById, type InviteRecord } from '../access/findInvite.ts'
import { toWindows } from '../access/inviteStatus.ts'
import { claimSentMessage } from '../limits/claimAttempts.ts'
import { giveBack } from '../limits/rateLimit.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { SignedInUser } from '../people/signedInUser.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { inviteChangedMail, inviteMail, inviteText, type MailedInvite } from './inviteMails.ts'

export interface InviteSecret {
  /** The token in the link of a QR key. */
  token: string | null
  pin: string | null
}

/**
 * Reads a recipient: an email address, or a phone number as it is shown; empty if the invite is not sent. Refuses with 400 a text that is
 * neither, and a number that cannot exist.
 */
export function readRecipient(text: string): string {
  const recipient = text.trim()
  const way = recipientWay(recipient)
  if (recipient === '' || way === 'email') return recipient
  if (way === null || readPhoneNumber(recipient) === null) {
    throw new Refusal(400, 'VALIDATION', 'Enter a mobile number or an email address, or leave it blank.', { field: 'Recipient' })
  }
  return showPhoneNumber(recipient)
}

export function inviteLink({ baseUrl }: Pick<Services, 'baseUrl'>, token: string): string {
  return `${baseUrl}/Invite?d=${token}`
}

/** Sends an invite in its language, by email or by text message; false if it has no recipient. */
export async function mailInvite(services: Services, trx: Store, id: string, { token, pin }: InviteSecret): Promise<boolean> {
  const invite = await findInviteById(trx, id)
  if (!invite || invite.recipient === '') return false
  const now = services.clock.now()
  const sender = invite.sent_by_user_id === null ? undefined : await trx.selectFrom('users').select('email').where('id', '=', invite.sent_by_user_id).where('removed_at', 'is', null).executeTakeFirst()
  const write = recipientWay(invite.recipient) === 'text' ? inviteText : inviteMail
  const mail = write(invite.language, toMailed(invite), token === null ? { pin: pin ?? '' } : { link: inviteLink(services, token) }, sender?.email ?? '', now)
  await sendMail(trx, { ...mail, accountId: invite.accountId, to: invite.recipient, sentAt: now })
  return true
}

function toMailed(invite: InviteRecord): MailedInvite {
  const { sent_by: sender, locations, weekly, start_at: startAt, end_at: endAt, uses_allowed: usesAllowed } = invite
  return { ...invite, sender, doors: locations.map(({ name }) => name), windows: toWindows(weekly), startAt, endAt, usesAllowed }
}

/**
 * Runs a call that mails an invite to `recipient`, which may be empty. Refuses if the sender has sent too many such mails, or the account
 * too many to this recipient: 429 `TOO_MANY_ATTEMPTS`. A call that finally mails nothing does not count. Inside the call's transaction.
 */
export async function withInviteMail<Answer extends { IsMailed: boolean }>(
  call: Services & { user: SignedInUser },
  recipient: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (recipient === '') return run()
  const claims = await claimSentMessage(call, recipient)
  const answer = await run()
  if (!answer.IsMailed) await giveBack(call.store, claims)
  return answer
}

/** Tells the guest what changed. Returns false if nothing changed that a guest reads, or if the invite has no recipient. */
export async function mailInviteChange(services: Services, trx: Store, before: InviteRecord, after: InviteRecord): Promise<boolean> {
  if (after.recipient === '') return false
  const now = services.clock.now()
  const mail = inviteChangedMail(after.language, toMailed(before), toMailed(after), now)
  if (mail === null) return false
  await sendMail(trx, { ...mail, accountId: after.accountId, to: after.recipient, sentAt: now })
  return true
}
