/** What ends a credential or delays its beginning. Instants are epoch milliseconds; null or absent means no limit. */
export interface CredentialDates {
  isLost?: boolean
  isRevoked?: boolean
  validFrom?: number | null
  /** The first instant at which the credential no longer holds. */
  validUntil?: number | null
  usesLeft?: number | null
}

export type CredentialState = 'valid' | 'lost' | 'revoked' | 'expired' | 'usedUp' | 'notYetValid'

/** Checked in this order: a permanent end is reported before a state that time will change. */
const reasons: readonly { state: CredentialState; when: (dates: CredentialDates, at: number) => boolean }[] = [
  { state: 'lost', when: ({ isLost }) => isLost === true },
  { state: 'revoked', when: ({ isRevoked }) => isRevoked === true },
  { state: 'expired', when: ({ validUntil }, at) => at >= (validUntil ?? Infinity) },
  { state: 'usedUp', when: ({ usesLeft }) => (usesLeft ?? Infinity) <= 0 },
  { state: 'notYetValid', when: ({ validFrom }, at) => at < (validFrom ?? -Infinity) },
]

/**
 * The state of a code, a card or an invite at an instant, regardless of the door. It begins at `validFrom` and has ended at `validUntil`.
 */
export function credentialState(dates: CredentialDates, at: number): CredentialState {
  return reasons.find(({ when }) => when(dates, at))?.state ?? 'valid'
}
