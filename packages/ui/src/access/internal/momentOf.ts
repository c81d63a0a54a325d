import { dateOf, isSameDay, timeOf } from './inviteTimes.ts'
import type { TimeSetting } from './inviteTimes.ts'

/** An instant as labels want it: its time, its day, and whether that is today. */
export function momentOf(instant: string, now: number, setting: TimeSetting): { time: string, isToday: boolean, day: string } {
  return { time: timeOf(instant, setting), isToday: isSameDay(instant, now, setting), day: dateOf(instant, setting) }
}
