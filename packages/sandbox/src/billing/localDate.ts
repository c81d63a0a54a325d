import { localTime } from '../time/zonedTime.ts'

/** The ISO date at a place. */
export function localDate(instant: number, timeZone: string): string {
  const { year, month, day } = localTime(instant, timeZone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
