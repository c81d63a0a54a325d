import { startOfDay, zonedFormat } from '@portal/domain'

/** An instant such as `Sat, Nov 21, 6:00 PM` in local time of a zone; with the year only if it is not the present one. */
export function sayMoment(instant: number, now: number, timeZone: string): string {
  const yearOf = (at: number) => zonedFormat('en-US', timeZone, { year: 'numeric' }).format(at)
  const year = yearOf(instant) === yearOf(now) ? undefined : 'numeric'
  const format = zonedFormat('en-US', timeZone, { weekday: 'short', month: 'short', day: 'numeric', year, hour: 'numeric', minute: '2-digit' })
  return format.format(instant).replaceAll('\u202f', ' ')
}

/** An end as people say it: an end at midnight belongs to the day before. */
export function sayEnd(end: number, now: number, timeZone: string): string {
  return sayMoment(startOfDay(timeZone, end) === end ? end - 1 : end, now, timeZone)
}
