import { sha256 } from '../bytes/digest.ts'
import { Refusal } from '../Refusal.ts'
import type { Limits } from './limits.ts'
import { type Claim, claimAttempt, giveBack, type RateRule } from './rateLimit.ts'

export type GrantedClaim = Extract<Claim, { kind: 'granted' }>

/** Takes one attempt from each rule, or takes none and refuses with 429. Returns the claims in the order of the rules. */
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

/**
 * Counts a stranger's request for a mail to a user, whether or not the user exists. Returns the name in the spelling of usernames. Without
 * the caller's address, all requests for one name are counted together.
 */
export async function claimMailRequest(call: Parameters<typeof claimAttempt>[0] & { limits: Limits; address: string }, kind: string, username: string): Promise<string> {
  const { limits, address } = call
  const name = username.trim().toLowerCase()
  const window = limits.mailRequestsWindow
  await claimAttempts(call, [
    { bucket: await sha256(`mail|${kind}|${name}|${address}`), allowed: limits.mailRequests, window },
    ...(address === '' ? [] : [{ bucket: await sha256(`mail|${address}`), allowed: limits.mailRequestsOfAddress, window }]),
  ])
  return name
}

/**
 * Counts a message that a user sends to an address. The number of a user's messages is limited, and so is the number of an account's
 * messages to one address. Returns the claims.
 */
export function claimSentMessage(call: Parameters<typeof claimAttempt>[0] & { limits: Limits; user: { id: number; account_id: number } }, to: string): Promise<GrantedClaim[]> {
  const { limits, user } = call
  const window = limits.inviteMailsWindow
  return claimAttempts(call, [
    { bucket: `inviteMails|${user.id}`, allowed: limits.inviteMails, window },
    { bucket: `inviteMails|${user.account_id}|${to.toLowerCase()}`, allowed: limits.inviteMailsToOne, window },
  ])
}
