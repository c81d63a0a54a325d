import type { WeekWindow } from '../access/restriction/restriction.ts'

/** A person in a call plan. */
export interface CallPerson {
  id: number
  name: string
  /** Their telephone number as stored, or empty. */
  phone: string
  hasApp: boolean
  /** Whether their phone for visitor calls rings when nobody answers the video call. */
  ringsPhone?: boolean
  /** Whether the phone lets the app ring. */
  allowsNotifications: boolean
  /** When the person is not rung, in the property's time. */
  quietHours: readonly WeekWindow[]
  /** Epoch milliseconds from which the person is removed or inactive; null while they are neither. */
  goneSince: number | null
}

/** The facts that a call depends on. */
export interface CallWorld {
  /** Epoch milliseconds at which the visitor presses. */
  startedAt: number
  /** The property's IANA zone. */
  timeZone: string
  people: readonly CallPerson[]
  /** The telephone number of the station that calls, or null where it has none. */
  stationPhone: string | null
}
