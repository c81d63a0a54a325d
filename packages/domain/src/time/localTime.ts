import { fromLocalMinutes, type LocalMoment, toIsoDate } from './localDate.ts'
import { minutesPerDay } from './weekdays.ts'
import { firstInstantAt, localMinutesAt } from './zoneClock.ts'

/** Days since 1970-01-01 of the date that a zone's calendars show at an instant. */
export function dayNumberAt(timeZone: string, at: number): number {
  return Math.floor(localMinutesAt(timeZone, at) / minutesPerDay)
}

/** The ISO date that a zone's calendars show at an instant. */
export function localDateAt(timeZone: string, at: number): string {
  return toIsoDate(dayNumberAt(timeZone, at))
}

/** What a zone's clocks show at an instant. */
export function localMomentAt(timeZone: string, at: number): LocalMoment {
  return fromLocalMinutes(localMinutesAt(timeZone, at))
}

/** The first instant of the local day that lies `days` after that of `at`, in epoch milliseconds. */
export function startOfDay(timeZone: string, at: number, days = 0): number {
  return firstInstantAt(timeZone, (dayNumberAt(timeZone, at) + days) * minutesPerDay)
}
