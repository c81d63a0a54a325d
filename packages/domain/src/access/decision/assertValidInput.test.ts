import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRestriction } from '../../testing/arbitraries.ts'
import type { AccessInput } from './accessInput.ts'
import { explainAccess } from './explainAccess.ts'
import { weekOfAccess } from './weekOfAccess.ts'
import { lintRestriction } from '../restriction/lintRestriction.ts'
import { type DatedException, type Restriction, unrestricted } from '../restriction/restriction.ts'

const port: AccessInput['port'] = { id: 1, default: 'open' }
const question: AccessInput = { at: Date.parse('2026-11-23T16:00Z'), timeZone: 'America/Chicago', port, person: { id: 7, isActive: true, accountIsActive: true } }
const asked = (change: Partial<AccessInput>) => () => explainAccess({ ...question, ...change })
const closed: DatedException = { name: '', from: '2026-11-23', until: '2026-11-23', effect: 'deny', start: 0, end: 1440 }
const rule = (change: Partial<Restriction>): Restriction => ({ ...unrestricted, ...change })
const office = { days: [1, 2, 3, 4, 5], start: 480, end: 1080 } as const

describe('invalid input is refused and never counts as allowed', () => {
  it.each<[string, Partial<AccessInput>, string]>([
    ['no instant', { at: Number.NaN }, 'at is an instant in epoch milliseconds, got NaN.'],
    ['an instant beyond all calendars', { at: Infinity }, 'at is an instant in epoch milliseconds, got Infinity.'],
    ['the last instant of all calendars, after which no day ends', { at: 8.64e15 }, 'at is an instant in epoch milliseconds, got 8640000000000000.'],
    ['a zone nobody has', { timeZone: 'Mars/Olympus_Mons' }, 'timeZone is an IANA zone such as America/Chicago, got "Mars/Olympus_Mons".'],
    ['no zone', { timeZone: '' }, 'timeZone is an IANA zone such as America/Chicago, got "".'],
    ['a closed day that does not exist', { exceptions: [{ ...closed, from: '2026-02-30' }] }, 'exceptions exceptions 0: a date is YYYY-MM-DD, got 2026-02-30.'],
    ['a closed day that ends before it begins', { exceptions: [{ ...closed, until: '2026-11-22' }] }, 'exceptions exceptions 0: 2026-11-23 is after 2026-11-22.'],
    ['a closed day from no minute', { exceptions: [{ ...closed, start: Number.NaN }] }, 'exceptions exceptions 0: start is a whole minute from 0 to 1440, got NaN.'],
    ['an exception that neither allows nor denies', { exceptions: [{ ...closed, effect: 'maybe' as 'deny' }] }, 'exceptions exceptions 0: an effect is allow or deny, got maybe.'],
    ['a window after midnight', { groupRestriction: rule({ windows: [{ ...office, end: 1500 }] }) }, 'groupRestriction windows 0: end is a whole minute from 0 to 1440, got 1500.'],
    ['half a minute', { ownRestriction: rule({ windows: [office, { ...office, start: 0.5 }] }) }, 'ownRestriction windows 1: start is a whole minute from 0 to 1440, got 0.5.'],
    ['a held-open window before midnight', { port: { ...port, heldOpen: [{ ...office, start: -60 }] } }, 'port.heldOpen windows 0: start is a whole minute from 0 to 1440, got -60.'],
    ['a schedule’s exception without a day', { port: { ...port, heldOpenExceptions: [{ ...closed, until: '' }] } }, 'port.heldOpenExceptions exceptions 0: a date is YYYY-MM-DD, got .'],
    ['a validity that is backwards', { ownRestriction: rule({ validFrom: { date: '2026-12-02', minute: 0 }, validUntil: { date: '2026-12-01', minute: 1439 } }) }, 'ownRestriction validity: it is valid from 2026-12-02 0 and ends before, on 2026-12-01 1439.'],
    ['a validity without a minute', { ownRestriction: rule({ validUntil: { date: '2026-01-01', minute: Number.NaN } }) }, 'ownRestriction validity: minute is a whole minute from 0 to 1440, got NaN.'],
    ['no number of uses', { ownRestriction: rule({ usesLeft: Number.NaN }) }, 'ownRestriction uses: usesLeft is a whole number from 0, got NaN.'],
    ['no number of entries a day', { ownRestriction: rule({ usesPerDay: { 1: Number.NaN } }) }, 'ownRestriction uses: usesPerDay of day 1 is a whole number from 0, got NaN.'],
    ['no number of entries', { ownRestriction: rule({ usesPerDay: { 1: 1 } }), entriesToday: Number.NaN }, 'entriesToday is a whole number from 0, got NaN.'],
    ['a code that expires never nor ever', { credential: { isKnown: true, validUntil: Number.NaN } }, 'credential.validUntil is an instant in epoch milliseconds, got NaN.'],
    ['a code with no number of uses', { credential: { isKnown: true, usesLeft: 1.5 } }, 'credential.usesLeft is a whole number from 0, got 1.5.'],
    ['a code’s restriction', { credential: { isKnown: true, restriction: rule({ usesAllowed: -1 }) } }, 'credential.restriction uses: usesAllowed is a whole number from 0, got -1.'],
  ])('%s', (_, change, message) => {
    expect(asked(change)).toThrow(RangeError)
    expect(asked(change)).toThrow(message)
  })

  it('a week of access refuses invalid input too', () => {
    const setting = { port, groupRestriction: rule({ windows: [{ ...office, end: Number.NaN }] }) }
    expect(() => weekOfAccess(setting, null, { firstDay: 20_780, timeZone: 'UTC' })).toThrow(RangeError)
  })

  it('a restriction is refused exactly if the linter calls it unreadable or reversed', () => {
    const spoiled = fc.tuple(anyRestriction, fc.constantFrom(0.5, -1, 1441, Number.NaN, 0, 60), fc.constantFrom('2026-02-30', '2026-06-15'), fc.nat(5)).map(
      ([restriction, number, date, which]): Restriction => {
        const changes: Partial<Restriction>[] = [
          { windows: [{ days: [1], start: number, end: 1440 }] },
          { validFrom: { date, minute: Math.min(number, 1440) } },
          { usesLeft: number },
          { usesPerDay: { 3: number } },
          { exceptions: [{ ...closed, from: date, until: '2026-06-20', end: number }] },
          {},
        ]
        return { ...restriction, ...changes[which] }
      },
    )
    fc.assert(fc.property(spoiled, (restriction) => {
      const isRefused = lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).some(({ code, severity }) => severity === 'error' && code === 'unreadable')
      const isBackwards = lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).some(({ code }) => code === 'startAfterEnd')
      let isThrown = false
      try {
        explainAccess({ ...question, ownRestriction: restriction })
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        isThrown = true
      }
      if (isRefused) expect(isThrown).toBe(true)
      if (!isRefused && !isBackwards) expect(isThrown).toBe(false)
    }), { numRuns: 500 })
  })
})
