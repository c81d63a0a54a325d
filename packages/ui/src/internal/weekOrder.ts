import { plainFormat, type Weekday, weekdays } from '@portal/domain'

interface WeekInfo { firstDay?: number }
interface LocaleWithWeek { getWeekInfo?: () => WeekInfo, weekInfo?: WeekInfo }

/** The days of a week, starting with the locale's first day, or with Monday if the browser doesn't know it. */
export function weekOrder(locale?: string): Weekday[] {
  const first = firstDay(locale)
  return [...weekdays.filter((day) => day >= first), ...weekdays.filter((day) => day < first)]
}

function firstDay(locale: string | undefined): number {
  const known: LocaleWithWeek = new Intl.Locale(locale ?? new Intl.DateTimeFormat().resolvedOptions().locale) as LocaleWithWeek
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

/** Name of a day: 'Mon' or 'Monday'. */
export function dayName(day: Weekday, locale?: string, weekday: 'long' | 'short' | 'narrow' = 'short'): string {
  // 1970-01-05 was a Monday.
  return plainFormat(locale, { weekday }).format((day + 3) * 86_400_000)
}
