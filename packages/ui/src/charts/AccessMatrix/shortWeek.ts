import { minutesPerDay, plainFormat, type Weekday, type WeekWindow } from '@portal/domain'
import { dayName } from '../../internal/weekOrder.ts'

interface ShortWords {
  always: string
  never: string
  allDay: string
  hours: (values: { days: string; times: string }) => string
  more: (values: { hours: string }) => string
}

/** Writes a week short enough for a table cell: 'Mon–Fri, 8 AM–6 PM'. If the hours differ by day, it writes the first ones. */
export function shortWeek(windows: readonly WeekWindow[] | null, locale: string, words: ShortWords): string {
  const [first, ...others] = windows ?? []
  if (windows === null) return words.always
  if (!first) return words.never
  const times = first.start === 0 && first.end === minutesPerDay ? words.allDay : `${shortTime(first.start, locale)}–${shortTime(first.end, locale)}`
  const hours = first.days.length === 7 ? times : words.hours({ days: shortDays(first.days, locale), times })
  return others.length > 0 ? words.more({ hours }) : hours
}

/** Writes a time, with minutes only if they aren't zero: '8 AM'. */
function shortTime(minute: number, locale: string): string {
  return plainFormat(locale, { hour: 'numeric', ...(minute % 60 !== 0 && { minute: '2-digit' }) }).format(minute * 60_000).replaceAll(/\s/g, ' ')
}

function shortDays(days: readonly Weekday[], locale: string): string {
  const [first, last] = [days[0], days.at(-1)]
  const isRow = first !== undefined && last !== undefined && days.length > 2 && last - first === days.length - 1
  return isRow ? `${dayName(first, locale)}–${dayName(last, locale)}` : days.map((day) => dayName(day, locale)).join(', ')
}
