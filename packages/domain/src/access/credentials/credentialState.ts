/** What ends a credential, or keeps it from having begun. Instants are epoch milliseconds; null or absent: none. */
export interface CredentialDates {
  isRevoked?: boolean
  validFrom?: number | null
  /** The first instant at which it no longer holds. */
  validUntil?: number | null
  usesLeft?: number | null
}

export type CredentialState = 'valid' | 'revoked' | 'expired' | 'usedUp' | 'notYetValid'

/** In this order: what is over for good is said before what time will change. */
const reasons: readonly { state: CredentialState; when: (dates: CredentialDates, at: number) => boolean }[] = [
  { state: 'revoked', when: ({ isRevoked }) => isRevoked === true },
  { state: 'expired', when: ({ validUntil }, at) => at >= (validUntil ?? Infinity) },
  { state: 'usedUp', when: ({ usesLeft }) => (usesLeft ?? Infinity) <= 0 },
  { state: 'notYetValid', when: ({ validFrom }, at) => at < (validFrom ?? -Infinity) },
]

/** Where a code, a card or an invite stands at an instant, whatever the door. It begins at `validFrom` and is over at `validUntil`. */
export function credentialState(dates: CredentialDates, at: number): CredentialState {
  return reasons.find(({ when }) => when(dates, at))?.state ?? 'valid'
}
