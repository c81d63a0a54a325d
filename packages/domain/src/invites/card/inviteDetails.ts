import { clocksDiffer } from '../../time/zonedFormat.ts'
import type { InviteStatusWord, RecurringInviteView, TemporaryInviteView } from '../inviteView.ts'
import { dateOf, isSameDay, longDateOf, shownEnd, type TimeSetting, timeOf, zoneName } from './inviteTimes.ts'
import { type InviteWords, openingText, propertyTimeText, usesLeftText, whenText } from './inviteWords.ts'

/** The property of an invite; `city` names its clock. */
export interface InviteProperty {
  name?: string
  address?: string
  city?: string
}

/** What every invite card needs for its texts. */
export interface InviteCardSetting {
  /** Epoch milliseconds, on the server's clock where it is known. */
  now: number
  words: InviteWords
  /** BCP 47. */
  locale: string
  /** IANA name of the guest's zone. Their clock is shown too where it differs. */
  viewerTimeZone?: string
  property?: InviteProperty
  /** When the invite was last checked (ISO instant), if it comes from the guest's device. */
  keptAt?: string | null
}

/** Every text on an invite's card except its code. Null or empty texts are left out. */
export interface InviteDetails {
  statusWord: InviteStatusWord
  status: string
  /** Only for a recurring invite. */
  recurring: string | null
  name: string
  sentBy: { label: string; name: string } | null
  period: { first: string; second: string | null; plan: readonly { week: string; info: string }[]; zone: string }
  places: { title: string; names: readonly string[]; property: string | null; address: string | null } | null
  uses: { left: string | null; last: string | null } | null
  fromSender: { title: string; text: string } | null
}

type View = TemporaryInviteView | RecurringInviteView

export function inviteDetails(view: View, statusWord: InviteStatusWord, setting: InviteCardSetting): InviteDetails {
  const { words, property } = setting
  const usesLeft = view.usesLeft === null ? null : usesLeftText(view.usesLeft, words)
  const lastUsed = view.lastUsedAt === null ? null : words.lastUsed({ when: whenText(view.lastUsedAt, setting.now, words, timesOf(view, setting)) })
  return {
    statusWord,
    status: (statusWord === 'opensLater' ? openingText(view, setting.now, words, timesOf(view, setting)) : null) ?? words.status[statusWord],
    recurring: view.kind === 'recurring' ? words.recurring : null,
    name: view.name,
    sentBy: view.sentBy === '' ? null : { label: words.sentBy, name: view.sentBy },
    period: periodOf(view, setting),
    places: view.locations.length === 0 ? null : {
      title: words.places({ count: view.locations.length }),
      names: view.locations,
      property: property?.name ?? null,
      address: property?.address ?? null,
    },
    uses: usesLeft === null && lastUsed === null ? null : { left: usesLeft, last: lastUsed },
    fromSender: view.description === '' ? null : { title: words.fromSender, text: view.description },
  }
}

/** An invite is written on the property's clock. */
export function timesOf({ timeZone }: Pick<View, 'timeZone'>, { locale }: Pick<InviteCardSetting, 'locale'>): TimeSetting {
  return { locale, timeZone }
}

function periodOf(view: View, setting: InviteCardSetting): InviteDetails['period'] {
  const { words } = setting
  const times = timesOf(view, setting)
  const [first, second = null] = view.kind === 'recurring' ? inDays(view, words, times) : inTimes(view, words, times)
  return { first, second, plan: view.weeklyPlan, zone: zoneText(view, setting) }
}

/** The property's clock, and the guest's beside it where it shows another time. */
function zoneText(view: View, setting: InviteCardSetting): string {
  const { now, words, locale, viewerTimeZone, property } = setting
  if (view.isDeviceTime) return words.deviceTime({ name: zoneName(now, timesOf(view, setting)) })
  const own = propertyTimeText(words, zoneName(now, timesOf(view, setting)), property?.city)
  if (viewerTimeZone === undefined || !clocksDiffer(view.timeZone, viewerTimeZone, now)) return own
  const viewer = { locale, timeZone: viewerTimeZone }
  return `${own}. ${words.yourTime({ time: timeOf(now, viewer), zone: zoneName(now, viewer) })}`
}

function inDays({ startsAt, endsAt }: View, words: InviteWords, times: TimeSetting): [string, string?] {
  const from = startsAt === null ? null : dateOf(startsAt, times)
  const to = endsAt === null ? null : dateOf(shownEnd(endsAt, times), times)
  if (from !== null && to !== null) return [from === to ? from : words.fromTo({ from, to })]
  return onesided(from, to, words)
}

function inTimes({ startsAt, endsAt }: View, words: InviteWords, times: TimeSetting): [string, string?] {
  const end = endsAt === null ? null : shownEnd(endsAt, times)
  const dayAndTime = (instant: string | number) => words.dayAndTime({ day: longDateOf(instant, times), time: timeOf(instant, times) })
  if (startsAt === null || end === null) {
    return onesided(startsAt && dayAndTime(startsAt), end === null ? null : dayAndTime(end), words)
  }
  if (isSameDay(startsAt, end, times)) {
    return [longDateOf(startsAt, times), words.fromTo({ from: timeOf(startsAt, times), to: timeOf(end, times) })]
  }
  return [words.fromTo({ from: dayAndTime(startsAt), to: dayAndTime(end) })]
}

function onesided(from: string | null, to: string | null, words: InviteWords): [string, string?] {
  if (from !== null) return [words.from({ start: from }), words.noEnd]
  return [to === null ? words.noEnd : words.until({ end: to })]
}
