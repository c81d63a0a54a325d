import { describeInvite, describeWeek, readPhoneNumber, recipientWay, showPhoneNumber, type WeekWindow } from '@portal/domain'
import { findInviteById, type InviteRecord, toWindows } from '../access/findInvite.ts'
import { claimSentMessage, giveBack } from '../limits/rateLimit.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { SignedInUser } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { type MailText, mailWordsIn } from '../outbox/mailTexts.ts'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'
import { type Language, localeOf } from '../words/language.ts'

interface InviteSecret {
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

/** The facts about an invite that its guest reads. */
export interface MailedInvite {
  name: string
  description: string
  sender: string
  property: string
  address: string
  timeZone: string
  doors: readonly string[]
  windows: readonly WeekWindow[]
  startAt: number | null
  /** The first instant at which the invite no longer opens doors. */
  endAt: number | null
  usesAllowed: number | null
  kind: 'QR' | 'PIN'
}

/** The lines of a message that say where an invite opens, and when. */
function facts(language: Language, invite: MailedInvite, now: number) {
  const said = mailWordsIn(language).inviteFacts
  const { property, address, timeZone, doors, windows, startAt, endAt, usesAllowed } = invite
  const week = describeWeek([...windows], { locale: localeOf[language] })
  return {
    where: address === '' ? said.place({ property }) : said.where({ property, address }),
    opens: said.opens({ doors: new Intl.ListFormat(localeOf[language]).format(doors) }),
    hours: week.length === 0 ? said.anyTime : said.hours({ hours: week.map(({ days, times }) => `${days}, ${times}`).join('; ') }),
    from: startAt === null || startAt <= now ? '' : said.from({ time: sayMoment(startAt, now, timeZone, language) }),
    until: endAt === null ? said.noEnd : said.until({ time: sayEnd(endAt, now, timeZone, language) }),
    uses: usesAllowed === null ? said.anyUses : said.uses({ count: usesAllowed }),
  }
}

/** The mail with a key's link, or with a PIN. `contact` is the sender's address; empty if there is none. */
export function inviteMail(language: Language, invite: MailedInvite, open: { link: string } | { pin: string }, contact: string, now: number): MailText {
  const said = 'link' in open ? mailWordsIn(language).invite : mailWordsIn(language).pinInvite
  const { where, opens, hours, from, until } = facts(language, invite, now)
  const { name, sender, property, description } = invite
  const { ask, askAt } = mailWordsIn(language).inviteFacts
  const lines = [where, opens, hours, from, until].filter((line) => line !== '').join('\n')
  const parts = [said.intro({ sender, property, name }), description, lines, said.open, 'link' in open ? open.link : open.pin, contact === '' ? ask({ sender }) : askAt({ sender, contact })]
  return { subject: said.subject({ name }), text: parts.filter((part) => part !== '').join('\n\n'), link: 'link' in open ? open.link : null }
}

/** The text message about an invite: sender, property, doors, times, and a contact for questions. */
function inviteText(language: Language, invite: MailedInvite, open: { link: string } | { pin: string }, contact: string, now: number): MailText {
  const said = mailWordsIn(language)
  const { sender, property, address, timeZone, windows } = invite
  const place = address === '' ? property : `${property}, ${address}`
  const opens = describeInvite({ ...invite, windows: windows.length === 0 ? null : windows }, { locale: localeOf[language], timeZone, now })
  const intro = 'link' in open ? said.inviteText.key({ sender, place }) : said.inviteText.pin({ sender, place })
  const ask = contact === '' ? said.inviteFacts.ask({ sender }) : said.inviteFacts.askAt({ sender, contact })
  return { subject: said.phoneCode.subject, text: [`${intro} ${opens}`, 'link' in open ? open.link : open.pin, ask].join('\n'), link: 'link' in open ? open.link : null }
}

/** The mail about a changed invite; null if nothing changed that a guest reads. The allowed uses are compared, because the gate lowers the uses left. */
function inviteChangedMail(language: Language, before: MailedInvite, after: MailedInvite, now: number): MailText | null {
  const said = mailWordsIn(language).inviteChanged
  const linesOf = (invite: MailedInvite) => {
    const { opens, hours, from, until, uses } = facts(language, invite, now)
    return [said.name({ name: invite.name }), invite.description === '' ? said.noNote : said.note({ note: invite.description }), opens, from === '' ? said.started : from, until, hours, uses]
  }
  const [old, lines] = [linesOf(before), linesOf(after)]
  const changed = lines.filter((line, index) => line !== old[index])
  if (changed.length === 0) return null
  const { name, sender, kind } = after
  const intro = kind === 'PIN' ? said.pin({ sender, name }) : said.key({ sender, name })
  return { subject: said.subject({ name }), text: [intro, changed.join('\n'), kind === 'PIN' ? said.samePin : said.sameLink].join('\n\n'), link: null }
}
