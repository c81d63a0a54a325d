import { plainFormat } from '../../time/zonedFormat.ts'
import { toDayNumber } from '../../time/localDate.ts'
import type { Weekday } from '../../time/weekdays.ts'

/** How one locale writes the values in a sentence about access. */
export interface LocaleFormats {
  time: (minute: number) => string
  /** Writes an ISO date; text that is not a date stays as it is. */
  date: (date: string) => string
  /** The same in short, `Nov 23`; the year follows unless it is `year`. */
  shortDate: (date: string, year: string) => string
  /** The same with its weekday, `Mon, Nov 23`. */
  dayAndDate: (date: string, year: string) => string
  weekday: (day: Weekday) => string
  list: (items: readonly string[]) => string
}

const formatsOf = new Map<string, LocaleFormats>()

/** Formats are costly to make, so one set is kept for each locale. */
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
  // A Spanish sentence writes its months out.
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

/** Newer ICU puts a narrow no-break space before AM and PM and older ICU does not; the sentence is the same everywhere. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
