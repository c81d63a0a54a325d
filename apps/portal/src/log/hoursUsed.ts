import { toAccessSummary, toRestriction, type endpoints, type ResponseOf } from '@portal/api-client/contract'
import { intersectSpans, minutesPerDay, toDayNumber, weekdayOf, weekSpans, type Restriction, type Span } from '@portal/domain'
import type { HeatMapHour } from '@portal/ui'
import type { ActivityOf } from './latestActivityQuestion.ts'

type Days = readonly Pick<ResponseOf<typeof endpoints.getEntriesByDay>['Days'][number], 'Date' | 'Opened' | 'Denied'>[]
/** What a user may enter. */
export type HoursAccess = Pick<ResponseOf<typeof endpoints.getUserAccessRestriction>, 'Access' | 'Restriction' | 'Ports'>

/** A day on which an hour was used. */
export interface UsedDay {
  /** The day as an ISO date. */
  date: string
  entries: number
  denied: number
}

/** The number of days whose entries and refusals a page counts, today included. */
export const daysCounted = 30

/** The filter of activity for the same events. */
export const filterOf = (of: ActivityOf | { PortID: string }) => ('PortID' in of ? { door: of.PortID } : 'UserID' in of ? { who: String(of.UserID) } : { unit: String(of.UnitID) })

const hoursPerWeek = 168

/** The row of a date in the chart; 0 is Monday. */
const rowOf = (date: string) => weekdayOf(toDayNumber(date) ?? 0) - 1

/** The entries in the 168 hours of a week, from Monday, summed over all days. `permitted` are minutes of the week; null if they aren't known. */
export function weekOfUse(days: Days, permitted: readonly Span[] | null): HeatMapHour[] {
  const hours = Array.from({ length: hoursPerWeek }, (_, place) => {
    const span = { start: place * 60, end: place * 60 + 60 }
    return { entries: 0, denied: 0, ...(permitted && { isPermitted: intersectSpans(permitted, [span]).length > 0 }) }
  })
  for (const { Date: date, Opened, Denied } of days) {
    for (let hour = 0; hour < 24; hour += 1) {
      const counted = hours[rowOf(date) * 24 + hour]
      if (!counted) continue
      counted.entries += Opened[hour] ?? 0
      counted.denied += Denied[hour] ?? 0
    }
  }
  return hours
}

/** The days on which an hour of the week was used, newest first. */
export function daysOfHour(days: Days, place: number): UsedDay[] {
  const hour = place % 24
  return days.filter(({ Date: date }) => rowOf(date) === Math.floor(place / 24))
    .map(({ Date: date, Opened, Denied }) => ({ date, entries: Opened[hour] ?? 0, denied: Denied[hour] ?? 0 }))
    .filter(({ entries, denied }) => entries + denied > 0).toReversed()
}

/** The hour of the day with the most entries, summed over all days; null with too few entries to show a habit. */
export function busiestHour(days: readonly Pick<Days[number], 'Opened'>[]): number | null {
  const sums = Array.from({ length: 24 }, (_, hour) => days.reduce((sum, { Opened }) => sum + (Opened[hour] ?? 0), 0))
  const most = Math.max(...sums)
  return most < 3 ? null : sums.indexOf(most)
}

/** The minutes of the week that a restriction permits. Dates, limits of uses and holidays are ignored. */
const spansOf = (restriction: Restriction | null) => (restriction === null || restriction.windows === null ? [{ start: 0, end: 7 * minutesPerDay }] : weekSpans(restriction.windows))

/** The minutes of the week in which a user can open a door, or without its id at least one door; null if a property's default decides. */
export function permittedHours({ Access, Restriction: own, Ports }: HoursAccess, door: string): Span[] | null {
  const { none, isByDefault, rules } = toAccessSummary(Access)
  if (door === '') return rules.flatMap(({ restriction, within }) => intersectSpans(spansOf(restriction), spansOf(within)))
  if (isByDefault) return null
  const port = Ports.find(({ PortID }) => PortID === door)
  if (none !== null || !port?.IsOpenToUser) return []
  return intersectSpans(spansOf(own && toRestriction(own)), spansOf(port.GroupRestriction && toRestriction(port.GroupRestriction)))
}

/** The doors at which fewer hours are permitted than at the user's doors together; null if a property's default decides. */
export function doorsWithFewerHours(access: HoursAccess): HoursAccess['Ports'] | null {
  const hoursAt = (door: string) => weekOfUse([], permittedHours(access, door)).map(({ isPermitted }) => isPermitted)
  const all = hoursAt('')
  if (toAccessSummary(access.Access).isByDefault) return null
  return access.Ports.filter(({ PortID }) => {
    const here = hoursAt(PortID)
    return all.some((isPermitted, place) => isPermitted && !here[place])
  })
}
