import type { LocalMoment } from '../../time/localDate.ts'
import { zoneName } from '../../time/zonedFormat.ts'
import { minutesPerDay, type Weekday, weekdays } from '../../time/weekdays.ts'
import { type LocaleFormats, localeFormats } from './localeFormats.ts'
import { normalizeRestriction } from './normalizeRestriction.ts'
import type { DatedException, Restriction, WeekWindow } from './restriction.ts'
import { type RestrictionWords, restrictionWordsOf } from './restrictionWords.ts'

export interface DescribeOptions {
  /** BCP 47. */
  locale: string
  /** IANA zone of the property; named in the sentence unless the viewer's is the same. */
  timeZone?: string
  viewerTimeZone?: string
  /** Epoch milliseconds: the zone is named as it is called then. As it was called when this was written, if omitted. */
  now?: number
  /** Words of another language; English and Spanish are built in. */
  words?: RestrictionWords
  /** Where it holds, said behind the hours: "at all 8 doors". */
  where?: string
}

const thisEdition = Date.UTC(2026, 10, 22)

/**
 * A restriction as one sentence, without a full stop. Rules that mean the same read the same, and different rules never do.
 * Times are the property's.
 */
export function describeRestriction(restriction: Restriction, options: DescribeOptions): string {
  const normal = normalizeRestriction(restriction)
  const { windows, validFrom, validUntil, exceptions } = normal
  const { locale, timeZone, viewerTimeZone, now = thisEdition } = options
  const writer = writerOf(options)
  const clauses = placed(describers.windows(normal, writer), options.where)
  for (const clause of restrictionClauses) if (clause !== 'windows') clauses.push(...describers[clause](normal, writer))
  const namesTimes = windows !== null || validFrom !== null || validUntil !== null || exceptions.length > 0
  if (timeZone && timeZone !== viewerTimeZone && namesTimes) clauses.push(writer.words.timesIn(zoneName(locale, timeZone, now)))
  return capitalize(clauses.join('; '), locale)
}

/** Behind several hours a place is a clause of its own: it belongs to all of them. */
function placed(hours: string[], where: string | undefined): string[] {
  if (where === undefined) return hours
  return hours.length === 1 ? [`${hours[0]}, ${where}`] : [...hours, where]
}

/** What a restriction says, in the order in which it is said. */
export const restrictionClauses = ['windows', 'validity', 'uses', 'usesPerDay', 'exceptions'] as const
export type RestrictionClause = (typeof restrictionClauses)[number]

/** One clause alone, for a change of it; empty where nothing is said. Windows always say something: no limit is at any time. */
export function describeClause(restriction: Restriction, clause: RestrictionClause, options: DescribeOptions): string {
  return capitalize(describers[clause](normalizeRestriction(restriction), writerOf(options)).join('; '), options.locale)
}

/** A moment at the property; the end of a day, or its start, is the date alone. */
export function describeMoment({ date, minute }: LocalMoment, options: DescribeOptions): string {
  const { words, formats } = writerOf(options)
  return minute === 0 || minute === minutesPerDay ? formats.date(date) : words.dateAndTime(formats.date(date), formats.time(minute))
}

/** Days as people say them: three or more in a row are a range. */
export function describeDays(days: readonly Weekday[], { locale, words = restrictionWordsOf(locale) }: DescribeOptions): string {
  return daysText(days, { words, formats: localeFormats(locale) })
}

/** The times of one window, `10:00 PM to 6:00 AM the next day`. */
export function describeTimes(window: Pick<WeekWindow, 'start' | 'end'>, { locale, words = restrictionWordsOf(locale) }: DescribeOptions): string {
  return timesText(window, { words, formats: localeFormats(locale) })
}

interface Writer {
  words: RestrictionWords
  formats: LocaleFormats
}

function writerOf({ locale, words = restrictionWordsOf(locale) }: DescribeOptions): Writer {
  return { words, formats: localeFormats(locale) }
}

const describers: Record<RestrictionClause, (normal: Restriction, writer: Writer) => string[]> = {
  windows: ({ windows }, writer) => describeWindows(windows, writer),
  validity: ({ validFrom, validUntil }, writer) => describeValidity(validFrom, validUntil, writer),
  uses: ({ usesAllowed, usesLeft }, writer) => [
    ...(usesAllowed === null ? [] : [counted(writer, 'uses', usesAllowed)]),
    ...(usesLeft === null ? [] : [counted(writer, 'usesLeft', usesLeft)]),
  ],
  usesPerDay: ({ usesPerDay }, writer) => describeLimits(usesPerDay, writer),
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
  return [...timesOf.values()].map(({ days, times }) => writer.words.daysAndTimes(daysText(days, writer), writer.formats.list(times)))
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
    return run.length < 3 ? names : [words.dayRange(names[0] ?? '', names.at(-1) ?? '')]
  }))
}

function timesText({ start, end }: Pick<WeekWindow, 'start' | 'end'>, { words, formats }: Writer): string {
  if (start === 0 && end === minutesPerDay) return words.allDay
  if (end <= start) return words.overnight(formats.time(start), formats.time(end))
  return words.timeRange(formats.time(start), end === minutesPerDay ? words.midnight : formats.time(end))
}

function describeValidity(from: LocalMoment | null, until: LocalMoment | null, { words, formats }: Writer): string[] {
  const moment = ({ date, minute }: LocalMoment) => words.dateAndTime(formats.date(date), formats.time(minute))
  return [
    ...(from ? [words.from(from.minute === 0 ? formats.date(from.date) : moment(from))] : []),
    ...(until ? [until.minute === minutesPerDay ? words.through(formats.date(until.date)) : words.until(moment(until))] : []),
  ]
}

function describeLimits(usesPerDay: Restriction['usesPerDay'], writer: Writer): string[] {
  const limits = [...new Set(weekdays.flatMap((day) => usesPerDay[day] ?? []))]
  return limits.map((limit) => {
    const days = weekdays.filter((day) => usesPerDay[day] === limit)
    const text = counted(writer, 'usesPerDay', limit)
    return days.length === weekdays.length ? text : writer.words.onDays(text, daysText(days, writer))
  })
}

function describeException({ name, from, until, effect, start, end }: DatedException, writer: Writer): string {
  const { words, formats } = writer
  const dates = from === until ? formats.date(from) : words.dateRange(formats.date(from), formats.date(until))
  const when = words.daysAndTimes(dates, timesText({ start, end }, writer))
  const text = effect === 'allow' ? words.open(when) : words.closed(when)
  // A doubled closing quote keeps a name from passing for the rest of the sentence.
  return name === '' ? text : words.named(text, name.replaceAll(/[”»]/g, '$&$&'))
}

function counted({ words, formats }: Writer, word: 'uses' | 'usesLeft' | 'usesPerDay', count: number): string {
  return words[word](formats.number(count), formats.isOne(count))
}

export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
