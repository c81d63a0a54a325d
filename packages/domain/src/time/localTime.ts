import { fromLocalMinutes, type LocalMoment, toIsoDate } from './localDate.ts'
import { minutesPerDay } from './weekdays.ts'
import { firstInstantAt, localMinutesAt } from './zoneClock.ts'

/** The local date in a zone at an instant, as days since 1970-01-01. */
export function dayNumberAt(timeZone: string, at: number): number {
  return Math.floor(localMinutesAt(timeZone, at) / minutesPerDay)
}

/** The local date in a zone at an instant, as an ISO date. */
export function localDateAt(timeZone: string, at: number): string {
  return toIsoDate(dayNumberAt(timeZone, at))
}

/** The local date and minute in a zone at an instant. */
export function localMomentAt(timeZone: string, at: number): LocalMoment {
  return fromLocalMinutes(localMinutesAt(timeZone, at))
}

/** The first instant of the local day that is `days` after the local day of `at`, in epoch milliseconds. */
export function startOfDay(timeZone: string, at: number, days = 0): number {
  return firstInstantAt(timeZone, (dayNumberAt(timeZone, at) + days) * minutesPerDay)
}
