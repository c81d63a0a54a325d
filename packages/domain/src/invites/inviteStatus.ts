import { type CredentialState, credentialState } from '../access/credentials/credentialState.ts'
import { InviteStatus } from './invite.ts'

/** What decides where an invite stands. Instants are epoch milliseconds. */
export interface InviteDates {
  isRevoked: boolean
  /** Null: from the beginning of time. */
  startsAt: number | null
  /** The first instant at which it no longer opens; null: never. */
  endsAt: number | null
  /** Null: without limit. */
  usesLeft: number | null
}

/** The status of an invite that somebody made; a link that nobody gave out is 'Invalid'. */
export type KeptInviteStatus = Exclude<InviteStatus, 'Invalid'>

const statuses: Record<CredentialState, KeptInviteStatus> = {
  valid: InviteStatus.Valid,
  revoked: InviteStatus.Revoked,
  expired: InviteStatus.Expired,
  usedUp: InviteStatus.UsedUp,
  notYetValid: InviteStatus.NotYetValid,
}

/**
 * Where an invite stands at an instant. The form, the list, the guest's page, the gate, wallet and calendar all ask this one
 * question, so that none of them can disagree: the gate through `explainAccess`, which asks `credentialState` of every credential.
 */
export function inviteStatus({ isRevoked, startsAt, endsAt, usesLeft }: InviteDates, now: number): KeptInviteStatus {
  return statuses[credentialState({ isRevoked, validFrom: startsAt, validUntil: endsAt, usesLeft }, now)]
}

/** Whether an invite on a screen is over by its end alone: an ISO instant, or null where it has none. */
export function hasInviteEnded(endsAt: string | null, now: number): boolean {
  return endsAt !== null && credentialState({ validUntil: Date.parse(endsAt) }, now) === 'expired'
}

/** Whether anything opens by it now or later: only then can it be sent again, saved to a wallet or keep a PIN taken. */
export function canStillOpen(status: InviteStatus): boolean {
  return status === InviteStatus.Valid || status === InviteStatus.NotYetValid
}
