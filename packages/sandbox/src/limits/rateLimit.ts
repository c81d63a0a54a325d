import type { Clock } from '../hostInterfaces.ts'
import { inTurn } from '../store/oneAtATime.ts'
import type { Store } from '../store/openStore.ts'
import { type GrowingDelay, growingDelay } from './growingDelay.ts'

export interface RateRule {
  /** The name of what is counted together, such as one user name from one address. */
  bucket: string
  allowed: number
  /** Milliseconds, a day at most. */
  window: number
  /** Omit if the next attempt is free once the oldest leaves the window; otherwise each attempt over the limit makes the wait longer. */
  delay?: GrowingDelay
}

/** No attempt is counted longer than this, whatever its rule. */
const longestWindow = 86_400_000

export type Claim = { kind: 'granted'; id: number; /** The attempts counted, this one included. */ count: number } | { kind: 'refused'; retryAfterSeconds: number }

/** When the next attempt is free after all allowed attempts were made. */
function freeAt({ allowed, window, delay }: RateRule, { count, oldest, newest }: { count: number; oldest: number | null; newest: number | null }): number {
  return delay ? (newest ?? 0) + growingDelay(delay, count - allowed + 1) : (oldest ?? 0) + window
}

/** Counts attempts in the store, so that they survive a restart. */
export function createRateLimit(store: Store, clock: Clock) {
  /** Takes one attempt from the rule, or says when the next one is free. Those who count the same bucket do so one after the other. */
  function claim(rule: RateRule): Promise<Claim> {
    const now = clock.now()
    return inTurn(store, `attempts ${rule.bucket}`, async (trx): Promise<Claim> => {
      // Sweeps all buckets: a bucket that nobody uses again would otherwise stay for ever.
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
      const row = await trx.insertInto('attempts').values({ bucket: rule.bucket, at: now }).returning('id').executeTakeFirstOrThrow()
      return { kind: 'granted', id: row.id, count: present.count + 1 }
    })
  }

  async function giveBack(id: number): Promise<void> {
    await store.deleteFrom('attempts').where('id', '=', id).execute()
  }

  async function forget(bucket: string): Promise<void> {
    await store.deleteFrom('attempts').where('bucket', '=', bucket).execute()
  }

  return { claim, giveBack, forget }
}

export type RateLimit = ReturnType<typeof createRateLimit>
