import type { LocalMoment, Weekday } from './restriction.ts'
import { weekdays } from './restriction.ts'
import { minutesPerDay } from './weekMinutes.ts'

const millisecondsPerDay = 86_400_000

/** Days since 1970-01-01 of an ISO date, or null where it names no day. */
export function toDayNumber(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const names = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  return names ? time / millisecondsPerDay : null
}

/** The ISO date of a number of days since 1970-01-01. */
export function toIsoDate(dayNumber: number): string {
  return new Date(dayNumber * millisecondsPerDay).toISOString().slice(0, 10)
}

/** 1970-01-01 was a Thursday. */
export function weekdayOf(dayNumber: number): Weekday {
  return weekdays[(((dayNumber + 3) % 7) + 7) % 7] ?? 1
}

/** Wall-clock minutes since 1970-01-01 0:00, or null where the date names no day. */
export function toLocalMinutes({ date, minute }: LocalMoment): number | null {
  const day = toDayNumber(date)
  return day === null ? null : day * minutesPerDay + minute
}

export function fromLocalMinutes(minutes: number): LocalMoment {
  const day = Math.floor(minutes / minutesPerDay)
  return { date: toIsoDate(day), minute: minutes - day * minutesPerDay }
}
