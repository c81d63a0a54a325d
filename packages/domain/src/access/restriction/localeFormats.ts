import { plainFormat } from '../../time/zonedFormat.ts'
import { toDayNumber } from '../../time/localDate.ts'
import type { Weekday } from '../../time/weekdays.ts'

/** Functions that write days, dates, times and numbers in one locale. */
export interface LocaleFormats {
  time: (minute: number) => string
  /** Writes an ISO date; other text stays unchanged. */
  date: (date: string) => string
  /** Writes an ISO date in short: `Nov 23`, with its year unless that is `year`. */
  shortDate: (date: string, year: string) => string
  /** Writes an ISO date with its weekday: `Mon, Nov 23`. */
  dayAndDate: (date: string, year: string) => string
  weekday: (day: Weekday) => string
  list: (items: readonly string[]) => string
}

const formatsOf = new Map<string, LocaleFormats>()

/** The formats of a locale, kept for each locale because they are slow to create. */
export function localeFormats(locale: string): LocaleFormats {
  const known = formatsOf.get(locale)
  if (known) return known
  const made = makeFormats(locale)
  formatsOf.set(locale, made)
  return made
}

function makeFormats(locale: string): LocaleFormats {
  const time = plainFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const date = plainFormat(locale, { dateStyle: 'long' })
  // Spanish sentences have the full names of months.
  const month = locale.startsWith('en') ? 'short' : 'long'
  const inYear = plainFormat(locale, { month, day: 'numeric' })
  const withYear = plainFormat(locale, { month, day: 'numeric', year: 'numeric' })
  const dayInYear = plainFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const dayWithYear = plainFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
  const weekday = plainFormat(locale, { weekday: 'long' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    time: (minute) => plainSpaces(time.format(minute * 60_000)),
    date: (text) => dayText(text, date),
    shortDate: (text, year) => dayText(text, text.startsWith(`${year}-`) ? inYear : withYear),
    dayAndDate: (text, year) => dayText(text, text.startsWith(`${year}-`) ? dayInYear : dayWithYear),
    // 1970-01-05 was a Monday.
    weekday: (day) => weekday.format((day + 3) * 86_400_000),
    list: (items) => list.format(items),
  }
}

function dayText(date: string, format: ReturnType<typeof plainFormat>): string {
  const day = toDayNumber(date)
  return day === null ? date : plainSpaces(format.format(day * 86_400_000))
}

/** Replaces the narrow no-break space that newer ICU versions put before AM and PM, so that sentences are the same everywhere. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
