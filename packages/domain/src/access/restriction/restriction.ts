import type { LocalMoment } from '../../time/localDate.ts'
import type { Weekday } from '../../time/weekdays.ts'

/**
 * One window of a week, in minutes 0–1440 of the property's day. It belongs to the days it starts on.
 * `end <= start` runs overnight into the next day; `end: 1440` is the end of the same day; 0 to 1440 is the whole day.
 */
export interface WeekWindow {
  days: readonly Weekday[]
  start: number
  end: number
}

/** What holds on some dates instead of the week; both dates are included. `start` and `end` apply to each day, as in a window. */
export interface DatedException {
  name: string
  from: string
  until: string
  effect: 'allow' | 'deny'
  start: number
  end: number
}

/** A holiday of a property; both dates are included. */
export interface Holiday {
  name: string
  from: string
  until: string
}

/** When someone may pass, and how often (specification §3 Access restriction). Times are the property's. */
export interface Restriction {
  /** Null: at any time of the week. An empty list: at no time. */
  windows: readonly WeekWindow[] | null
  validFrom: LocalMoment | null
  /** The first minute at which the restriction no longer holds. */
  validUntil: LocalMoment | null
  /** Null: without limit. */
  usesAllowed: number | null
  usesLeft: number | null
  /** The most entries on each day with this weekday; a weekday without an entry has no limit. */
  usesPerDay: Partial<Record<Weekday, number>>
  exceptions: readonly DatedException[]
  /** Closed on the holidays of the property, except where an exception of its own opens. No if absent. */
  closedOnHolidays?: boolean
}

/** At any time, without limit. */
export const unrestricted: Restriction = {
  windows: null,
  validFrom: null,
  validUntil: null,
  usesAllowed: null,
  usesLeft: null,
  usesPerDay: {},
  exceptions: [],
}
