import { describe, expect, it } from 'vitest'
import { randomAccess, seededRandom } from '../../testing/randomAccess.ts'
import { toDayNumber } from '../../time/localDate.ts'
import { totalLength } from '../../time/spans.ts'
import { minutesPerDay } from '../../time/weekdays.ts'
import { localMinutesAt } from '../../time/zoneClock.ts'
import { type Restriction, unrestricted, type WeekWindow } from '../restriction/restriction.ts'
import { explainAccess } from './explainAccess.ts'
import { type AccessSetting, spanOfWeek, weekOfAccess } from './weekOfAccess.ts'

const rule = (...windows: WeekWindow[]): Restriction => ({ ...unrestricted, windows })
const setting = (groupRestriction: Restriction | null): AccessSetting => ({ port: { id: 1, default: 'closed' }, groupRestriction })
const office: WeekWindow = { days: [1, 2, 3, 4, 5], start: 480, end: 1080 }
const weekFrom = (date: string) => ({ firstDay: toDayNumber(date) ?? 0, timeZone: 'America/Chicago' })
const hours = (access: AccessSetting, own: Restriction | null, monday = '2026-11-23') => totalLength(weekOfAccess(access, own, weekFrom(monday))) / 3_600_000

describe('weekOfAccess', () => {
  it.each<[string, Restriction | null, number]>([
    ['without a restriction of their own', null, 50],
    ['inside the group’s hours', rule({ days: [1], start: 480, end: 600 }), 2],
    ['across their edge', rule({ days: [1], start: 420, end: 540 }), 1],
    ['beside them', rule({ days: [6, 7], start: 0, end: 1440 }), 0],
  ])('the hours of someone %s', (_, own, expected) => {
    expect(hours(setting(rule(office)), own)).toBe(expected)
  })

  it('a schedule that holds the door open lets in every active user', () => {
    const held: AccessSetting = { ...setting(rule(office)), port: { id: 1, default: 'closed', heldOpen: [{ days: [6], start: 600, end: 720 }] } }
    expect([hours(held, null), hours(held, rule())]).toEqual([52, 2])
  })

  it('a week with a clock change has its real number of hours', () => {
    expect(['2026-11-23', '2026-03-02', '2026-10-26'].map((monday) => hours(setting(unrestricted), null, monday))).toEqual([168, 167, 169])
  })

  it('an exception applies only while its restriction is valid', () => {
    const closed: Restriction = {
      ...rule(office), validUntil: { date: '2026-11-25', minute: 0 },
      exceptions: ['2026-11-23', '2026-11-26'].map((date) => ({ name: date, from: date, until: date, effect: 'deny', start: 0, end: 1440 })),
    }
    const openHouse = { name: 'Open house', from: '2026-11-26', until: '2026-11-26', effect: 'allow' as const, start: 600, end: 660 }
    expect(hours({ ...setting(closed), exceptions: [openHouse] }, null)).toBe(11)
  })

  it('the week begins and ends at an instant, and no two of its spans touch', () => {
    const own: Restriction = { ...rule({ days: [1], start: 0, end: 720 }, { days: [1], start: 720, end: 1440 }), validFrom: { date: '2026-11-23', minute: 90 } }
    expect(weekOfAccess(setting(unrestricted), own, weekFrom('2026-11-23'))).toEqual([
      { start: Date.parse('2026-11-23T07:30Z'), end: Date.parse('2026-11-24T06:00Z') },
    ])
  })

  it('the week agrees with explainAccess at random minutes of random weeks', () => {
    const random = seededRandom(5)
    for (let run = 0; run < 400; run += 1) {
      const { at, timeZone, port, exceptions, ownRestriction = null, groupRestriction, person: { hasGroupOrDoors = false } } = randomAccess(random)
      const firstDay = Math.floor(localMinutesAt(timeZone, at) / minutesPerDay) - 3
      const spans = weekOfAccess({ port, exceptions, groupRestriction, hasGroupOrDoors }, ownRestriction, { firstDay, timeZone })
      const week = spanOfWeek({ firstDay, timeZone })
      for (let look = 0; look < 12; look += 1) {
        const instant = at + Math.floor((random() - 0.4) * 4 * 1440) * 60_000
        // In a zone that skips a day the week is shorter.
        if (instant < week.start || instant >= week.end) continue
        const person = { id: 7, isActive: true, accountIsActive: true, hasGroupOrDoors }
        const { outcome } = explainAccess({ at: instant, timeZone, port, exceptions, ownRestriction, groupRestriction, person, entriesToday: 0 })
        const isIn = spans.some(({ start, end }) => instant >= start && instant < end)
        if (isIn !== (outcome === 'allowed')) expect({ run, instant, timeZone, port, exceptions, ownRestriction, groupRestriction, isIn }).toBe(outcome)
      }
    }
  })
})
