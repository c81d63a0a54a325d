import type { Clock } from '../hostInterfaces.ts'
import type { Store } from '../store/openStore.ts'
import { lockedTransaction } from '../store/transaction.ts'
import { sha256 } from '../bytes/bytes.ts'
import { Refusal } from '../Refusal.ts'
import type { Limits } from './limits.ts'

export interface RateRule {
  /** The name under which attempts are counted together, such as a username with a network address. */
  bucket: string
  allowed: number
  /** The period in which attempts are counted, in milliseconds; a day at most. */
  window: number
  /** The growing wait after attempts over the limit. If omitted, the next attempt is free once the oldest leaves the window. */
  delay?: GrowingDelay
}

/** The longest window of any rule. */
const longestWindow = 86_400_000

type Claim = { kind: 'granted'; id: number; /** The number of counted attempts, including this one. */ count: number } | { kind: 'refused'; retryAfterSeconds: number }

/** The time from which the next attempt is free, after all allowed attempts were made. */
function freeAt({ allowed, window, delay }: RateRule, { count, oldest, newest }: { count: number; oldest: number | null; newest: number | null }): number {
  return delay ? (newest ?? 0) + growingDelay(delay, count - allowed + 1) : (oldest ?? 0) + window
}

/**
 * Takes one attempt from the rule, or returns the time from which the next one is free. Attempts are stored, so that they survive a
 * restart. Attempts of one bucket run one after another. A rollback also undoes the attempt.
 */
export function claimAttempt({ store, clock }: { store: Store; clock: Clock }, rule: RateRule): Promise<Claim> {
  return lockedTransaction(store, `attempts ${rule.bucket}`, async (trx): Promise<Claim> => {
    // The attempts are read after the wait, because those written during the wait must count.
    const now = clock.now()
    // Old attempts of all buckets are deleted; those of an unused bucket would otherwise stay forever.
    await trx.deleteFrom('attempts').where('at', '<=', now - longestWindow).execute()
    const present = await trx
      .selectFrom('attempts')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest'), fn.max('at').as('newest')])
      .where('bucket', '=', rule.bucket)
      .where('at', '>', now - rule.window)
      .where('at', '<=', now)
      .executeTakeFirstOrThrow()
    const free = present.count < rule.allowed ? now : freeAt(rule, present)
    if (now < free) {
      return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil((free - now) / 1000)) }
    }
    const { id } = await trx.insertInto('attempts').values({ bucket: rule.bucket, at: now }).returning('id').executeTakeFirstOrThrow()
    return { kind: 'granted', id, count: present.count + 1 }
  })
}

export async function giveBack(store: Store, claims: readonly { id: number }[]): Promise<void> {
  await store.deleteFrom('attempts').where('id', 'in', claims.map(({ id }) => id)).execute()
}

export async function forgetAttempts(store: Store, bucket: string): Promise<void> {
  await store.deleteFrom('attempts').where('bucket', '=', bucket).execute()
}

/** How long to wait after too many attempts, in milliseconds. */
interface GrowingDelay {
  /** The wait after the first attempt over the limit; each further attempt doubles it. */
  first: number
  most: number
}

/** The wait after `tooMany` attempts over the limit; 0 without any. */
export function growingDelay({ first, most }: GrowingDelay, tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(most, first * 2 ** Math.min(tooMany - 1, 30))
}

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
