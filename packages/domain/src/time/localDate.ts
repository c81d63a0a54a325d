import { minutesPerDay } from './weekdays.ts'

const millisecondsPerDay = 86_400_000

/** A local date and time: an ISO date and a minute, 0 to 1440, of that date. */
export interface LocalMoment {
  date: string
  minute: number
}

/** An ISO date as days since 1970-01-01; null if the date does not exist. */
export function toDayNumber(date: string): number | null {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return null
  const [year, month, day] = [digitsOf(date, 0, 4), digitsOf(date, 5, 7), digitsOf(date, 8, 10)]
  const time = new Date(0)
  // Uses `setUTCFullYear`, because `Date.UTC` moves years below 100 into the 20th century. Both functions read June 31 as July 1.
  time.setUTCFullYear(year, month - 1, day)
  const isSame = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isSame ? time.getTime() / millisecondsPerDay : null
}

/**
 * Reads a part of a text as a number; NaN if a character is not a digit. Each digit is read separately for speed, because every access
 * decision reads many dates.
 */
function digitsOf(text: string, from: number, until: number): number {
  let value = 0
  for (let index = from; index < until; index += 1) {
    const digit = text.charCodeAt(index) - 48
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN
  }
  return value
}

/** The ISO date of a number of days since 1970-01-01. */
export function toIsoDate(dayNumber: number): string {
  return new Date(dayNumber * millisecondsPerDay).toISOString().slice(0, 10)
}

/** The first day, as an ISO date, of the month of a given date, or of the month `months` later. */
export function firstOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** A local date and time as minutes since 1970-01-01 0:00 on the local clock; null if the date does not exist. */
export function toLocalMinutes({ date, minute }: LocalMoment): number | null {
  const day = toDayNumber(date)
  return day === null ? null : day * minutesPerDay + minute
}

/** The local date and time of minutes since 1970-01-01 0:00 on the local clock. */
export function fromLocalMinutes(minutes: number): LocalMoment {
  const day = Math.floor(minutes / minutesPerDay)
  return { date: toIsoDate(day), minute: minutes - day * minutesPerDay }
}
