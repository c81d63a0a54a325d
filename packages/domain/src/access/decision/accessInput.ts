import type { CredentialDates } from '../credentials/credentialState.ts'
import type { DatedException, Restriction, WeekWindow } from '../restriction/restriction.ts'

/** The id of a person, an invite or a port. */
export type AccessId = number | string

/** What was presented: a code, a card, an invite. Instants are epoch milliseconds. */
export interface PresentedCredential extends CredentialDates {
  /** False for an unknown code, of which nothing else is known. */
  isKnown: boolean
  /** The ports it opens; null or absent: all of the person's. */
  opens?: readonly AccessId[] | null
  /** Narrows the person's own restriction further. */
  restriction?: Restriction | null
}

/** Everything that decides whether someone gets in, at one port and instant. */
export interface AccessInput {
  /** Epoch milliseconds. */
  at: number
  /** IANA zone of the property, in which all windows are. */
  timeZone: string
  port: {
    id: AccessId
    /** For people without any restriction. */
    default: 'open' | 'closed'
    /** When its schedule holds it open. */
    heldOpen?: readonly WeekWindow[] | null
    /** Days on which the schedule is another one: `allow` holds it open, `deny` does not. */
    heldOpenExceptions?: readonly DatedException[]
  }
  /** A fire alarm of the property holds its doors open for everyone. Absent: the question knows of no alarms, and the answer names none. */
  fireAlarm?: boolean
  lockdown?: { portIds: readonly AccessId[]; keepsAccess: readonly AccessId[] } | null
  person: { id: AccessId; isActive: boolean; accountIsActive: boolean }
  /** Absent or null: the question is about the person, not about a code. */
  credential?: PresentedCredential | null
  /** Dates of the property: `allow` lets everyone in good standing in, `deny` nobody. */
  exceptions?: readonly DatedException[]
  ownRestriction?: Restriction | null
  /** That of the person's group at this port. */
  groupRestriction?: Restriction | null
  /** Entries at this port since midnight at the property. */
  entriesToday?: number
}
