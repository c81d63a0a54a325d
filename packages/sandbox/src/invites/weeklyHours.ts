import type { Weekday, WeekWindow } from '@portal/domain'
import { sayMinute } from '../time/zonedTime.ts'
import type { InviteRecord } from './findInvite.ts'

type Weekly = InviteRecord['weekly']

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** A week is read from Monday on. */
const readingOrder = [1, 2, 3, 4, 5, 6, 0] as const

/** As the domain says it; the store counts weekdays from Sunday. */
export function toWindows(weekly: Weekly): WeekWindow[] {
  return weekly.map(({ weekday, start_minute: start, end_minute: end }) => ({ days: [(weekday || 7) as Weekday], start, end }))
}

export function toWeekly(windows: readonly WeekWindow[]): Weekly {
  return windows.flatMap(({ days, start, end }) => days.map((day) => ({ weekday: day % 7, start_minute: start, end_minute: end })))
}

/** Days in a row with the same hours are one line: `Monday to Friday`, `9:00 AM to 5:00 PM`. */
export function describeWeek(weekly: Weekly): { Week: string; RestrictionInfo: string }[] {
  const lines: { days: number[]; hours: string }[] = []
  for (const [position, weekday] of readingOrder.entries()) {
    const windows = weekly.filter((window) => window.weekday === weekday)
    if (windows.length === 0) continue
    const hours = windows.map(describeWindow).join(', ')
    const last = lines.at(-1)
    const follows = last?.days.at(-1) === readingOrder[position - 1]
    if (last && follows && last.hours === hours) last.days.push(weekday)
    else lines.push({ days: [weekday], hours })
  }
  return lines.map(({ days, hours }) => ({ Week: describeDays(days), RestrictionInfo: hours }))
}

function describeWindow({ start_minute: start, end_minute: end }: Weekly[number]): string {
  if (start === 0 && end === 1440) return 'All day'
  return `${sayMinute(start)} to ${sayMinute(end)}${end <= start ? ' the next day' : ''}`
}

function describeDays(days: readonly number[]): string {
  if (days.length === 7) return 'Every day'
  const names = days.map((day) => weekdayNames[day] ?? '')
  const [first = '', second] = names
  if (second === undefined) return first
  return days.length === 2 ? `${first} and ${second}` : `${first} to ${names.at(-1)}`
}
