/** The facts that decide when an entry method works. Instants are epoch milliseconds; null or absent means no limit. */
export interface CredentialDates {
  isLost?: boolean
  isRevoked?: boolean
  validFrom?: number | null
  /** The first instant at which the entry method no longer works. */
  validUntil?: number | null
  usesLeft?: number | null
}

export type CredentialState = 'valid' | 'lost' | 'revoked' | 'expired' | 'usedUp' | 'notYetValid'

/** The states in the order in which they are checked, permanent ends first, so that a revoked code isn't called "not yet valid". */
const reasons: readonly { state: CredentialState; when: (dates: CredentialDates, at: number) => boolean }[] = [
  { state: 'lost', when: ({ isLost }) => isLost === true },
  { state: 'revoked', when: ({ isRevoked }) => isRevoked === true },
  { state: 'expired', when: ({ validUntil }, at) => at >= (validUntil ?? Infinity) },
  { state: 'usedUp', when: ({ usesLeft }) => (usesLeft ?? Infinity) <= 0 },
  { state: 'notYetValid', when: ({ validFrom }, at) => at < (validFrom ?? -Infinity) },
]

/**
 * The state of a code, a card or an invite at an instant, at any door. It works from `validFrom` on, and at `validUntil` no longer.
 */
export function credentialState(dates: CredentialDates, at: number): CredentialState {
  return reasons.find(({ when }) => when(dates, at))?.state ?? 'valid'
}
