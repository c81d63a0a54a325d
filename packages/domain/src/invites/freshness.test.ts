import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Freshness, type FreshnessEvent, idleCode, nextFreshness } from './freshness.ts'

const nine = '2026-11-21T15:00:00Z'
const ten = '2026-11-21T16:00:00Z'
const eleven = '2026-11-21T17:00:00Z'

const generated = { type: 'generated', generatedAt: ten } as const
const fresh: Freshness = { state: 'fresh', generatedAt: ten, hasFailed: false }
const used: Freshness = { state: 'used', usedAt: eleven, hasFailed: false }

function after(start: Freshness, ...events: FreshnessEvent[]): Freshness {
  return events.reduce(nextFreshness, start)
}

describe('§4 Recurring shows the QR only after the user presses Generate', () => {
  it('§4 freshness: a code is idle, generating, fresh, used and fresh again', () => {
    expect(after(idleCode, { type: 'generate' }).state).toBe('generating')
    expect(after(idleCode, { type: 'generate' }, generated)).toEqual(fresh)
    expect(after(fresh, { type: 'consumed', usedAt: eleven })).toEqual(used)
    expect(after(used, { type: 'generate' }, { type: 'generated', generatedAt: eleven })).toMatchObject({ state: 'fresh', generatedAt: eleven })
  })

  it('§2 freshness: a used code disappears from the screen', () => {
    expect(showsCode(fresh)).toBe(true)
    expect([idleCode, used, after(fresh, { type: 'generate' }), after(fresh, { type: 'ended' })].some(showsCode)).toBe(false)
  })

  it('a failed request keeps the state, and reports the failure', () => {
    expect(after(idleCode, { type: 'generate' }, { type: 'failed' })).toEqual({ state: 'idle', hasFailed: true })
    expect(after(fresh, { type: 'generate' }, { type: 'failed' })).toEqual({ ...fresh, hasFailed: true })
    expect(after(fresh, { type: 'generate' }, { type: 'failed' }, { type: 'generate' }, generated)).toEqual(fresh)
  })

  it('a code used during the request for a newer code does not return', () => {
    expect(after(fresh, { type: 'generate' }, { type: 'consumed', usedAt: eleven }, { type: 'failed' })).toEqual({ ...used, hasFailed: true })
  })

  it('the use of an earlier code changes nothing', () => {
    expect(nextFreshness(fresh, { type: 'consumed', usedAt: nine })).toBe(fresh)
    expect(nextFreshness(idleCode, { type: 'consumed', usedAt: nine })).toBe(idleCode)
  })

  it('an answer without a request changes nothing', () => {
    expect(nextFreshness(idleCode, generated)).toBe(idleCode)
    expect(nextFreshness(used, { type: 'failed' })).toBe(used)
  })

  it('the states follow the model for any events', () => {
    const instant = fc.constantFrom(nine, ten, eleven)
    const event: fc.Arbitrary<FreshnessEvent> = fc.oneof(
      fc.constant({ type: 'generate' } as const),
      fc.record({ type: fc.constant('generated' as const), generatedAt: instant }),
      fc.constant({ type: 'failed' } as const),
      fc.record({ type: fc.constant('consumed' as const), usedAt: instant }),
      fc.constant({ type: 'ended' } as const),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let current: Freshness = idleCode
        for (const happened of events) {
          const next = nextFreshness(current, happened)
          expect(brokenLaw(current, happened, next)).toBeNull()
          current = next
        }
      }),
      { numRuns: 500 },
    )
  })
})

const showsCode = ({ state }: Freshness) => state === 'fresh'

function brokenLaw(current: Freshness, event: FreshnessEvent, next: Freshness): string | null {
  if (current.state === 'expired' && next !== current) return 'nothing leads out of expired'
  if (event.type === 'ended' && next.state !== 'expired') return 'ended always expires'
  // A code appears only after a request was answered, or after one failed while an unused code was shown.
  if (showsCode(next) && !showsCode(current) && current.state !== 'generating') return 'a code comes from a request'
  const isUse = current.state === 'fresh' && event.type === 'consumed' && event.usedAt >= current.generatedAt
  return isUse && showsCode(next) ? 'a used code leaves the screen' : null
}
