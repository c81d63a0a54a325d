import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRestriction } from '../../testing/arbitraries.ts'
import { seededRandom, zones } from '../../testing/randomAccess.ts'
import type { AccessInput } from '../decision/accessInput.ts'
import { explainAccess } from '../decision/explainAccess.ts'
import { lintRestriction } from '../restriction/lintRestriction.ts'
import { type Restriction, unrestricted } from '../restriction/restriction.ts'
import { combineRestrictions, opensEver } from './combineRestrictions.ts'

const rule = (change: Partial<Restriction>): Restriction => ({ ...unrestricted, ...change })
const office = rule({ windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }] })

it('the result has the hours that both allow, the later start and the earlier end', () => {
  const own = rule({
    windows: [{ days: [5, 6], start: 600, end: 1200 }], validUntil: { date: '2026-12-31', minute: 1440 }, usesAllowed: 30, usesLeft: 12, usesPerDay: { 5: 2 },
  })
  const group = rule({ ...office, validUntil: { date: '2026-11-30', minute: 600 }, usesPerDay: { 1: 3, 5: 1 } })
  expect(combineRestrictions(own, group)).toEqual({
    ...unrestricted, windows: [{ days: [5], start: 600, end: 1080 }], validUntil: { date: '2026-11-30', minute: 600 },
    usesAllowed: 30, usesLeft: 12, usesPerDay: { 1: 3, 5: 1 },
  })
})

it('there is no result if no single restriction can express it', () => {
  const inaugural = rule({ ...office, exceptions: [{ name: '', from: '2026-11-21', until: '2026-11-21', effect: 'allow', start: 0, end: 1440 }] })
  expect(combineRestrictions(inaugural, office)).toBeNull()
  expect(combineRestrictions(rule({ usesAllowed: 2 }), rule({ usesAllowed: 3 }))).toBeNull()
})

it('the result allows at every instant exactly what both allow', () => {
  const noUses = anyRestriction.filter((one) => lintRestriction(one, { now: 0, timeZone: 'UTC' }).every(({ severity }) => severity !== 'error'))
  fc.assert(
    fc.property(noUses, noUses, fc.constantFrom(...zones), fc.nat(), fc.integer({ min: 0, max: 3 }), (own, group, timeZone, seed, entriesToday) => {
      const both = combineRestrictions(own, group)
      fc.pre(both !== null)
      const random = seededRandom(seed)
      for (let round = 0; round < 6; round += 1) {
        const at = Date.UTC(2025, 10, 1) + Math.floor(random() * 500 * 1440) * 60_000
        const input: AccessInput = { at, timeZone, entriesToday, port: { id: 1, default: 'open' }, person: { id: 1, isActive: true, accountIsActive: true } }
        const asOne = explainAccess({ ...input, ownRestriction: both }).outcome
        expect(asOne).toBe(explainAccess({ ...input, ownRestriction: own, groupRestriction: group }).outcome)
        if (both && !opensEver(both)) expect(asOne).toBe('denied')
      }
    }),
    { numRuns: 80 },
  )
})
