import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDateAt, localMomentAt } from '../time/localTime.ts'
import { automaticPayments, nextAutomaticPayment } from './automaticPayments.ts'

const timeZone = 'America/Chicago'
const at = (instant: string) => Date.parse(instant)
const next = (change: Partial<Parameters<typeof nextAutomaticPayment>[0]>) =>
  nextAutomaticPayment({ dueDate: '2026-11-30', failedTries: 0, timeZone, now: at('2026-11-23T16:00:00Z'), ...change })

describe('the next automatic payment of an invoice', () => {
  it('the payment is at 9 AM of the due date at the property', () => {
    expect(next({})).toBe(at('2026-11-30T15:00:00Z'))
  })
  it('an overdue invoice is paid at once', () => {
    expect(next({ dueDate: '2026-10-30' })).toBe(at('2026-11-23T16:00:00Z'))
  })
  it('a failed payment is tried again after three days, but not after the third failure', () => {
    expect(next({ failedTries: 1 })).toBe(at('2026-11-26T15:00:00Z'))
    expect(next({ failedTries: 2 })).toBe(at('2026-11-26T15:00:00Z'))
    expect(next({ failedTries: 3 })).toBeNull()
  })
  it('the payment is never in the past or before the due date, and at 9 AM unless it is at once', () => {
    const zone = fc.constantFrom('America/Chicago', 'Pacific/Apia', 'Africa/Casablanca', 'Asia/Kathmandu')
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    fc.assert(fc.property(zone, day, day, fc.integer({ min: 0, max: 2 }), (timeZone, due, moment, failedTries) => {
      const [dueDate, now] = [due.toISOString().slice(0, 10), moment.getTime()]
      const instant = nextAutomaticPayment({ dueDate, failedTries, timeZone, now }) ?? Number.NaN
      expect(instant).toBeGreaterThanOrEqual(now)
      if (failedTries === 0) expect(localDateAt(timeZone, instant) >= dueDate).toBe(true)
      if (instant > now) expect(localMomentAt(timeZone, instant).minute).toBe(automaticPayments.minute)
    }))
  })
})
