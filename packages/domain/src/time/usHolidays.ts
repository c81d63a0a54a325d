import { toDayNumber, toIsoDate } from './localDate.ts'
import { weekdayOf } from './weekdays.ts'

/** The federal holidays of the United States (5 U.S.C. § 6103). Screens have their names. */
export type UsHoliday =
  | 'newYear' | 'martinLutherKing' | 'presidents' | 'memorial' | 'juneteenth' | 'independence'
  | 'labor' | 'columbus' | 'veterans' | 'thanksgiving' | 'christmas'

/** A fixed day of a month, or the n-th given weekday (1 is Monday) of a month, where -1 means the last. */
type YearlyRule = { month: number; day: number } | { month: number; weekday: number; nth: number }

const rules: Readonly<Record<UsHoliday, YearlyRule>> = {
  newYear: { month: 1, day: 1 },
  martinLutherKing: { month: 1, weekday: 1, nth: 3 },
  presidents: { month: 2, weekday: 1, nth: 3 },
  memorial: { month: 5, weekday: 1, nth: -1 },
  juneteenth: { month: 6, day: 19 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, weekday: 1, nth: 1 },
  columbus: { month: 10, weekday: 1, nth: 2 },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  christmas: { month: 12, day: 25 },
}
const ruleOf = Object.entries(rules) as [UsHoliday, YearlyRule][]

/** The holiday on a day, in days since 1970-01-01; null on any other day. */
export function usHolidayOn(day: number): UsHoliday | null {
  const [year = 0, month = 0, date = 0] = toIsoDate(day).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isOn = (rule: YearlyRule) => {
    if (rule.month !== month) return false
    if ('day' in rule) return rule.day === date
    return rule.weekday === weekdayOf(day) && (rule.nth === -1 ? date + 7 > lastOfMonth : Math.ceil(date / 7) === rule.nth)
  }
  return ruleOf.find(([, rule]) => isOn(rule))?.[0] ?? null
}

/** The next date of each holiday from an ISO date on, in order. Empty for an invalid date. */
export function nextUsHolidays(from: string): { holiday: UsHoliday; date: string }[] {
  const first = toDayNumber(from)
  if (first === null) return []
  const found: { holiday: UsHoliday; date: string }[] = []
  for (let day = first; found.length < ruleOf.length; day += 1) {
    const holiday = usHolidayOn(day)
    if (holiday && !found.some((one) => one.holiday === holiday)) found.push({ holiday, date: toIsoDate(day) })
  }
  return found
}
