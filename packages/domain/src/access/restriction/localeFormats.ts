import { plainFormat } from '../../time/zonedFormat.ts'
import { toDayNumber } from '../../time/localDate.ts'
import type { Weekday } from '../../time/weekdays.ts'

/** How one locale writes the values in a sentence about access. */
export interface LocaleFormats {
  time: (minute: number) => string
  /** Writes an ISO date; text that is not a date stays as it is. */
  date: (date: string) => string
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
  const weekday = plainFormat(locale, { weekday: 'long' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    time: (minute) => plainSpaces(time.format(minute * 60_000)),
    date: (text) => {
      const day = toDayNumber(text)
      return day === null ? text : plainSpaces(date.format(day * 86_400_000))
    },
    // 1970-01-05 was a Monday.
    weekday: (day) => weekday.format((day + 3) * 86_400_000),
    list: (items) => list.format(items),
  }
}

/** Newer ICU puts a narrow no-break space before AM and PM and older ICU does not; the sentence is the same everywhere. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
