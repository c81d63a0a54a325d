import { describeInvite, describeWeek, type WeekWindow } from '@portal/domain'
import { type MailText, mailWordsIn } from '../outbox/mailTexts.ts'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'
import { type Language, localeOf } from '../words/language.ts'

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
export function inviteText(language: Language, invite: MailedInvite, open: { link: string } | { pin: string }, contact: string, now: number): MailText {
  const said = mailWordsIn(language)
  const { sender, property, address, timeZone, windows } = invite
  const place = address === '' ? property : `${property}, ${address}`
  const opens = describeInvite({ ...invite, windows: windows.length === 0 ? null : windows }, { locale: localeOf[language], timeZone, now })
  const intro = 'link' in open ? said.inviteText.key({ sender, place }) : said.inviteText.pin({ sender, place })
  const ask = contact === '' ? said.inviteFacts.ask({ sender }) : said.inviteFacts.askAt({ sender, contact })
  return { subject: said.phoneCode.subject, text: [`${intro} ${opens}`, 'link' in open ? open.link : open.pin, ask].join('\n'), link: 'link' in open ? open.link : null }
}

/** The mail about a changed invite; null if nothing changed that a guest reads. The allowed uses are compared, because the gate lowers the uses left. */
export function inviteChangedMail(language: Language, before: MailedInvite, after: MailedInvite, now: number): MailText | null {
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
