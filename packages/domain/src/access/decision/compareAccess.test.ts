import { describe, expect, it } from 'vitest'
import { randomAccess, seededRandom } from '../../testing/randomAccess.ts'
import { minutesPerDay } from '../../time/weekdays.ts'
import { localMinutesAt } from '../../time/zoneClock.ts'
import { type Restriction, unrestricted, type WeekWindow } from '../restriction/restriction.ts'
import { compareAccess } from './compareAccess.ts'
import { explainAccess } from './explainAccess.ts'
import { type AccessSetting, weekOfAccess } from './weekOfAccess.ts'

const rule = (...windows: WeekWindow[]): Restriction => ({ ...unrestricted, windows })
const setting = (groupRestriction: Restriction | null): AccessSetting => ({ port: { id: 1, default: 'closed' }, groupRestriction })
const office: WeekWindow = { days: [1, 2, 3, 4, 5], start: 480, end: 1080 }
const long: WeekWindow = { days: [1, 2, 3, 4, 5], start: 420, end: 1200 }
const week = { weekOf: '2026-11-25', timeZone: 'America/Chicago' }

describe('compareAccess', () => {
  const people = [
    { id: 'all', ownRestriction: null },
    { id: 'morning', ownRestriction: rule({ days: [1], start: 480, end: 600 }) },
    { id: 'early', ownRestriction: rule({ days: [1], start: 360, end: 480 }) },
    { id: 'weekend', ownRestriction: rule({ days: [6, 7], start: 0, end: 1440 }) },
    { id: 'left', isActive: false, ownRestriction: null },
  ]

  it('says who gains, keeps and has none, and the hours of a week', () => {
    expect(compareAccess(setting(rule(office)), setting(rule(long)), people, week)).toEqual({
      gains: ['all', 'early'], loses: [], keeps: ['morning'], without: ['weekend', 'left'],
      hoursPerWeekBefore: 52, hoursPerWeekAfter: 68,
      hours: [
        { id: 'all', before: 50, after: 65 }, { id: 'morning', before: 2, after: 2 }, { id: 'early', before: 0, after: 1 },
        { id: 'weekend', before: 0, after: 0 }, { id: 'left', before: 0, after: 0 },
      ],
    })
  })

  it('the way back loses; a shift gains and loses', () => {
    expect(compareAccess(setting(rule(long)), setting(rule(office)), people, week)).toMatchObject({ gains: [], loses: ['all', 'early'] })
    expect(compareAccess(setting(rule(office)), setting(rule({ ...office, start: 540, end: 1140 })), people, week)).toMatchObject({ gains: ['all'], loses: ['all', 'morning'] })
  })

  it('a schedule that holds the port open gains for everyone in good standing', () => {
    const held: AccessSetting = { ...setting(rule(office)), port: { id: 1, default: 'closed', heldOpen: [{ days: [6], start: 600, end: 720 }] } }
    expect(compareAccess(setting(rule(office)), held, people, week)).toMatchObject({ gains: ['all', 'morning', 'early', 'weekend'], without: ['left'], loses: [] })
  })

  it('counts the hours of a week with a clock change as they are', () => {
    const always = setting(unrestricted)
    const hours = (weekOf: string) => compareAccess(always, always, [{ id: 1, ownRestriction: null }], { ...week, weekOf }).hoursPerWeekAfter
    expect([hours('2026-11-25'), hours('2026-03-08'), hours('2026-11-01')]).toEqual([168, 167, 169])
    expect(() => hours('soon')).toThrow(RangeError)
  })

  it('takes the whole week of a date, and an exception only while its restriction is valid', () => {
    const closed: Restriction = {
      ...rule(office), validUntil: { date: '2026-11-25', minute: 0 },
      exceptions: ['2026-11-23', '2026-11-26'].map((date) => ({ name: date, from: date, until: date, effect: 'deny', start: 0, end: 1440 })),
    }
    const openHouse = { name: 'Open house', from: '2026-11-26', until: '2026-11-26', effect: 'allow' as const, start: 600, end: 660 }
    const after: AccessSetting = { ...setting(closed), exceptions: [openHouse] }
    expect(compareAccess(setting(rule(office)), after, [{ id: 1, ownRestriction: null }], week)).toMatchObject({ loses: [1], gains: [], hoursPerWeekAfter: 11 })
  })

  it('is quick for a thousand people', () => {
    const crowd = Array.from({ length: 1000 }, (_, id) => ({ id, ownRestriction: rule({ days: [1], start: id, end: 1440 }) }))
    const startedAt = performance.now()
    expect(compareAccess(setting(rule(office)), setting(rule(long)), crowd, week).keeps.length).toBeLessThan(1000)
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  it('agrees with explainAccess at random minutes of random weeks', () => {
    const random = seededRandom(5)
    for (let run = 0; run < 400; run += 1) {
      const { at, timeZone, port, exceptions, ownRestriction = null, groupRestriction } = randomAccess(random)
      const firstDay = Math.floor(localMinutesAt(timeZone, at) / minutesPerDay) - 3
      const spans = weekOfAccess({ port, exceptions, groupRestriction }, ownRestriction, { firstDay, timeZone })
      for (let look = 0; look < 12; look += 1) {
        const instant = at + Math.floor((random() - 0.4) * 4 * 1440) * 60_000
        const person = { id: 7, isActive: true, accountIsActive: true }
        const { outcome } = explainAccess({ at: instant, timeZone, port, exceptions, ownRestriction, groupRestriction, person, entriesToday: 0 })
        const isIn = spans.some(({ start, end }) => instant >= start && instant < end)
        if (isIn !== (outcome === 'allowed')) expect({ run, instant, timeZone, port, exceptions, ownRestriction, groupRestriction, isIn }).toBe(outcome)
      }
    }
  })
})
