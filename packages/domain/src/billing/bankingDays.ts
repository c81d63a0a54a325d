const oneDay = 24 * 60 * 60 * 1000

/** Holidays of the Federal Reserve's banks: a fixed date, or the n-th weekday (0 Sunday) of a month; -1 is the last. */
const fixedHolidays = [[1, 1], [6, 19], [7, 4], [11, 11], [12, 25]] as const
const floatingHolidays = [[1, 1, 3], [2, 1, 3], [5, 1, -1], [9, 1, 1], [10, 1, 2], [11, 4, 4]] as const

/** Whether US banks move money on an ISO date. */
export function isBankingDay(date: string): boolean {
  const day = parse(date)
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day) && !isMondayAfterHoliday(day)
}

/** The ISO date of the n-th banking day after a date; of none, the date itself or the next banking day. */
export function addBankingDays(date: string, days: number): string {
  let day = parse(date)
  let left = days
  while (left > 0 || !isBankingDay(format(day))) {
    day = new Date(day.getTime() + oneDay)
    if (isBankingDay(format(day))) left -= 1
  }
  return format(day)
}

/** Banking days after `from` up to and including `to`; 0 where `to` is not later. */
export function countBankingDays(from: string, to: string): number {
  const end = parse(to).getTime()
  let count = 0
  for (let time = parse(from).getTime() + oneDay; time <= end; time += oneDay) {
    if (isBankingDay(format(new Date(time)))) count += 1
  }
  return count
}

/** Micro-deposits arrive within one to two banking days; the later one is promised. */
export const depositBankingDays = 2

export function expectedDepositArrival(sentOn: string): string {
  return addBankingDays(sentOn, depositBankingDays)
}

function isHoliday(day: Date): boolean {
  const month = day.getUTCMonth() + 1
  const date = day.getUTCDate()
  if (fixedHolidays.some(([inMonth, onDate]) => month === inMonth && date === onDate)) return true
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), month, 0)).getUTCDate()
  return floatingHolidays.some(([inMonth, weekday, nth]) => {
    if (month !== inMonth || day.getUTCDay() !== weekday) return false
    return nth === -1 ? date + 7 > lastOfMonth : Math.ceil(date / 7) === nth
  })
}

/** A holiday on a Sunday is kept on Monday; one on a Saturday is not moved: the Reserve's banks work the Friday before. */
function isMondayAfterHoliday(day: Date): boolean {
  return day.getUTCDay() === 1 && isHoliday(new Date(day.getTime() - oneDay))
}

function parse(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day.getTime())) throw new TypeError(`"${date}" is no ISO date such as 2026-11-21.`)
  return day
}

function format(day: Date): string {
  return day.toISOString().slice(0, 10)
}
