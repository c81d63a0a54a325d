import { endInstant, startInstant } from './period.ts'
import { localMomentAt } from './localTime.ts'
import type { LocalMoment } from './localDate.ts'

/** A period as ISO instants; the end is the first instant after it. Null: no start or no end. */
export interface ValidPeriod {
  from: string | null
  until: string | null
}

/** A start in the property's time. */
export function startMoment(instant: string | null, timeZone: string): LocalMoment | null {
  return instant === null ? null : localMomentAt(timeZone, Date.parse(instant))
}

/** An end in the property's time. Midnight is minute 1440 of the day that ends then. */
export function endMoment(instant: string | null, timeZone: string): LocalMoment | null {
  if (instant === null) return null
  const at = Date.parse(instant)
  const moment = localMomentAt(timeZone, at)
  return moment.minute === 0 ? { date: localMomentAt(timeZone, at - 60_000).date, minute: 1440 } : moment
}

export function startOfPeriod(moment: LocalMoment | null, timeZone: string): string | null {
  return moment && new Date(startInstant(timeZone, moment)).toISOString()
}

export function endOfPeriod(moment: LocalMoment | null, timeZone: string): string | null {
  return moment && new Date(endInstant(timeZone, moment)).toISOString()
}

/** Whether the end is not after the start. */
export function endsBeforeStart({ from, until }: ValidPeriod): boolean {
  return from !== null && until !== null && Date.parse(until) <= Date.parse(from)
}
