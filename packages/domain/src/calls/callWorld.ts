import type { WeekWindow } from '../access/restriction/restriction.ts'

/** A user in a call plan. */
export interface CallPerson {
  id: number
  name: string
  /** Their phone number as stored, or empty. */
  phone: string
  hasApp: boolean
  /** Whether their phone for visitor calls rings if no one answers the video call. */
  ringsPhone?: boolean
  /** Whether the phone lets the app ring. */
  allowsNotifications: boolean
  /** When calls don't ring the user, in the property's time. */
  quietHours: readonly WeekWindow[]
  /** Epoch milliseconds from which the user is removed or inactive; null while they are neither. */
  goneSince: number | null
}

/** The facts that a call depends on. */
export interface CallWorld {
  /** Epoch milliseconds at which the visitor presses. */
  startedAt: number
  /** The property's IANA zone. */
  timeZone: string
  people: readonly CallPerson[]
  /** The phone number of the station that calls, or null where it has none. */
  stationPhone: string | null
}
