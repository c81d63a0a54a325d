import { type CredentialState, credentialState } from '../access/credentials/credentialState.ts'
import { InviteStatus } from './invite.ts'

/** What decides the status of an invite. Instants are epoch milliseconds. */
export interface InviteDates {
  isRevoked: boolean
  /** Null: the invite has no start. */
  startsAt: number | null
  /** The first instant at which the invite no longer opens; null: never. */
  endsAt: number | null
  /** Null: without limit. */
  usesLeft: number | null
}

/** The status of an invite that someone created; a link that nobody issued is 'Invalid'. */
export type KeptInviteStatus = Exclude<InviteStatus, 'Invalid'>

const statuses: Record<CredentialState, KeptInviteStatus> = {
  valid: InviteStatus.Valid,
  // Only entry methods are reported lost.
  lost: InviteStatus.Revoked,
  revoked: InviteStatus.Revoked,
  expired: InviteStatus.Expired,
  usedUp: InviteStatus.UsedUp,
  notYetValid: InviteStatus.NotYetValid,
}

/**
 * The status of an invite at an instant. The form, the list, the guest's page, the gate, wallet and calendar all use this function, so
 * they cannot disagree; the gate reaches it through `explainAccess`, which calls `credentialState` for every credential.
 */
export function inviteStatus({ isRevoked, startsAt, endsAt, usesLeft }: InviteDates, now: number): KeptInviteStatus {
  return statuses[credentialState({ isRevoked, validFrom: startsAt, validUntil: endsAt, usesLeft }, now)]
}

/** Whether an invite on a screen has passed its end, an ISO instant or null where it has none. */
export function hasInviteEnded(endsAt: string | null, now: number): boolean {
  return endsAt !== null && credentialState({ validUntil: Date.parse(endsAt) }, now) === 'expired'
}

/** Whether the invite opens something now or later. Only then can it be sent again, saved to a wallet or keep its PIN reserved. */
export function canStillOpen(status: InviteStatus): boolean {
  return status === InviteStatus.Valid || status === InviteStatus.NotYetValid
}

/** Whether a valid invite opens no door at the moment: outside its hours, on a holiday, during a lockdown. */
export function isClosedNow({ opening }: { opening?: { at: string | null } }, now: number): boolean {
  return opening !== undefined && (opening.at === null || Date.parse(opening.at) > now)
}
