import { type CredentialState, credentialState } from '../access/credentials/credentialState.ts'
import { InviteStatus } from './invite.ts'

/** The facts that decide the status of an invite. Instants are epoch milliseconds. */
export interface InviteDates {
  isRevoked: boolean
  /** When the invite begins; null: no start. */
  startsAt: number | null
  /** The first instant at which the invite no longer opens doors; null: no end. */
  endsAt: number | null
  /** How many uses are left; null: no limit. */
  usesLeft: number | null
}

/** The status of an existing invite. 'Invalid' is only for links that no one created. */
export type KeptInviteStatus = Exclude<InviteStatus, 'Invalid'>

const statuses: Record<CredentialState, KeptInviteStatus> = {
  valid: InviteStatus.Valid,
  // Invites can't be reported lost; only other entry methods can.
  lost: InviteStatus.Revoked,
  revoked: InviteStatus.Revoked,
  expired: InviteStatus.Expired,
  usedUp: InviteStatus.UsedUp,
  notYetValid: InviteStatus.NotYetValid,
}

/**
 * The status of an invite at an instant. Form, list, guest's page, wallet and calendar use this function, so that they cannot disagree.
 * Doors use `explainAccess`, which calls `credentialState` as this function does.
 */
export function inviteStatus({ isRevoked, startsAt, endsAt, usesLeft }: InviteDates, now: number): KeptInviteStatus {
  return statuses[credentialState({ isRevoked, validFrom: startsAt, validUntil: endsAt, usesLeft }, now)]
}

/** Whether an invite has passed its end. `endsAt`: an ISO instant; null: no end. */
export function hasInviteEnded(endsAt: string | null, now: number): boolean {
  return endsAt !== null && credentialState({ validUntil: Date.parse(endsAt) }, now) === 'expired'
}

/** Whether an invite opens doors now or later. Only then can it be sent again or saved to a wallet, and keep its PIN. */
export function canStillOpen(status: InviteStatus): boolean {
  return status === InviteStatus.Valid || status === InviteStatus.NotYetValid
}

/** Whether a valid invite opens no door now: outside its hours, on a holiday, or during a lockdown. */
export function isClosedNow({ opening }: { opening?: { at: string | null } }, now: number): boolean {
  return opening !== undefined && (opening.at === null || Date.parse(opening.at) > now)
}
