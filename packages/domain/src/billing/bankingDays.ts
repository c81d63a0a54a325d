import { toDayNumber, toIsoDate } from '../time/localDate.ts'
import { weekdayOf } from '../time/weekdays.ts'

/** Holidays of the Federal Reserve Banks: a fixed date, or the n-th weekday (1 Monday) of a month, where -1 is the last. */
const fixedHolidays = [[1, 1], [6, 19], [7, 4], [11, 11], [12, 25]] as const
const floatingHolidays = [[1, 1, 3], [2, 1, 3], [5, 1, -1], [9, 1, 1], [10, 1, 2], [11, 4, 4]] as const

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

/** The number of banking days after `from` up to and including `to`; 0 where `to` is not later. */
export function countBankingDays(from: string, to: string): number {
  const end = dayOf(to)
  let count = 0
  for (let day = dayOf(from) + 1; day <= end; day += 1) if (isOpenOn(day)) count += 1
  return count
}

/** The latest expected arrival: micro-deposits take one to two banking days. */
export const depositBankingDays = 2

export function expectedDepositArrival(sentOn: string): string {
  return addBankingDays(sentOn, depositBankingDays)
}

function isOpenOn(day: number): boolean {
  return weekdayOf(day) < 6 && !isHoliday(day) && !isMondayAfterHoliday(day)
}

function isHoliday(day: number): boolean {
  const [year = 0, month = 0, date = 0] = toIsoDate(day).split('-').map(Number)
  if (fixedHolidays.some(([inMonth, onDate]) => month === inMonth && date === onDate)) return true
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return floatingHolidays.some(([inMonth, weekday, nth]) => {
    if (month !== inMonth || weekdayOf(day) !== weekday) return false
    return nth === -1 ? date + 7 > lastOfMonth : Math.ceil(date / 7) === nth
  })
}

/** A holiday on a Sunday is kept on Monday. One on a Saturday is not moved: the Reserve Banks are open the Friday before. */
function isMondayAfterHoliday(day: number): boolean {
  return weekdayOf(day) === 1 && isHoliday(day - 1)
}

function dayOf(date: string): number {
  const day = toDayNumber(date)
  if (day === null) throw new TypeError(`"${date}" is no ISO date such as 2026-11-21.`)
  return day
}
