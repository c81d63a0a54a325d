import { Refusal } from '../Refusal.ts'
import type { Claim, RateLimit, RateRule } from './rateLimit.ts'

export type GrantedClaim = Extract<Claim, { kind: 'granted' }>

/** Takes one attempt from each rule, or takes none and refuses with 429. Answers the claims in the order of the rules. */
export async function claimAttempts(rateLimit: RateLimit, rules: readonly RateRule[]): Promise<GrantedClaim[]> {
  const granted: GrantedClaim[] = []
  for (const rule of rules) {
    const claim = await rateLimit.claim(rule)
    if (claim.kind === 'refused') {
      for (const { id } of granted) await rateLimit.giveBack(id)
      throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait a while and try again.', {
        headers: { 'Retry-After': String(claim.retryAfterSeconds) },
      })
    }
    granted.push(claim)
  }
  return granted
}
