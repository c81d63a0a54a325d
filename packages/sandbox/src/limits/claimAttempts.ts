import { Refusal } from '../Refusal.ts'
import { type Claim, claimAttempt, giveBack, type RateRule } from './rateLimit.ts'

export type GrantedClaim = Extract<Claim, { kind: 'granted' }>

/** Takes one attempt from each rule, or takes none and refuses with 429. Answers the claims in the order of the rules. */
export async function claimAttempts(services: Parameters<typeof claimAttempt>[0], rules: readonly RateRule[]): Promise<GrantedClaim[]> {
  const granted: GrantedClaim[] = []
  for (const rule of rules) {
    const claim = await claimAttempt(services, rule)
    if (claim.kind === 'refused') {
      await giveBack(services.store, granted)
      throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait a while and try again.', {
        headers: { 'Retry-After': String(claim.retryAfterSeconds) },
      })
    }
    granted.push(claim)
  }
  return granted
}
