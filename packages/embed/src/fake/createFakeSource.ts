import type { Freshness, InviteView } from '@portal/domain'
import { GuestFailure } from '../service/GuestFailure.ts'
import type { InviteSource } from '../service/InviteSource.ts'
import { recurringQr, temporaryQr } from './pictures.ts'

/** A key that a fake source can show. */
export type FakeKey = 'temporary' | 'recurring' | 'startsLater' | 'ended' | 'revoked'

/** A source of invites without a portal, for tests of pages. The card checks it every four seconds, as with a real portal. */
export interface FakeSource extends InviteSource {
  /** Shows another key from the next check on. */
  become: (key: FakeKey) => void
  /** Simulates that a reader uses the code of the recurring key. */
  use: () => void
  /** Makes every request fail with this code, such as `unreachable`; null: requests succeed again. */
  fail: (code: string | null) => void
}

const day = 86_400_000
const iso = (time: number) => new Date(time).toISOString()

/** Creates a source whose keys need no portal. Their codes open no door. */
export function createFakeSource(first: FakeKey = 'temporary'): FakeSource {
  let key = first
  let failure: string | null = null
  let freshness: Freshness = { state: 'idle', hasFailed: false }

  function view(): InviteView {
    if (key === 'ended') return { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This key has ended.', name: 'Test key' }
    if (key === 'revoked') return { kind: 'message', status: 'Revoked', statusWord: 'revoked', message: 'This key was revoked.', name: 'Test key' }
    const startsAt = Date.now() + (key === 'startsLater' ? day : -day)
    const facts = {
      id: 'fake', name: 'Test key', sentBy: 'Leasing Desk', statusWord: key === 'startsLater' ? 'startsLater' : 'validNow', startsAt: iso(startsAt), endsAt: iso(startsAt + 7 * day),
      timeZone: 'UTC', locations: ['Main Gate'], description: '', weeklyPlan: [], usesLeft: null, lastUsedAt: null, downloadName: 'test-key',
    } as const
    if (key !== 'recurring') return { ...facts, kind: 'temporary', image: temporaryQr }
    return { ...facts, kind: 'recurring', freshness, image: freshness.state === 'fresh' ? recurringQr : null }
  }

  return {
    ask({ id }) {
      if (failure !== null) return Promise.reject(new GuestFailure(failure))
      if (id !== undefined && freshness.state !== 'fresh') freshness = { state: 'fresh', generatedAt: iso(Date.now()), hasFailed: false }
      return Promise.resolve(view())
    },
    become(next) {
      key = next
      freshness = { state: 'idle', hasFailed: false }
    },
    use() {
      if (freshness.state === 'fresh') freshness = { state: 'used', usedAt: iso(Date.now()), hasFailed: false }
    },
    fail(code) {
      failure = code
    },
  }
}
