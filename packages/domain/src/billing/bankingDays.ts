import { toDayNumber, toIsoDate } from '../time/localDate.ts'
import { usHolidayOn } from '../time/usHolidays.ts'
import { weekdayOf } from '../time/weekdays.ts'

/** The ISO date of the n-th banking day after a date. For 0: the date itself if it is a banking day, otherwise the next one. */
export function addBankingDays(date: string, days: number): string {
  let day = dayOf(date)
  let left = days
  while (left > 0 || !isOpenOn(day)) {
    day += 1
    if (isOpenOn(day)) left -= 1
  }
  return toIsoDate(day)
}

/** The number of banking days after `from` up to and including `to`; 0 if `to` is not later. */
export function countBankingDays(from: string, to: string): number {
  const end = dayOf(to)
  let count = 0
  for (let day = dayOf(from) + 1; day <= end; day += 1) if (isOpenOn(day)) count += 1
  return count
}

/** Banking days until deposits must have arrived: they take one or two. */
export const depositBankingDays = 2

export function expectedDepositArrival(sentOn: string): string {
  return addBankingDays(sentOn, depositBankingDays)
}

function isOpenOn(day: number): boolean {
  return weekdayOf(day) < 6 && !isHoliday(day) && !isMondayAfterHoliday(day)
}

/** Banks are closed on federal holidays. */
const isHoliday = (day: number) => usHolidayOn(day) !== null

/**
 * Whether a day is the Monday after a holiday on a Sunday, which banks observe on Monday. A holiday on a Saturday isn't moved: banks are
 * open the Friday before.
 */
function isMondayAfterHoliday(day: number): boolean {
  return weekdayOf(day) === 1 && isHoliday(day - 1)
}

function dayOf(date: string): number {
  const day = toDayNumber(date)
  if (day === null) throw new TypeError(`"${date}" is no ISO date such as 2026-11-21.`)
  return day
}
