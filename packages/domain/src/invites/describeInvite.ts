import { capitalize, describeBounds, type DescribeOptions, describeDays, describeTimes } from '../access/restriction/describeRestriction.ts'
import { localeFormats } from '../access/restriction/localeFormats.ts'
import { mergeWindows } from '../access/restriction/mergeWindows.ts'
import type { WeekWindow } from '../access/restriction/restriction.ts'
import { restrictionVoiceOf } from '../access/restriction/restrictionWords.ts'
import { localDateAt, localMomentAt } from '../time/localTime.ts'
import { endMoment } from '../time/validPeriod.ts'
import { minutesPerDay, weekdays } from '../time/weekdays.ts'
import { zoneName } from '../time/zonedFormat.ts'
import { say } from '../words/say.ts'
import { es } from './inviteSentence.messages.es.ts'
import { inviteSentenceEnglish } from './inviteSentence.messages.ts'

/** When and how often an invite opens doors, in epoch milliseconds. */
export interface InviteTimes {
  /** The weekly hours; null: at any time. */
  windows: readonly WeekWindow[] | null
  startAt: number | null
  /** The first instant at which the invite no longer opens doors; null: no end. */
  endAt: number | null
  usesAllowed: number | null
}

export interface DescribeInviteOptions extends Pick<DescribeOptions, 'locale' | 'viewerTimeZone'> {
  /** IANA time zone of the property, which the sentence names if the reader's differs. */
  timeZone: string
  now: number
}

const minute = 60_000
/** How many doors are named at most; more are counted. */
const namesAtMost = 3

/** Says which doors an invite opens and when: "Opens Main Gate, Entry and Main Gate, Exit, today until 8:00 PM, once." */
export function describeInvite(invite: InviteTimes & { doors: readonly string[] }, options: DescribeInviteOptions): string {
  const words = wordsOf(options.locale)
  const { doors } = invite
  const names = doors.length > namesAtMost ? words.doors({ count: doors.length }) : localeFormats(options.locale).list(doors)
  // The final period is left out after a Spanish time, which ends with a period of its own.
  return words.opens({ doors: names, when: timesText(invite, options) }).replace(/\.\.$/, '.')
}

/** Says when an invite opens doors: "Today until 8:00 PM, once". A start in the past is left out. */
export function describeInviteTimes(times: InviteTimes, options: DescribeInviteOptions): string {
  return capitalize(timesText(times, options), options.locale)
}

function timesText({ windows, startAt, endAt, usesAllowed }: InviteTimes, options: DescribeInviteOptions): string {
  const { locale, timeZone, viewerTimeZone, now } = options
  const words = wordsOf(locale)
  const { words: restriction } = restrictionVoiceOf(locale)
  const hours = mergeWindows([...(windows ?? [])]).map((window) => {
    const said = { days: describeDays(window.days, options), times: describeTimes(window, options) }
    return window.days.length === weekdays.length ? words.daily(said) : words.weekly(said)
  })
  const period = describePeriod(startAt !== null && startAt <= now ? null : startAt, endAt, options)
  const parts = [...hours, ...period]
  if (windows !== null && hours.length === 0) parts.unshift(restriction.noTime)
  if (parts.length === 0) parts.push(restriction.anyTime)
  if (usesAllowed !== null) parts.push(usesAllowed === 1 ? words.once : words.uses({ count: usesAllowed }))
  if (viewerTimeZone !== undefined && viewerTimeZone !== timeZone) parts.push(restriction.timesIn({ zone: zoneName(locale, timeZone, now) }))
  return parts.join(', ')
}

/** The period of an invite whose start is in the future. An end is often stored as the second before it. */
function describePeriod(start: number | null, endAt: number | null, options: DescribeInviteOptions): string[] {
  const { locale, timeZone, now } = options
  const words = wordsOf(locale)
  const formats = localeFormats(locale)
  const { time } = formats
  const from = start === null ? null : localMomentAt(timeZone, start)
  const until = endAt === null ? null : endMoment(new Date(Math.ceil(endAt / minute) * minute).toISOString(), timeZone)
  const today = localDateAt(timeZone, now)
  if (until?.date === today) {
    const isWholeDay = until.minute === minutesPerDay
    if (from) return [isWholeDay ? words.todayFrom({ time: time(from.minute) }) : words.todayBetween({ times: describeTimes({ start: from.minute, end: until.minute }, options) })]
    return [isWholeDay ? words.today : words.todayUntil({ time: time(until.minute) })]
  }
  const date = (day: string) => formats.dayAndDate(day, today.slice(0, 4))
  const { words: restriction } = restrictionVoiceOf(locale)
  if (from?.minute === 0 && until?.minute === minutesPerDay) {
    return [from.date === until.date ? date(from.date) : restriction.dateRange({ first: date(from.date), last: date(until.date) })]
  }
  return describeBounds(from, until, { words: restriction, formats, date })
}

const wordsOf = (locale: string) => say(inviteSentenceEnglish, locale, locale.toLowerCase().split('-')[0] === 'es' ? es : undefined)
