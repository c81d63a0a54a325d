import type { Weekday, WeekWindow } from '@portal/domain'
import type { InviteRecord } from './findInvite.ts'

type Weekly = InviteRecord['weekly']

/** The weekly hours as windows of the domain; the store's weekdays begin with Sunday. */
export function toWindows(weekly: Weekly): WeekWindow[] {
  return weekly.map(({ weekday, start_minute: start, end_minute: end }) => ({ days: [(weekday || 7) as Weekday], start, end }))
}

export function toWeekly(windows: readonly WeekWindow[]): Weekly {
  return windows.flatMap(({ days, start, end }) => days.map((day) => ({ weekday: day % 7, start_minute: start, end_minute: end })))
}
