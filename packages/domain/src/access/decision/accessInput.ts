import type { CredentialDates } from '../credentials/credentialState.ts'
import type { DatedException, Holiday, Restriction, WeekWindow } from '../restriction/restriction.ts'

/** The id of a user, an invite or a port. */
export type AccessId = number | string

/** What was presented: a code, a card, an invite. Instants are epoch milliseconds. */
export interface PresentedCredential extends CredentialDates {
  /** False for an unknown code; the other fields then say nothing. */
  isKnown: boolean
  /** The ports that the credential opens; null or absent: all ports of the user. */
  opens?: readonly AccessId[] | null
  /** Narrows the user's own restriction further. */
  restriction?: Restriction | null
}

/** Everything that decides whether someone gets in, at one port and instant. */
export interface AccessInput {
  /** Epoch milliseconds. */
  at: number
  /** IANA time zone of the property; all windows are in its local time. */
  timeZone: string
  port: {
    id: AccessId
    /** Applies to users without a group, hours of their own or doors given by name. */
    default: 'open' | 'closed'
    /** The windows in which the port's schedule holds it open. */
    heldOpen?: readonly WeekWindow[] | null
    /** Dates on which the schedule differs: `allow` holds the port open, `deny` does not. */
    heldOpenExceptions?: readonly DatedException[]
    /** The holidays of the door's property: a restriction that is closed on holidays denies on them. */
    holidays?: readonly Holiday[]
  }
  /**
   * Whether a fire alarm holds the property's doors open for everyone. Absent: alarms are not considered, and the answer lists no such
   * rule.
   */
  fireAlarm?: boolean
  lockdown?: { portIds: readonly AccessId[]; keepsAccess: readonly AccessId[] } | null
  person: {
    id: AccessId
    isActive: boolean
    accountIsActive: boolean
    /** The user is in a group or was given doors by name; a closed door opens for no one else. False if absent. */
    hasGroupOrDoors?: boolean
  }
  /** Absent or null: the question is about the user, not about a code. */
  credential?: PresentedCredential | null
  /** Dated exceptions of the property: `allow` lets everyone in good standing in, `deny` lets no one in. */
  exceptions?: readonly DatedException[]
  ownRestriction?: Restriction | null
  /** The restriction of the user's group at this port. */
  groupRestriction?: Restriction | null
  /** Entries at this port since midnight at the property. */
  entriesToday?: number
}
