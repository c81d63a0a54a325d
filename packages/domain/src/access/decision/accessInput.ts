import type { CredentialDates } from '../credentials/credentialState.ts'
import type { DatedException, Holiday, Restriction, WeekWindow } from '../restriction/restriction.ts'

/** The id of a user, an invite or a port. */
export type AccessId = number | string

/** The code, card or invite that someone presents at a door. Instants are epoch milliseconds. */
export interface PresentedCredential extends CredentialDates {
  /** False for an unknown code; the other fields then have no meaning. */
  isKnown: boolean
  /** The doors that the entry method opens; null or absent: all doors of the user. */
  opens?: readonly AccessId[] | null
  /** The entry method's own restriction, which must allow entry too. */
  restriction?: Restriction | null
}

/** All facts that decide whether someone gets in at one door and instant. */
export interface AccessInput {
  /** The instant, in epoch milliseconds. */
  at: number
  /** IANA time zone of the property; all windows are in its local time. */
  timeZone: string
  port: {
    id: AccessId
    /** Whether the door opens for users without a group, hours of their own or assigned doors. */
    default: 'open' | 'closed'
    /** The weekly hours in which a schedule holds the door open. */
    heldOpen?: readonly WeekWindow[] | null
    /** Dates on which the schedule differs: `allow` holds the door open, `deny` does not. */
    heldOpenExceptions?: readonly DatedException[]
    /** The property's holidays, on which a restriction with `closedOnHolidays` denies entry. */
    holidays?: readonly Holiday[]
  }
  /**
   * Whether a fire alarm holds the property's doors open for everyone. If absent, the answer has no rule about fire alarms.
   */
  fireAlarm?: boolean
  lockdown?: { portIds: readonly AccessId[]; keepsAccess: readonly AccessId[] } | null
  person: {
    id: AccessId
    isActive: boolean
    accountIsActive: boolean
    /** Whether the user is in a group or has assigned doors. A closed door opens for no one else. Default: false. */
    hasGroupOrDoors?: boolean
  }
  /** The presented entry method. Absent or null: the question is about the user in general. */
  credential?: PresentedCredential | null
  /** Dated exceptions of the property: `allow` lets in all active users, `deny` refuses everyone. */
  exceptions?: readonly DatedException[]
  ownRestriction?: Restriction | null
  /** The restriction of the user's group at this door. */
  groupRestriction?: Restriction | null
  /** The user's entries at this door since midnight at the property. */
  entriesToday?: number
}
