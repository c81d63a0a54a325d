import { startOfDay, zonedFormat } from '@portal/domain'
import { type Language, localeOf } from '../words/language.ts'

/** An instant such as `Sat, Nov 21, 6:00 PM` in local time of a zone. The year is added if it is not the current one. */
export function sayMoment(instant: number, now: number, timeZone: string, language: Language = 'en'): string {
  const locale = localeOf[language]
  const yearOf = (at: number) => zonedFormat(locale, timeZone, { year: 'numeric' }).format(at)
  const year = yearOf(instant) === yearOf(now) ? undefined : 'numeric'
  const format = zonedFormat(locale, timeZone, { weekday: 'short', month: 'short', day: 'numeric', year, hour: 'numeric', minute: '2-digit' })
  return format.format(instant).replaceAll('\u202f', ' ')
}

/** An end as people say it: midnight counts as the end of the day before. */
export function sayEnd(end: number, now: number, timeZone: string, language: Language = 'en'): string {
  return sayMoment(startOfDay(timeZone, end) === end ? end - 1 : end, now, timeZone, language)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A duration in its largest whole unit, with days from two days on: “24 hours”, “7 days”. */
export function sayDuration(milliseconds: number, language: Language = 'en'): string {
  const [unit, length] = milliseconds % day === 0 && milliseconds > day ? (['day', day] as const) : milliseconds % hour === 0 ? (['hour', hour] as const) : (['minute', minute] as const)
  return new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(milliseconds / length)
}
