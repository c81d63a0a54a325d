import type { LocalMoment } from '../../time/localDate.ts'
import type { Weekday } from '../../time/weekdays.ts'

/**
 * Hours on some days of the week, in minutes (0–1440) of the property's day. `days` are the days on which the hours start. `end <= start`
 * means that they end the next day; `end: 1440` is the end of the same day; 0 to 1440 is the whole day.
 */
export interface WeekWindow {
  days: readonly Weekday[]
  start: number
  end: number
}

/** Dates on which other hours apply than in the week; both dates are included. `start` and `end` apply to each day, as in `WeekWindow`. */
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

/** When and how often someone may enter (specification §3 Access restriction). Times are the property's. */
export interface Restriction {
  /** The weekly hours. Null: at any time. An empty list: never. */
  windows: readonly WeekWindow[] | null
  validFrom: LocalMoment | null
  /** The first minute at which entry is no longer allowed; null: no end. */
  validUntil: LocalMoment | null
  /** How many uses are left; null: no limit. */
  usesAllowed: number | null
  usesLeft: number | null
  /** The greatest number of entries on each day of the week. A day without a number has no limit. */
  usesPerDay: Partial<Record<Weekday, number>>
  exceptions: readonly DatedException[]
  /** Whether entry is denied on the property's holidays, except where an exception allows it. Default: false. */
  closedOnHolidays?: boolean
}

/** A restriction without any limit. */
export const unrestricted: Restriction = {
  windows: null,
  validFrom: null,
  validUntil: null,
  usesAllowed: null,
  usesLeft: null,
  usesPerDay: {},
  exceptions: [],
}
