import type { PayloadOf } from '@portal/api-client'
import { entryDaysAtMost, type endpoints, hourlyDaysAtMost, type ResponseOf } from '@portal/api-client/contract'
import { localDateAt, minutesOfWallTime, minutesPerDay, toDayNumber, toIsoDate, wallTimeOfMinutes } from '@portal/domain'
import type { BarRange } from '@portal/ui'
import type { LogAddress } from './logQuery.ts'
import { wholeTime, type LogClock, type LogPeriod } from './logViews.ts'

export type EntriesAnswer = ResponseOf<typeof endpoints.getEntriesByDay>
type EntriesRequest = PayloadOf<typeof endpoints.getEntriesByDay>

/** The number of days shown without a filter of days. */
const daysShown = 7

/** The request for the bars above activity. Null for a filter by what the bars don't count: changes, outcomes of calls, an entry method, a search, or the calls of a user or unit. */
export function toEntriesRequest({ search, kind, outcome, who, unit, property, door, callGroup, code, record, ...period }: LogAddress, { timeZone, now }: LogClock): EntriesRequest | null {
  if (search.trim() !== '' || callGroup !== null || code !== null || record || kind === 'change' || (kind === 'call' && (who !== null || unit !== null)) || outcome === 'answered' || outcome === 'unanswered') return null
  const last = toDayNumber(period.until ?? localDateAt(timeZone, now)) ?? 0
  const first = period.from === null ? last - daysShown + 1 : toDayNumber(period.from) ?? 0
  if (first > last) return null
  // For a longer period, only the last days are shown.
  const isCut = last - first >= entryDaysAtMost
  return {
    From: toIsoDate(isCut ? last - entryDaysAtMost + 1 : first), Until: toIsoDate(last),
    ...(period.from !== null && period.fromTime !== null && !isCut && { FromTime: period.fromTime }), ...(period.until !== null && period.untilTime !== null && { UntilTime: period.untilTime }),
    ...(property !== null && { PropertyID: property }), ...(door !== null && { PortID: door }), ...(who !== null && { UserID: who }), ...(unit !== null && { UnitID: unit }),
  }
}

/** Whether the answer has hours. A longer period isn't counted again with each event, because that takes longer. */
export const isByHour = ({ From, Until }: EntriesRequest) => (toDayNumber(Until) ?? 0) - (toDayNumber(From) ?? 0) < hourlyDaysAtMost

/** The number of minutes in a bar: an hour for up to two days, three hours for up to a week, or a day. */
export function minutesOfBar(days: number): number {
  if (days <= 2) return 60
  return days <= 7 ? 180 : minutesPerDay
}

export interface BarOfEntries {
  /** The bar's day as an ISO date; the next fields are minutes of that day. */
  date: string
  from: number
  until: number
  entries: number
  denied: number
  calls?: number
}

/** The bars of an answer, with visitor calls if they are counted. */
export function toBars(days: EntriesAnswer['Days'], hasCalls: boolean): BarOfEntries[] {
  const length = minutesOfBar(days.length)
  const sumOf = (hours: readonly number[], from: number) => hours.slice(from / 60, (from + length) / 60).reduce((sum, hour) => sum + hour, 0)
  return days.flatMap(({ Date: date, Opened, Denied, Calls }) =>
    Array.from({ length: minutesPerDay / length }, (_, bar) => bar * length).map((from) => ({
      date, from, until: from + length, entries: sumOf(Opened, from), denied: sumOf(Denied, from), ...(hasCalls && { calls: sumOf(Calls, from) }),
    })))
}

/** The position of a time among the bars; undefined if no bar has it. */
export function placeOf(days: EntriesAnswer['Days'], date: string, minute: number): number | undefined {
  const day = days.findIndex((one) => one.Date === date)
  return day === -1 ? undefined : (day * minutesPerDay + minute) / minutesOfBar(days.length)
}

/** The bars that an address selects; null if all bars are selected. */
export function selectionOf({ from, until, fromTime, untilTime }: LogPeriod, days: EntriesAnswer['Days']): BarRange | null {
  const count = (days.length * minutesPerDay) / minutesOfBar(days.length)
  const start = (from !== null && placeOf(days, from, fromTime === null ? 0 : minutesOfWallTime(fromTime))) || 0
  const end = (until !== null && placeOf(days, until, untilTime === null ? minutesPerDay : minutesOfWallTime(untilTime))) || count
  return (start === 0 && end === count) || end <= start ? null : { start, end }
}

/** The days and times of selected bars. Without a selection, the days stay and their times are removed. */
export function periodOfSelection(selected: BarRange | null, bars: readonly BarOfEntries[], { from, until }: LogPeriod): LogPeriod {
  const [first, last] = [bars[selected?.start ?? 0], bars[(selected?.end ?? 0) - 1]]
  if (!selected || !first || !last) return { ...wholeTime, from, until }
  return { from: first.date, until: last.date, fromTime: first.from === 0 ? null : wallTimeOfMinutes(first.from), untilTime: last.until === minutesPerDay ? null : wallTimeOfMinutes(last.until) }
}
