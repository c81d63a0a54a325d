import { minutesPerDay } from './weekdays.ts'

const millisecondsPerDay = 86_400_000

/** A wall-clock moment at a place: an ISO date and a minute 0–1440 of it. */
export interface LocalMoment {
  date: string
  minute: number
}

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

/** The first of a month, as an ISO date: that of a date, or `months` after it. */
export function firstOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Wall-clock minutes since 1970-01-01 0:00, or null where the date names no day. */
export function toLocalMinutes({ date, minute }: LocalMoment): number | null {
  const day = toDayNumber(date)
  return day === null ? null : day * minutesPerDay + minute
}

/** The moment of wall-clock minutes since 1970-01-01 0:00. */
export function fromLocalMinutes(minutes: number): LocalMoment {
  const day = Math.floor(minutes / minutesPerDay)
  return { date: toIsoDate(day), minute: minutes - day * minutesPerDay }
}
