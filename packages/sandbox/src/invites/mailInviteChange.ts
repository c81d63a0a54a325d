import { describeWeek } from '@portal/domain'
import { inviteChangedMail } from '../outbox/mailTexts.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'
import type { InviteRecord } from './findInvite.ts'
import { toWindows } from './weeklyHours.ts'
import { sendMail } from '../outbox/outbox.ts'

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
