import { startOfDay, zonedFormat } from '@portal/domain'

/** Such as `Sat, Nov 21, 6:00 PM` by the clocks of a zone; the year only where it is not this one. */
export function sayMoment(instant: number, now: number, timeZone: string): string {
  const yearOf = (at: number) => zonedFormat('en-US', timeZone, { year: 'numeric' }).format(at)
  const year = yearOf(instant) === yearOf(now) ? undefined : 'numeric'
  const format = zonedFormat('en-US', timeZone, { weekday: 'short', month: 'short', day: 'numeric', year, hour: 'numeric', minute: '2-digit' })
  return format.format(instant).replaceAll('\u202f', ' ')
}

/** An end as people say it: one at midnight belongs to the day before. */
export function sayEnd(end: number, now: number, timeZone: string): string {
  return sayMoment(startOfDay(timeZone, end) === end ? end - 1 : end, now, timeZone)
}
