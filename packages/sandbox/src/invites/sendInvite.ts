import { describeWeek, isEmailAddress } from '@portal/domain'
import type { InviteRecord } from '../access/findInvite.ts'
import { toWindows } from '../access/inviteStatus.ts'
import { claimAttempts } from '../limits/claimAttempts.ts'
import { giveBack } from '../limits/rateLimit.ts'
import { inviteChangedMail, inviteMail, pinInviteMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { SignedInUser } from '../people/signedInUser.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { InvitesTable } from '../store/inviteSchema.ts'
import type { Store } from '../store/openStore.ts'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'

export interface InviteSecret {
  /** The token of a QR key's link. */
  token: string | null
  pin: string | null
}

/** The recipient's address in the form to which mails are sent; empty: nobody is mailed to. Refuses with 400 a text that is no address. */
export function readRecipient(text: string): string {
  const recipient = text.trim()
  if (recipient !== '' && !isEmailAddress(recipient)) {
    throw new Refusal(400, 'VALIDATION', 'Enter an e-mail address, or leave it empty.', { field: 'Recipient' })
  }
  return recipient
}

export function inviteLink({ baseUrl }: Pick<Services, 'baseUrl'>, token: string): string {
  return `${baseUrl}/Invite?d=${token}`
}

type Sent = Pick<InvitesTable, 'sent_by' | 'name' | 'description' | 'recipient'>

/** Mails the invite; false if it has no recipient. */
export async function mailInvite(services: Services & { user: { account_id: number } }, trx: Store, invite: Sent, { token, pin }: InviteSecret): Promise<boolean> {
  if (invite.recipient === '') return false
  const mail = token === null
    ? pinInviteMail(invite.sent_by, invite.name, invite.description, pin ?? '')
    : inviteMail(invite.sent_by, invite.name, invite.description, inviteLink(services, token))
  await sendMail(trx, { ...mail, accountId: services.user.account_id, to: invite.recipient, sentAt: services.clock.now() })
  return true
}

/**
 * Runs a call that mails an invite to `recipient`, unless its sender has sent too many such mails, or its account too many to this recipient:
 * 429 `TOO_MANY_ATTEMPTS`. A call that mails nothing in the end does not count. An empty recipient: nobody is mailed to. Inside the call's transaction.
 */
export async function withInviteMail<Answer extends { IsMailed: boolean }>(
  call: Services & { user: SignedInUser },
  recipient: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (recipient === '') return run()
  const { limits, user } = call
  const window = limits.inviteMailsWindow
  const claims = await claimAttempts(call, [
    { bucket: `inviteMails|${user.id}`, allowed: limits.inviteMails, window },
    { bucket: `inviteMails|${user.account_id}|${recipient.toLowerCase()}`, allowed: limits.inviteMailsToOne, window },
  ])
  const answer = await run()
  if (!answer.IsMailed) await giveBack(call.store, claims)
  return answer
}

/** Mails the guest what changed. False if nothing changed that a guest reads, or if the invite has no recipient. */
export async function mailInviteChange(services: Services, trx: Store, before: InviteRecord, after: InviteRecord): Promise<boolean> {
  const now = services.clock.now()
  const lines = sayChanges(before, after, now)
  if (after.recipient === '' || lines.length === 0) return false
  const mail = inviteChangedMail(after.sent_by, after.name, lines, after.kind)
  await sendMail(trx, { ...mail, accountId: after.accountId, to: after.recipient, sentAt: now })
  return true
}

function sayChanges(before: InviteRecord, after: InviteRecord, now: number): string[] {
  const parts: ((invite: InviteRecord) => string)[] = [
    (invite) => `Name: ${invite.name}`,
    (invite) => (invite.description === '' ? 'There is no note any more.' : `Note: ${invite.description}`),
    (invite) => `Opens: ${invite.locations.map(({ name }) => name).join(', ')}`,
    (invite) => sayPeriod(invite, now),
    sayHours,
    // The gate lowers the uses left too, so the mail compares the uses allowed, which only people change.
    ({ uses_allowed: allowed }) => (allowed === null ? 'Uses: without limit' : `Uses: ${allowed} in all`),
  ]
  return parts.filter((say) => say(before) !== say(after)).map((say) => say(after))
}

function sayPeriod({ start_at: start, end_at: end, timeZone }: InviteRecord, now: number): string {
  const from = start === null ? '' : ` from ${sayMoment(start, now, timeZone)}`
  const until = end === null ? '' : ` until ${sayEnd(end, now, timeZone)}`
  return from + until === '' ? 'Valid: without end' : `Valid:${from}${until}`
}

function sayHours({ weekly }: InviteRecord): string {
  const week = describeWeek(toWindows(weekly), { locale: 'en-US' })
  return week.length === 0 ? 'Hours: at any time' : `Hours: ${week.map(({ days, times }) => `${days}, ${times}`).join('; ')}`
}
