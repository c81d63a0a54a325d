import { type Weekday, weekdays } from '../../time/weekdays.ts'
import { capitalize, describeDays, type DescribeOptions, describeTimes } from './describeRestriction.ts'
import { mergeWindows } from './mergeWindows.ts'
import type { WeekWindow } from './restriction.ts'

/** One line of a week on a guest's card: `Monday to Friday`, `9:00 AM to 5:00 PM`. */
export interface WeekRow {
  days: string
  times: string
}

/**
 * A week as lines for a guest, from Monday on: successive days with the same hours are one line, and days without hours are left out. A
 * week without limits has no lines.
 */
export function describeWeek(windows: readonly WeekWindow[], options: Pick<DescribeOptions, 'locale' | 'words'>): WeekRow[] {
  const merged = mergeWindows(windows)
  const rows: { days: Weekday[]; times: string }[] = []
  for (const day of weekdays) {
    const times = merged.filter(({ days }) => days.includes(day)).map((window) => describeTimes(window, options)).join(', ')
    const last = rows.at(-1)
    if (times === '') continue
    if (last?.times === times && last.days.at(-1) === day - 1) last.days.push(day)
    else rows.push({ days: [day], times })
  }
  if (rows.length === 1 && rows[0]?.days.length === weekdays.length && merged.every(isAllDay)) return []
  return rows.map(({ days, times }) => ({ days: capitalize(describeDays(days, options), options.locale), times: capitalize(times, options.locale) }))
}

const isAllDay = ({ start, end }: WeekWindow) => start === 0 && end === 1440
