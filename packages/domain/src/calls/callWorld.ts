import type { WeekWindow } from '../access/restriction/restriction.ts'

/** A user in a call plan. */
export interface CallPerson {
  id: number
  name: string
  /** The user's phone number as stored, or empty. */
  phone: string
  hasApp: boolean
  /** Whether the user's own phone rings if no one answers the video call. */
  ringsPhone?: boolean
  /** Whether the phone lets the app ring. */
  allowsNotifications: boolean
  /** Hours in which the user's phone doesn't ring, in the property's time. */
  quietHours: readonly WeekWindow[]
  /** Epoch milliseconds at which the user was removed or deactivated; null if neither. */
  goneSince: number | null
}

/** The facts that decide what happens in a call. */
export interface CallWorld {
  /** Epoch milliseconds at which the visitor rings. */
  startedAt: number
  /** The property's IANA zone. */
  timeZone: string
  people: readonly CallPerson[]
  /** The phone number of the station that calls; null if it has none. */
  stationPhone: string | null
}
