import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomAccess, seededRandom } from '../../testing/randomAccess.ts'
import { weekdays } from '../../time/weekdays.ts'
import { type DatedException, type Restriction, unrestricted, type WeekWindow } from '../restriction/restriction.ts'
import type { AccessInput } from './accessInput.ts'
import { accessPrecedence } from './accessPrecedence.ts'
import { accessPrecedenceWords } from './accessPrecedenceWords.ts'
import { explainAccess } from './explainAccess.ts'

const zone = 'America/Chicago'
const office: WeekWindow = { days: [1, 2, 3, 4, 5], start: 480, end: 1080 }
const rule = (change: Partial<Restriction>): Restriction => ({ ...unrestricted, ...change })
const allDay = (effect: DatedException['effect'], date: string, until = date): DatedException => ({ name: date, from: date, until, effect, start: 0, end: 1440 })
/** 2026-11-23 is a Monday; Chicago is six hours behind UTC in winter. */
const monday10 = Date.parse('2026-11-23T16:00Z')
const saturday10 = Date.parse('2026-11-21T16:00Z')
const input = (change: Partial<AccessInput> = {}): AccessInput => ({
  at: monday10,
  timeZone: zone,
  port: { id: 1, default: 'closed' },
  person: { id: 7, isActive: true, accountIsActive: true },
  ownRestriction: rule({ windows: [office] }),
  ...change,
})
const answer = (change: Partial<AccessInput> = {}) => {
  const { outcome, deciding, reasons } = explainAccess(input(change))
  return `${outcome} by ${deciding}: ${reasons.find(({ rule: name }) => name === deciding)?.because}`
}
const lockdown = { portIds: [1], keepsAccess: [] }

describe('explainAccess: precedence', () => {
  it('rules follow the order of the table, and each has texts in both languages', () => {
    const order = ['fireAlarm', 'lockdown', 'standing', 'heldOpen', 'datedException', 'ownRestriction', 'groupRestriction', 'portDefault']
    expect(accessPrecedence.map(({ rule: name }) => name)).toEqual(order)
    for (const words of Object.values(accessPrecedenceWords)) expect(Object.keys(words)).toEqual(order)
  })

  it('the answer lists every reason in order, and the rules that were not reached', () => {
    expect(explainAccess(input({ at: saturday10, groupRestriction: unrestricted }))).toEqual({
      outcome: 'denied',
      deciding: 'ownRestriction',
      reasons: [
        { rule: 'lockdown', result: 'passes', because: 'noLockdown' },
        { rule: 'standing', result: 'passes', because: 'inGoodStanding' },
        { rule: 'heldOpen', result: 'passes', because: 'notHeldOpen' },
        { rule: 'datedException', result: 'passes', because: 'noException' },
        { rule: 'ownRestriction', result: 'denies', because: 'outsideHours' },
        { rule: 'groupRestriction', result: 'notReached', because: 'decidedAbove' },
        { rule: 'portDefault', result: 'notReached', because: 'decidedAbove' },
      ],
      nextOpening: Date.parse('2026-11-23T14:00Z'),
    })
  })

  it('a fire alarm opens doors for everyone, in spite of lockdown, inactive users and every restriction', () => {
    const nobody = { isKnown: false }
    const worst = { lockdown, credential: nobody, person: { id: 7, isActive: false, accountIsActive: false }, ownRestriction: rule({ windows: [] }) }
    expect(answer({ ...worst, fireAlarm: true })).toBe('allowed by fireAlarm: fireAlarm')
    expect(answer({ ...worst, fireAlarm: false })).toBe('denied by lockdown: lockedDown')
    expect(explainAccess(input({ fireAlarm: true, lockdown })).reasons.map(({ result }) => result)).toEqual(['allows', ...Array.from({ length: 7 }, () => 'notReached')])
  })

  it('the alarm rule is listed if the question includes alarms', () => {
    expect(explainAccess(input({ fireAlarm: false })).reasons[0]).toEqual({ rule: 'fireAlarm', result: 'passes', because: 'noFireAlarm' })
    expect(explainAccess(input()).reasons[0]?.rule).toBe('lockdown')
  })

  it('lockdown overrides everything but an alarm, except for users who keep access', () => {
    const held = { id: 1, default: 'open' as const, heldOpen: [{ days: weekdays, start: 0, end: 1440 }] }
    expect(answer({ lockdown, port: held, exceptions: [allDay('allow', '2026-11-23')] })).toBe('denied by lockdown: lockedDown')
    expect(answer({ lockdown: { portIds: [1], keepsAccess: [7] } })).toBe('allowed by ownRestriction: withinRestriction')
    expect(answer({ lockdown: { portIds: [2], keepsAccess: [] } })).toBe('allowed by ownRestriction: withinRestriction')
    expect(explainAccess(input({ lockdown })).nextOpening).toBeNull()
  })

  it('an inactive user or account is refused even at a door that is held open', () => {
    const port = { id: 1, default: 'open' as const, heldOpen: [office] }
    expect(answer({ port, person: { id: 7, isActive: false, accountIsActive: true } })).toBe('denied by standing: personInactive')
    expect(answer({ port, person: { id: 7, isActive: true, accountIsActive: false } })).toBe('denied by standing: accountInactive')
  })

  it.each([
    ['unknownCode', { isKnown: false }],
    ['revoked', { isKnown: true, isRevoked: true }],
    ['lost', { isKnown: true, isRevoked: true, isLost: true }],
    ['expired', { isKnown: true, validUntil: monday10 }],
    ['notYetValid', { isKnown: true, validFrom: monday10 + 1 }],
    ['usedUp', { isKnown: true, usesLeft: 0 }],
    ['notForThisPort', { isKnown: true, opens: [2, 3] }],
  ])('a code that is %s is refused', (because, credential) => {
    expect(answer({ credential })).toBe(`denied by standing: ${because}`)
  })

  it.each([
    ['expired', { validFrom: monday10 - 2, validUntil: monday10 - 1 }, { at: monday10 - 1 }],
    ['notYetValid', { validFrom: monday10 + 1, validUntil: monday10 + 2 }, { at: monday10 + 1 }],
    ['revoked', { isRevoked: true, validFrom: monday10 - 1, validUntil: monday10 + 2 }, undefined],
  ])('a code that is %s names the instant that its sentence mentions, if any', (because, dates, data) => {
    const { reasons } = explainAccess(input({ credential: { isKnown: true, ...dates } }))
    expect(reasons.find(({ rule: name }) => name === 'standing')).toEqual({ rule: 'standing', result: 'denies', because, data })
  })

  it('a code opens until the last instant before it expires', () => {
    expect(answer({ credential: { isKnown: true, validFrom: monday10, validUntil: monday10 + 1, usesLeft: 1, opens: [1] } })).toBe('allowed by ownRestriction: withinRestriction')
  })

  it('a door that is held open opens for all, in spite of a dated exception', () => {
    const port = { id: 1, default: 'closed' as const, heldOpen: [office] }
    const exceptions = [allDay('deny', '2026-11-23')]
    expect(answer({ port, exceptions, ownRestriction: rule({ windows: [] }) })).toBe('allowed by heldOpen: heldOpen')
    expect(answer({ port: { ...port, heldOpenExceptions: exceptions }, exceptions })).toBe('denied by datedException: exceptionDenies')
  })

  it('a dated exception overrides the restrictions; of two at once the one that denies counts', () => {
    const none = rule({ windows: [] })
    expect(answer({ ownRestriction: none, exceptions: [allDay('allow', '2026-11-23')] })).toBe('allowed by datedException: exceptionAllows')
    expect(answer({ exceptions: [allDay('allow', '2026-11-23'), allDay('deny', '2026-11-22', '2026-11-24')] })).toBe('denied by datedException: exceptionDenies')
    expect(answer({ ownRestriction: rule({ exceptions: [allDay('deny', '2026-11-23')] }) })).toBe('denied by datedException: exceptionDenies')
    const validNow = { validFrom: { date: '2026-11-23', minute: 600 }, validUntil: { date: '2026-11-23', minute: 601 } }
    expect(answer({ ownRestriction: rule({ ...validNow, exceptions: [allDay('deny', '2026-11-23')] }) })).toBe('denied by datedException: exceptionDenies')
  })

  it('of several denials on one date the property’s is named, then the user’s own, then the group’s', () => {
    const named = (name: string) => ({ ...allDay('deny', '2026-11-23'), name })
    const denies = (change: Partial<AccessInput>) => explainAccess(input(change)).reasons.find(({ rule: row }) => row === 'datedException')?.data
    const restrictions = { ownRestriction: rule({ exceptions: [named('own')] }), groupRestriction: rule({ exceptions: [named('group')] }) }
    expect(denies({ ...restrictions, exceptions: [named('property')] })).toEqual({ name: 'property' })
    expect(denies(restrictions)).toEqual({ name: 'own' })
  })

  it('a user’s own restriction narrows the group’s and never widens it, also by an exception', () => {
    const group = rule({ windows: [{ days: [6], start: 0, end: 1440 }] })
    expect(answer({ groupRestriction: group })).toBe('denied by groupRestriction: outsideHours')
    expect(answer({ groupRestriction: rule({ windows: [office] }) })).toBe('allowed by groupRestriction: withinRestriction')
    const own = rule({ windows: [office], exceptions: [allDay('allow', '2026-11-21')] })
    const bothOn = (date: string) => rule({ windows: [office], exceptions: [allDay('allow', date)] })
    expect(answer({ at: saturday10, ownRestriction: own, groupRestriction: rule({ windows: [office] }) })).toBe('denied by groupRestriction: outsideHours')
    expect(answer({ at: saturday10, ownRestriction: own, groupRestriction: bothOn('2026-11-21') })).toBe('allowed by datedException: exceptionAllows')
    expect(answer({ at: saturday10, ownRestriction: rule({ windows: [office] }), groupRestriction: bothOn('2026-11-21') })).toBe('denied by ownRestriction: outsideHours')
  })

  it("a code's restriction narrows the person's", () => {
    const credential = { isKnown: true, restriction: rule({ windows: [{ days: [1], start: 480, end: 540 }] }) }
    expect(answer({ credential })).toBe('denied by ownRestriction: outsideHours')
    expect(answer({ credential, ownRestriction: null })).toBe('denied by ownRestriction: outsideHours')
    expect(answer({ credential: { isKnown: true, restriction: unrestricted }, ownRestriction: null, port: { id: 1, default: 'open' } })).toBe('allowed by ownRestriction: withinRestriction')
  })

  it('a closed door opens for users with a group, hours of their own or assigned doors; the hours of a code alone open nothing', () => {
    const code = (restriction: Restriction) => ({ ownRestriction: null, credential: { isKnown: true, restriction } })
    const closed = 'denied by portDefault: closedByDefault'
    expect(answer({ ownRestriction: null })).toBe(closed)
    expect(answer(code(unrestricted))).toBe(closed)
    expect(answer(code(rule({ windows: [], exceptions: [allDay('allow', '2026-11-23')] })))).toBe(closed)
    const person = { id: 7, isActive: true, accountIsActive: true, hasGroupOrDoors: true }
    expect(answer({ ownRestriction: null, person })).toBe('allowed by portDefault: givenAccess')
    expect(answer({ ...code(unrestricted), person })).toBe('allowed by ownRestriction: withinRestriction')
    expect(answer({ ...code(rule({ windows: [] })), person })).toBe('denied by ownRestriction: outsideHours')
    expect(answer({ ownRestriction: null, groupRestriction: unrestricted })).toBe('allowed by groupRestriction: withinRestriction')
  })

  it('a user without group, hours and doors cannot enter a closed door, unless it is held open for everyone', () => {
    fc.assert(fc.property(fc.integer(), (seed) => {
      const one = randomAccess(seededRandom(seed))
      const { outcome, deciding } = explainAccess({
        ...one, port: { ...one.port, default: 'closed' }, person: { ...one.person, hasGroupOrDoors: false }, exceptions: [], ownRestriction: null, groupRestriction: null,
      })
      if (outcome === 'allowed') expect(['fireAlarm', 'heldOpen']).toContain(deciding)
    }), { numRuns: 500 })
  })

  it('the door’s default decides if no other rule does', () => {
    expect(answer({ ownRestriction: null })).toBe('denied by portDefault: closedByDefault')
    expect(answer({ ownRestriction: null, port: { id: 1, default: 'open' } })).toBe('allowed by portDefault: openByDefault')
  })

  it('validity, number of uses and entries a day limit access', () => {
    const own = (change: Partial<Restriction>) => answer({ ownRestriction: rule(change), entriesToday: 2 })
    expect(own({ validFrom: { date: '2026-11-23', minute: 601 } })).toBe('denied by ownRestriction: notYetValid')
    expect(own({ validUntil: { date: '2026-11-23', minute: 600 } })).toBe('denied by ownRestriction: expired')
    const instant = (change: Partial<Restriction>) => explainAccess(input({ ownRestriction: rule(change) })).reasons.find(({ result }) => result === 'denies')?.data
    expect(instant({ validFrom: { date: '2026-11-23', minute: 601 } })).toEqual({ at: monday10 + 60_000 })
    expect(instant({ validUntil: { date: '2026-11-23', minute: 600 } })).toEqual({ at: monday10 })
    expect(instant({ usesLeft: 0 })).toBeUndefined()
    expect(own({ usesAllowed: 5, usesLeft: 0 })).toBe('denied by ownRestriction: usedUp')
    expect(own({ usesPerDay: { 1: 2 } })).toBe('denied by ownRestriction: dayLimitReached')
    expect(own({ usesPerDay: { 1: 3, 2: 0 }, usesAllowed: 5 })).toBe('allowed by ownRestriction: withinRestriction')
  })
})

describe('explainAccess: next opening', () => {
  const next = (change: Partial<AccessInput>) => {
    const { nextOpening } = explainAccess(input(change))
    return nextOpening === null ? null : new Date(nextOpening).toISOString().slice(0, 16)
  }

  it('the next opening is the next allowed hour, the day after a day’s limit, or the first minute of validity', () => {
    expect(next({ at: saturday10 })).toBe('2026-11-23T14:00')
    expect(next({ entriesToday: 1, ownRestriction: rule({ windows: [office], usesPerDay: { 1: 1 } }) })).toBe('2026-11-24T14:00')
    expect(next({ entriesToday: 1, ownRestriction: rule({ windows: [{ ...office, days: [1] }], usesPerDay: { 1: 1 } }) })).toBe('2026-11-30T14:00')
    expect(next({ ownRestriction: rule({ windows: [office], validFrom: { date: '2027-05-01', minute: 0 } }) })).toBe('2027-05-03T13:00')
    expect(next({ credential: { isKnown: true, validFrom: monday10 + 90_000 } })).toBe('2026-11-23T16:01')
  })

  it('there is no next opening while access is allowed, after all uses, or beyond a year', () => {
    expect(next({})).toBeNull()
    expect(next({ ownRestriction: rule({ usesLeft: 0 }) })).toBeNull()
    expect(next({ ownRestriction: rule({ windows: [] }) })).toBeNull()
    expect(next({ ownRestriction: rule({ windows: [], exceptions: [allDay('allow', '2027-11-25')] }) })).toBeNull()
    expect(next({ ownRestriction: rule({ windows: [], exceptions: [allDay('allow', '2027-11-23')] }) })).toBe('2027-11-23T06:00')
  })
})

describe('explainAccess: published bugs of other products', () => {
  const friday = { ...office, days: [5] as const }
  const on = (date: string, change: Partial<AccessInput>) => explainAccess(input({ at: Date.parse(date), ...change })).outcome

  it.each([
    ['Pacific/Auckland', '2026-12-24T11:00Z', '2026-12-25T10:59Z'],
    ['America/Los_Angeles', '2026-12-25T08:00Z', '2026-12-26T07:59Z'],
  ])('an exception falls on the day of the property, in every zone of a viewer (calcom #7307, #8833, #6978, #9964): %s', (timeZone, first, last) => {
    const change = { timeZone, ownRestriction: unrestricted, exceptions: [allDay('deny', '2026-12-25')] }
    expect([on(first, change), on(last, change)]).toEqual(['denied', 'denied'])
    const minute = 60_000
    const around = [Date.parse(first) - minute, Date.parse(last) + minute].map((at) => explainAccess(input({ ...change, at })).outcome)
    expect(around).toEqual(['allowed', 'allowed'])
  })

  it('an exception also holds on a weekday without hours (calcom #6279)', () => {
    expect(on('2026-11-21T16:00Z', { ownRestriction: rule({ windows: [friday], exceptions: [allDay('allow', '2026-11-21')] }) })).toBe('allowed')
  })

  it("a window past midnight ends at the next day's exception (calcom pull 27220)", () => {
    const night = rule({ windows: [{ days: [5], start: 1320, end: 360 }], exceptions: [allDay('deny', '2026-11-21')] })
    expect(on('2026-11-21T05:59Z', { ownRestriction: night })).toBe('allowed')
    expect(on('2026-11-21T06:00Z', { ownRestriction: night })).toBe('denied')
  })

  it('a window ends at 24:00, not at 23:59 or 23:45 (HA #17888, cal.com)', () => {
    const evening = { ownRestriction: rule({ windows: [{ days: [5], start: 1080, end: 1440 }] }) }
    expect(on('2026-11-21T05:59:59Z', evening)).toBe('allowed')
    expect(on('2026-11-21T06:00Z', evening)).toBe('denied')
  })

  it('hours in the skipped hour of a clock change do not open, and those in the doubled hour open twice', () => {
    const early = { ownRestriction: rule({ windows: [{ days: [7], start: 60, end: 180 }] }) }
    expect([on('2026-03-08T07:59Z', early), on('2026-03-08T08:00Z', early)]).toEqual(['allowed', 'denied'])
    expect([on('2026-11-01T06:30Z', early), on('2026-11-01T07:30Z', early), on('2026-11-01T09:00Z', early)]).toEqual(['allowed', 'allowed', 'denied'])
  })
})

describe('explainAccess: holidays', () => {
  const thanksgiving10 = Date.parse('2026-11-26T16:00Z')
  const holidays = [{ name: 'Thanksgiving', from: '2026-11-26', until: '2026-11-27' }]
  const port: AccessInput['port'] = { id: 1, default: 'open', holidays }
  const closed = { closedOnHolidays: true }

  it('a restriction closed on holidays denies on them, names the holiday, and opens after it', () => {
    const explained = explainAccess(input({ at: thanksgiving10, port, ownRestriction: rule({ windows: [office], ...closed }) }))
    expect(explained).toMatchObject({ outcome: 'denied', deciding: 'datedException', nextOpening: Date.parse('2026-11-30T14:00Z') })
    expect(explained.reasons.find(({ rule: name }) => name === 'datedException')).toMatchObject({ because: 'closedOnHoliday', data: { name: 'Thanksgiving' } })
  })

  it('a holiday changes neither a restriction that is open on holidays nor another day', () => {
    expect(answer({ at: thanksgiving10, port })).toBe('allowed by ownRestriction: withinRestriction')
    expect(answer({ port, ownRestriction: rule(closed) })).toBe('allowed by ownRestriction: withinRestriction')
  })

  it('the group’s holidays deny a user whose own restriction is open', () => {
    expect(answer({ at: thanksgiving10, port, groupRestriction: rule(closed) })).toBe('denied by datedException: closedOnHoliday')
  })

  it('an exception of the restriction opens on a holiday', () => {
    const exceptions = [allDay('allow', '2026-11-26')]
    expect(answer({ at: thanksgiving10, port, ownRestriction: rule({ windows: [], ...closed, exceptions }) })).toBe('allowed by datedException: exceptionAllows')
  })

  it('a question with an invalid holiday is refused', () => {
    expect(() => explainAccess(input({ port: { ...port, holidays: [{ name: '', from: '2026-02-30', until: '2026-03-01' }] } }))).toThrow('port.holidays')
  })
})
