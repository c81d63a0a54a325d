import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstGuestRules, guestDoors, guestsLeft, guestTime, refuseGuest, type GuestHost, type GuestRules } from './guestRules.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-21T16:00:00Z')
const on: GuestRules = { ...firstGuestRules, isOn: true }
const host: GuestHost = { doors: ['main', 'pool'], ends: [], accessEndsAt: null }
const tonight = { startAt: null, endAt: now + 5 * hour, doors: ['main'] }

describe('guests of residents', () => {
  it('residents can’t invite guests until an administrator allows it', () => {
    expect(refuseGuest(firstGuestRules, host, tonight, now)).toBe('off')
    expect(refuseGuest(on, host, tonight, now)).toBeNull()
  })

  it.each([
    ['without an end', { endAt: null }, 'endMissing'],
    ['of exactly the longest time', { endAt: now + 24 * hour }, null],
    ['a millisecond longer', { endAt: now + 24 * hour + 1 }, 'tooLong'],
    ['that starts later and then lasts as long', { startAt: now + 50 * hour, endAt: now + 74 * hour }, null],
    ['that started long ago counts from now', { startAt: now - 50 * hour, endAt: now + 24 * hour }, null],
    ['at a door of someone else', { doors: ['main', 'roof'] }, 'doors'],
  ])('an invite %s', (_name, asked, refusal) => {
    expect(refuseGuest(on, host, { ...tonight, ...asked }, now)).toBe(refusal)
  })

  it('an invite ends no later than the resident’s own access', () => {
    expect(refuseGuest(on, { ...host, accessEndsAt: tonight.endAt }, tonight, now)).toBeNull()
    expect(refuseGuest(on, { ...host, accessEndsAt: tonight.endAt - 1 }, tonight, now)).toBe('afterAccess')
  })

  it('an invite opens only doors that both the resident’s access and the rules allow', () => {
    expect(guestDoors({ ...on, doors: ['pool', 'roof'] }, host)).toEqual(['pool'])
    expect(refuseGuest({ ...on, doors: ['pool', 'roof'] }, host, tonight, now)).toBe('doors')
  })

  it('residents are told when the next invite is possible', () => {
    expect(guestsLeft(on, { ends: [now + 1] })).toEqual({ left: 2, freeAt: null })
    expect(guestsLeft(on, { ends: [now + 9, now + 3, now + 5] })).toEqual({ left: 0, freeAt: now + 3 })
    expect(guestsLeft({ ...on, atOnce: 1 }, { ends: [now + 9, now + 3, now + 5] })).toEqual({ left: 0, freeAt: now + 9 })
    expect(guestsLeft({ ...on, atOnce: 1 }, { ends: [null] })).toEqual({ left: 0, freeAt: null })
  })

  it('one more invite is possible after the named time, and none before it', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }), fc.integer({ min: 1, max: 6 }), (ends, atOnce) => {
      const rules = { ...on, atOnce }
      const leftAt = (at: number) => guestsLeft(rules, { ends: ends.filter((end) => end > at) }).left
      const { left, freeAt } = guestsLeft(rules, { ends })
      if (freeAt === null) expect(left).toBeGreaterThan(0)
      else expect([left, leftAt(freeAt - 1), leftAt(freeAt) > 0]).toEqual([0, 0, true])
    }))
  })

  it('a time limit is written in hours or days', () => {
    expect([1, 24, 48, 50, 720].map((hours) => guestTime(hours, 'en'))).toEqual(['1 hour', '24 hours', '2 days', '50 hours', '30 days'])
    expect(guestTime(72, 'es')).toBe('3 días')
  })
})
