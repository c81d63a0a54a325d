import { clocksDiffer } from '../../time/zonedFormat.ts'
import type { InviteStatusWord, RecurringInviteView, TemporaryInviteView } from '../inviteView.ts'
import { dateOf, isSameDay, longDateOf, shownEnd, type TimeSetting, timeOf, zoneName } from './inviteTimes.ts'
import { type InviteWords, openingText, propertyTimeText, usesLeftText, whenText } from './inviteWords.ts'

/** The property of an invite. `city` names its time zone. */
export interface InviteProperty {
  name?: string
  address?: string
  city?: string
}

/** Settings that every card of an invite needs for its texts. */
export interface InviteCardSetting {
  /** The current time in epoch milliseconds, by the server's clock if known. */
  now: number
  words: InviteWords
  /** Language as a BCP 47 tag. */
  locale: string
  /** IANA name of the guest's time zone. Times in it are shown too if the clocks differ. */
  viewerTimeZone?: string
  property?: InviteProperty
  /** When the invite was last checked, as an ISO instant, if it was loaded from the guest's device. */
  keptAt?: string | null
}

/** Every text on an invite's card except its code. Null or empty texts are left out. */
export interface InviteDetails {
  statusWord: InviteStatusWord
  status: string
  /** The text about recurring use; null for a temporary invite. */
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

/** Settings to write an invite's times in the property's time zone. */
export function timesOf({ timeZone }: Pick<View, 'timeZone'>, { locale }: Pick<InviteCardSetting, 'locale'>): TimeSetting {
  return { locale, timeZone }
}

function periodOf(view: View, setting: InviteCardSetting): InviteDetails['period'] {
  const { words } = setting
  const times = timesOf(view, setting)
  const [first, second = null] = view.kind === 'recurring' ? inDays(view, words, times) : inTimes(view, words, times)
  return { first, second, plan: view.weeklyPlan, zone: zoneText(view, setting) }
}

/** The name of the property's time zone, and of the guest's if its clock differs. */
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
