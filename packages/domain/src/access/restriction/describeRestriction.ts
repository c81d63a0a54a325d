import type { LocalMoment } from '../../time/localDate.ts'
import { zonedFormat, zoneName } from '../../time/zonedFormat.ts'
import { minutesPerDay, type Weekday, weekdays } from '../../time/weekdays.ts'
import { type LocaleFormats, localeFormats } from './localeFormats.ts'
import { normalizeRestriction } from './normalizeRestriction.ts'
import type { DatedException, Restriction, WeekWindow } from './restriction.ts'
import { type RestrictionVoice, type RestrictionWords, restrictionVoiceOf } from './restrictionWords.ts'

export interface DescribeOptions {
  /** Language of the sentence, as a BCP 47 tag. */
  locale: string
  /** IANA time zone of the property. The sentence names it if the reader's zone differs. */
  timeZone?: string
  viewerTimeZone?: string
  /**
   * The current time in epoch milliseconds, which decides the zone's name (summer or winter) and the year that dates omit. Default: the
   * date of this release.
   */
  now?: number
  /**
   * Words in the language of `locale`, for languages other than English and Spanish. Without them, other languages get an English sentence
   * with English dates.
   */
  words?: RestrictionWords
  /** The doors to which the restriction applies, written after the hours: "at all 8 doors". */
  where?: string
}

const thisEdition = Date.UTC(2026, 10, 22)

/**
 * A restriction as one sentence without a period. Restrictions with the same meaning get the same sentence, and different ones never do. Times are the
 * property's.
 */
export function describeRestriction(restriction: Restriction, options: DescribeOptions): string {
  const normal = normalizeRestriction(restriction)
  const { windows, validFrom, validUntil, exceptions } = normal
  const { timeZone, viewerTimeZone, now = thisEdition } = options
  const { locale } = voiceOf(options)
  const writer = writerOf(options)
  // A date makes "At any time" redundant: "Nov 23, all day", not "At any time; Nov 23, all day".
  const [first, ...others] = restrictionClauses.filter((clause) => clause !== 'windows' || windows !== null || (validFrom === null && validUntil === null))
  const clauses = placed(first ? describers[first](normal, writer) : [], options.where)
  for (const clause of others) clauses.push(...describers[clause](normal, writer))
  const namesTimes = windows !== null || validFrom !== null || validUntil !== null || exceptions.length > 0
  if (timeZone && timeZone !== viewerTimeZone && namesTimes) clauses.push(writer.words.timesIn({ zone: zoneName(locale, timeZone, now) }))
  return capitalize(clauses.join('; '), locale)
}

/** If there are several hours, the doors are a separate clause, because they apply to all of them. */
function placed(hours: string[], where: string | undefined): string[] {
  if (where === undefined) return hours
  return hours.length === 1 ? [`${hours[0]}, ${where}`] : [...hours, where]
}

/** The clauses of a restriction, in the order in which they are stated. */
export const restrictionClauses = ['windows', 'validity', 'uses', 'usesPerDay', 'holidays', 'exceptions'] as const
export type RestrictionClause = (typeof restrictionClauses)[number]

/**
 * The sentence of one clause, to show a change of that clause; empty if the clause sets no limit. The clause of the hours is never empty:
 * it is "at any time" if there is no limit.
 */
export function describeClause(restriction: Restriction, clause: RestrictionClause, options: DescribeOptions): string {
  return capitalize(describers[clause](normalizeRestriction(restriction), writerOf(options)).join('; '), voiceOf(options).locale)
}

/** A date and time at the property. The start and the end of a day are written as the date alone. */
export function describeMoment({ date, minute }: LocalMoment, options: DescribeOptions): string {
  const { words, formats } = writerOf(options)
  return minute === 0 || minute === minutesPerDay ? formats.date(date) : words.dateAndTime({ date: formats.date(date), time: formats.time(minute) })
}

/** Days of the week in words: three or more in a row become a range. */
export function describeDays(days: readonly Weekday[], options: DescribeOptions): string {
  return daysText(days, writerOf(options))
}

/** The times of one row of hours: `10:00 PM to 6:00 AM the next day`. */
export function describeTimes(window: Pick<WeekWindow, 'start' | 'end'>, options: DescribeOptions): string {
  return timesText(window, writerOf(options))
}

/** Functions that write the times and dates of a sentence. */
export interface Writer {
  words: RestrictionWords
  formats: LocaleFormats
  date: (date: string) => string
}

function writerOf(options: DescribeOptions): Writer {
  const { locale, words } = voiceOf(options)
  const { timeZone = 'UTC', now = thisEdition } = options
  const formats = localeFormats(locale)
  const yearNow = () => zonedFormat('en-US', timeZone, { year: 'numeric' }).format(now)
  return { words, formats, date: (date) => formats.shortDate(date, yearNow()) }
}

const voiceOf = ({ locale, words }: DescribeOptions): RestrictionVoice => (words ? { locale, words } : restrictionVoiceOf(locale))

const describers: Record<RestrictionClause, (normal: Restriction, writer: Writer) => string[]> = {
  windows: ({ windows }, writer) => describeWindows(windows, writer),
  validity: describeValidity,
  uses: ({ usesAllowed, usesLeft }, writer) => [
    ...(usesAllowed === null ? [] : [writer.words.uses({ count: usesAllowed })]),
    ...(usesLeft === null ? [] : [writer.words.usesLeft({ count: usesLeft })]),
  ],
  usesPerDay: ({ usesPerDay }, writer) => describeLimits(usesPerDay, writer),
  holidays: ({ closedOnHolidays }, { words }) => (closedOnHolidays ? [words.closedOnHolidays] : []),
  exceptions: ({ exceptions }, writer) => exceptions.map((exception) => describeException(exception, writer)),
}

function describeWindows(windows: readonly WeekWindow[] | null, writer: Writer): string[] {
  if (windows === null) return [writer.words.anyTime]
  if (windows.length === 0) return [writer.words.noTime]
  const timesOf = new Map<string, { days: readonly Weekday[]; times: string[] }>()
  for (const window of windows) {
    const key = window.days.join('')
    const known = timesOf.get(key) ?? { days: window.days, times: [] }
    known.times.push(timesText(window, writer))
    timesOf.set(key, known)
  }
  return [...timesOf.values()].map(({ days, times }) => writer.words.daysAndTimes({ days: daysText(days, writer), times: writer.formats.list(times) }))
}

function daysText(days: readonly Weekday[], { words, formats }: Writer): string {
  if (weekdays.every((day) => days.includes(day))) return words.everyDay
  const runs: Weekday[][] = []
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return formats.list(runs.flatMap((run) => {
    const names = run.map(formats.weekday)
    return run.length < 3 ? names : [words.dayRange({ first: names[0] ?? '', last: names.at(-1) ?? '' })]
  }))
}

function timesText({ start, end }: Pick<WeekWindow, 'start' | 'end'>, writer: Writer): string {
  const { words, formats } = writer
  if (start === 0 && end === minutesPerDay) return words.allDay
  if (end <= start) return words.overnight({ start: formats.time(start), end: formats.time(end) })
  return rangeText(start, end, writer)
}

function rangeText(start: number, end: number, { words, formats }: Writer): string {
  return words.timeRange({ start: formats.time(start), end: end === minutesPerDay ? words.midnight : formats.time(end) })
}

function describeValidity({ windows, validFrom: from, validUntil: until }: Restriction, writer: Writer): string[] {
  const { words, date } = writer
  const isWholeDays = from?.minute === 0 && until?.minute === minutesPerDay
  if (from && from.date === until?.date) {
    const day = date(from.date)
    const when = isWholeDays ? day : words.daysAndTimes({ days: day, times: rangeText(from.minute, until.minute, writer) })
    if (windows !== null) return [words.only({ when })]
    return [isWholeDays ? words.daysAndTimes({ days: day, times: words.allDay }) : when]
  }
  if (from && until && isWholeDays && windows === null) {
    return [words.daysAndTimes({ days: words.dateRange({ first: date(from.date), last: date(until.date) }), times: words.allDay })]
  }
  return describeBounds(from, until, writer)
}

/** The clause for a start, an end or both. The start and the end of a day are written as the date alone. */
export function describeBounds(from: LocalMoment | null, until: LocalMoment | null, { words, formats, date }: Writer): string[] {
  const moment = (local: LocalMoment) => words.dateAndTime({ date: date(local.date), time: formats.time(local.minute) })
  return [
    ...(from ? [words.from({ moment: from.minute === 0 ? date(from.date) : moment(from) })] : []),
    ...(until ? [until.minute === minutesPerDay ? words.through({ date: date(until.date) }) : words.until({ moment: moment(until) })] : []),
  ]
}

function describeLimits(usesPerDay: Restriction['usesPerDay'], writer: Writer): string[] {
  const limits = [...new Set(weekdays.flatMap((day) => usesPerDay[day] ?? []))]
  return limits.map((limit) => {
    const days = weekdays.filter((day) => usesPerDay[day] === limit)
    const text = writer.words.usesPerDay({ count: limit })
    return days.length === weekdays.length ? text : writer.words.onDays({ limit: text, days: daysText(days, writer) })
  })
}

function describeException({ name, from, until, effect, start, end }: DatedException, writer: Writer): string {
  const { words, date } = writer
  const dates = from === until ? date(from) : words.dateRange({ first: date(from), last: date(until) })
  const when = words.daysAndTimes({ days: dates, times: timesText({ start, end }, writer) })
  const text = effect === 'allow' ? words.open({ when }) : words.closed({ when })
  // Closing quotes in a name are doubled, so that the name can't be mistaken for the rest of the sentence.
  return name === '' ? text : words.named({ exception: text, name: name.replaceAll(/[”»]/g, '$&$&') })
}

export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
