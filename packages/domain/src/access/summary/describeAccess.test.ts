import { describe, expect, it } from 'vitest'
import { type Restriction, unrestricted } from '../restriction/restriction.ts'
import { accessSummaryWordsOf } from './accessSummaryWords.ts'
import { describeAccess } from './describeAccess.ts'
import { type PersonalAccess, hoursAtDoor, type PersonalDoor, summarizeAccess } from './summarizeAccess.ts'

const rule = (change: Partial<Restriction>): Restriction => ({ ...unrestricted, ...change })
const office = rule({ windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }] })
const pool = rule({ windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 360, end: 1320 }] })
const never = rule({ windows: [] })
const door = (name: string, change: Partial<PersonalDoor> = {}): PersonalDoor => ({ name, isOpenToPerson: true, groupRestriction: null, default: 'open', ...change })
const doors = ['Entry', 'Exit', 'Garage', 'Lobby'].map((name) => door(name))

const access = (change: Partial<PersonalAccess> = {}): PersonalAccess => ({
  accountIsActive: true, groupOpensNothing: false, hasGroupOrDoors: false, ownRestriction: null, validFrom: null, validUntil: null,
  now: { date: '2026-11-21', minute: 600 }, doors, ...change,
})
const say = (change: Partial<PersonalAccess>, locale = 'en-US') => describeAccess(summarizeAccess(access(change)), { locale })

describe('describeAccess', () => {
  it('a user without any restriction has access at any time at all doors', () => {
    expect(say({})).toBe('At any time, at all 4 doors')
    expect(say({ doors: [door('Front door')] })).toBe('At any time, at Front door')
  })

  it('each restriction is written with its doors, the one with the most doors first', () => {
    expect(say({ doors: [door('Pool', { groupRestriction: pool }), ...doors] })).toBe(
      'At any time, at 4 of 5 doors. Every day, 6:00 AM to 10:00 PM, at Pool',
    )
  })

  it('doors without allowed hours and doors that aren’t the user’s are left out', () => {
    expect(say({ doors: [door('Entry', { groupRestriction: office }), door('Pool', { groupRestriction: never }), door('Lobby', { isOpenToPerson: false })] })).toBe(
      'Monday to Friday, 8:00 AM to 6:00 PM, at Entry',
    )
  })

  it('the sentence has the hours that the user’s own restriction and the group’s both allow', () => {
    const own = rule({ windows: [{ days: [2, 6], start: 420, end: 930 }], usesAllowed: 30, usesLeft: 12 })
    const atOffice = doors.map((one) => ({ ...one, groupRestriction: office }))
    expect(say({ ownRestriction: own, doors: atOffice })).toBe('Tuesday, 8:00 AM to 3:30 PM, at all 4 doors; 30 uses; 12 uses left')
    expect(say({ ownRestriction: rule({ windows: [{ days: [7], start: 0, end: 60 }] }), doors: atOffice })).toBe(accessSummaryWordsOf('en').none.never)
  })

  it('the sentence has both restrictions if one cannot express them', () => {
    const own = rule({ usesAllowed: 5 })
    expect(say({ ownRestriction: own, doors: [door('Entry', { groupRestriction: rule({ ...office, usesAllowed: 9 }) })] })).toBe(
      'At any time, at Entry; 5 uses; only while the group’s restriction also allows it: Monday to Friday, 8:00 AM to 6:00 PM; 9 uses',
    )
  })

  it('the short sentence has the hours at most doors, and counts the doors with other hours', () => {
    const mixed = summarizeAccess(access({ doors: [door('Pool', { groupRestriction: pool }), door('Gym', { groupRestriction: office }), ...doors] }))
    expect(describeAccess(mixed, { locale: 'en-US', isShort: true })).toBe('At any time, at 4 of 6 doors; 2 differ')
    expect(describeAccess(mixed, { locale: 'es-US', isShort: true })).toBe('A cualquier hora, en 4 de 6 puertas; 2 son distintas')
    expect(describeAccess(summarizeAccess(access()), { locale: 'en-US', isShort: true })).toBe('At any time, at all 4 doors')
  })

  it('a door is written after several hours', () => {
    const two = rule({ windows: [{ days: [1], start: 480, end: 720 }, { days: [6], start: 600, end: 720 }] })
    expect(say({ ownRestriction: two })).toBe('Monday, 8:00 AM to 12:00 PM; Saturday, 10:00 AM to 12:00 PM; at all 4 doors')
  })

  it.each([
    ['the account is not active', { accountIsActive: false }, 'No access: the account is not active'],
    ['the group denies', { groupOpensNothing: true }, 'No access: the group opens no door'],
    ['there is no door', { doors: [] }, 'No access yet: there is no door'],
    ['the properties have no door', { doors: [door('Pool', { isOpenToPerson: false })] }, 'No access: there is no door at their properties'],
    ['no hours anywhere', { ownRestriction: never }, 'No access: no hours are allowed at any door'],
    ['closed by default', { doors: [door('Vault', { default: 'closed' })] }, 'No access: no user group, hours or doors are set'],
    ['ended', { validUntil: { date: '2026-11-12', minute: 1440 } }, 'No access: it ended on November 12, 2026'],
    ['ended as the next day begins', { validUntil: { date: '2026-11-13', minute: 0 } }, 'No access: it ended on November 12, 2026'],
    ['the own rule ended', { ownRestriction: rule({ validUntil: { date: '2026-11-21', minute: 600 } }) }, 'No access: it ended on November 21, 2026, 10:00 AM'],
  ])('says no access, and why: %s', (_, change, sentence) => {
    expect(say(change)).toBe(sentence)
  })

  it('closed doors open only for users with a group, hours or assigned doors', () => {
    const closed = doors.map((one) => ({ ...one, default: 'closed' as const }))
    expect(say({ doors: closed, hasGroupOrDoors: true })).toBe('At any time, at all 4 doors')
    expect(say({ doors: closed, ownRestriction: office }, 'en-US')).toBe('Monday to Friday, 8:00 AM to 6:00 PM, at all 4 doors')
    expect(say({ doors: closed }, 'es-US')).toBe('Sin acceso: no hay grupo de usuarios, horario ni puertas asignadas')
    const isByDefault = (change: Partial<PersonalAccess>) => summarizeAccess(access(change)).isByDefault
    expect([isByDefault({}), isByDefault({ hasGroupOrDoors: true }), isByDefault({ ownRestriction: office }), isByDefault({ doors: closed })]).toEqual([true, false, false, false])
  })

  it('the sentence has the start and the end of access', () => {
    expect(say({ validFrom: { date: '2026-12-01', minute: 0 }, validUntil: { date: '2027-03-12', minute: 1440 } })).toBe(
      'Dec 1 to Mar 12, 2027, all day, at all 4 doors',
    )
  })

  it('the sentence can be Spanish, and names the property’s time zone once', () => {
    expect(say({ doors: [door('Piscina', { groupRestriction: pool })] }, 'es-ES')).toBe('Todos los días, de 6:00 a 22:00, en Piscina')
    const summary = summarizeAccess(access({ doors: [door('Pool', { groupRestriction: pool }), door('Gym', { groupRestriction: office })] }))
    expect(describeAccess(summary, { locale: 'en-US', timeZone: 'America/Chicago' })).toBe(
      'Every day, 6:00 AM to 10:00 PM, at Pool. Monday to Friday, 8:00 AM to 6:00 PM, at Gym; times in Central Time',
    )
  })
})

describe('hoursAtDoor', () => {
  it('the hours at a door are those that the user’s own restriction and the group’s both allow', () => {
    const person = access({ ownRestriction: rule({ windows: [{ days: [1, 2], start: 540, end: 1200 }] }) })
    expect(hoursAtDoor(door('Entry', { groupRestriction: office }), person)?.restriction.windows).toEqual([{ days: [1, 2], start: 540, end: 1080 }])
    expect(hoursAtDoor(door('Pool', { groupRestriction: never }), person)).toBeNull()
  })

  it.each<[string, Partial<PersonalAccess>, Partial<PersonalDoor>]>([
    ['the account is not active', { accountIsActive: false }, {}],
    ['the group opens nothing', { groupOpensNothing: true }, {}],
    ['the door is outside their places', {}, { isOpenToPerson: false }],
    ['it is closed to people without a restriction', {}, { default: 'closed' }],
    ['it ended', { validUntil: { date: '2026-11-12', minute: 1440 } }, {}],
  ])('is nothing where %s', (_, change, changedDoor) => {
    expect(hoursAtDoor(door('Entry', changedDoor), access(change))).toBeNull()
  })

  it('hours are found for exactly the doors that the summary names', () => {
    const mixed = [door('Entry', { groupRestriction: office }), door('Pool', { groupRestriction: never }), door('Gym'), door('Lobby', { isOpenToPerson: false })]
    const named = summarizeAccess(access({ doors: mixed })).rules.flatMap(({ doors: names }) => names)
    expect(mixed.filter((one) => hoursAtDoor(one, access()) !== null).map(({ name }) => name)).toEqual(named)
  })
})
