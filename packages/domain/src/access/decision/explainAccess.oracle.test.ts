import { describe, expect, it } from 'vitest'
import { oracle, oracleNextOpening } from '../../testing/accessOracle.ts'
import { randomAccess, seededRandom } from '../../testing/randomAccess.ts'
import { explainAccess } from './explainAccess.ts'

const short = (input: ReturnType<typeof randomAccess>) => {
  const { outcome, deciding } = explainAccess(input)
  return `${outcome === 'allowed' ? '+' : '-'}${deciding}`
}

// The timeout is long, because each test takes seconds, and more when others run too.
describe('explainAccess and a brute-force oracle', { timeout: 60_000 }, () => {
  it('the oracle and the domain agree on 10,000 random users, doors, weeks, zones and instants', () => {
    const random = seededRandom(20_261_121)
    const seen = new Map<string, number>()
    for (let run = 0; run < 10_000; run += 1) {
      const input = randomAccess(random)
      const expected = oracle(input, input.at)
      seen.set(expected, (seen.get(expected) ?? 0) + 1)
      if (short(input) !== expected) expect({ run, input, answer: short(input) }).toEqual({ run, input, answer: expected })
    }
    // Every deciding rule occurred, so that the comparison covers all of them.
    expect(seen.size).toBe(12)
    expect(Math.min(...seen.values())).toBeGreaterThan(20)
  })

  it('the oracle and the domain agree on every minute around a clock change that isn’t on a quarter hour', () => {
    const casey = { timeZone: 'Antarctica/Casey', lockdown: null, credential: null, exceptions: [], ownRestriction: null, groupRestriction: null, entriesToday: 0 }
    const person = { id: 7, isActive: true, accountIsActive: true }
    // At 0:01 on Sunday, October 4, 2020, the clock at Casey, Antarctica, went to 3:01, so it never showed one or two o'clock.
    const heldOpen = [{ days: [7 as const], start: 60, end: 185 }]
    const port = { id: 1, default: 'closed' as const, heldOpen, heldOpenExceptions: [] }
    const change = Date.UTC(2020, 9, 3, 16, 1)
    const minutes = Array.from({ length: 41 }, (_, index) => index - 20)
    const answers = minutes.map((minute) => {
      const input = { ...casey, person, port, at: change + minute * 60_000 }
      expect(short(input), `${minute} minutes from the change`).toBe(oracle(input, input.at))
      return short(input)
    })
    expect(minutes.filter((_, index) => answers[index] === '+heldOpen')).toEqual([0, 1, 2, 3])
  })

  it('the oracle and the domain agree on the next opening, minute by minute over 9 days', () => {
    const random = seededRandom(7)
    for (let run = 0, met = 0; met < 120; run += 1) {
      const input = randomAccess(random)
      const { outcome, nextOpening } = explainAccess(input)
      if (outcome === 'allowed') {
        expect(nextOpening).toBeNull()
        continue
      }
      met += 1
      const expected = oracleNextOpening(input, 9)
      const answer = nextOpening !== null && nextOpening >= input.at + 9 * 86_400_000 ? null : nextOpening
      if (answer !== expected) expect({ run, input, answer }).toEqual({ run, input, answer: expected })
    }
  })

  it('the oracle and the domain agree on openings up to a year ahead', () => {
    const random = seededRandom(11)
    for (let met = 0; met < 2; ) {
      const input = randomAccess(random)
      input.exceptions = [{ name: 'far', from: '2027-05-01', until: '2027-05-01', effect: 'allow', start: 125, end: 130 }]
      input.at = Date.UTC(2026, 5, 1)
      input.ownRestriction = null
      input.groupRestriction = null
      const { outcome, nextOpening } = explainAccess(input)
      if (outcome === 'allowed' || input.port.default === 'open') continue
      met += 1
      expect(nextOpening).toBe(oracleNextOpening(input, 366))
    }
  })
})
