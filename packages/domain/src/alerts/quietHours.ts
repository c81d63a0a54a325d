import { minutesPerDay } from '../time/weekdays.ts'
import { lastInstantAt, localMinutesAt } from '../time/zoneClock.ts'
import type { QuietHours } from './alertRule.ts'

/**
 * When a text message may be sent: now, or when the quiet hours end in the property's time. If an hour occurs twice, they end in the later
 * one.
 */
export function textTime(quiet: QuietHours | null, timeZone: string, now: number): number {
  if (quiet === null) return now
  const local = localMinutesAt(timeZone, now)
  const minute = local % minutesPerDay
  const length = (quiet.end - quiet.start + minutesPerDay) % minutesPerDay
  const passed = (minute - quiet.start + minutesPerDay) % minutesPerDay
  return passed < length ? Math.max(now, lastInstantAt(timeZone, local - passed + length)) : now
}
