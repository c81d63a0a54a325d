import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { endInstant, intersectSpans, localDateAt, type Span, startInstant, toDayNumber, toIsoDate, totalLength } from '@portal/domain'
import { readOnline } from '../access/doorFacts.ts'
import type { Store } from '../store/openStore.ts'

type Day = ResponseOf<typeof endpoints.getControllerUptime>['Days'][number]

const days = 30
const minute = 60_000

/**
 * How long a controller with these doors was recorded, and how long it was offline, on each of the last local days until `now`. A controller is online
 * while any of its doors reports.
 */
export async function uptimeByDay(store: Store, portIds: readonly string[], timeZone: string, now: number): Promise<Day[]> {
  const today = toDayNumber(localDateAt(timeZone, now)) ?? 0
  const dates = Array.from({ length: days }, (_, day) => toIsoDate(today - days + 1 + day))
  const from = startInstant(timeZone, { date: dates[0] ?? '', minute: null })
  const { recorded, offline } = await offlineTimes(store, portIds, from, now)
  return dates.map((date) => {
    const day: Span[] = [{ start: startInstant(timeZone, { date, minute: null }), end: endInstant(timeZone, { date, minute: null }) }]
    return { Date: date, Recorded: totalLength(intersectSpans(recorded, day)) / minute, Offline: totalLength(intersectSpans(offline, day)) / minute }
  })
}

/** The spans between `from` and `now` with records of a controller with these doors, and the spans in which the controller was offline. */
export async function offlineTimes(store: Store, portIds: readonly string[], from: number, now: number): Promise<Record<'recorded' | 'offline', Span[]>> {
  const doors = [...(await readOnline(store, portIds, from, now)).values()]
  const whole: Span[] = [{ start: from, end: now }]
  const recorded = doors.reduce((spans, [first]) => intersectSpans(spans, first ? [{ start: first.at, end: now }] : []), doors.length === 0 ? [] : whole)
  const offline = doors.reduce((spans, kept) => intersectSpans(spans, kept.flatMap(({ at, isOnline }, index) => (isOnline ? [] : [{ start: at, end: kept[index + 1]?.at ?? now }]))), recorded)
  return { recorded, offline }
}
