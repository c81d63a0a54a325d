import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRestriction } from '../../testing/arbitraries.ts'
import { describeClause, describeDays, describeMoment, describeRestriction, describeTimes, restrictionClauses } from './describeRestriction.ts'
import { normalizeRestriction } from './normalizeRestriction.ts'
import { type DatedException, type Restriction, unrestricted } from './restriction.ts'
import { say } from '../../words/say.ts'
import { restrictionMessages } from './restrictionWords.ts'

const rule = (change: Partial<Restriction>): Restriction => ({ ...unrestricted, ...change })
const english = (change: Partial<Restriction>) => describeRestriction(rule(change), { locale: 'en-US' })
const spanish = (change: Partial<Restriction>) => describeRestriction(rule(change), { locale: 'es-ES' })

function during(from: string, start: number, until: string, end: number): Partial<Restriction> {
  return { validFrom: { date: from, minute: start }, validUntil: { date: until, minute: end } }
}

const office = rule({ windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }] })
const full = rule({
  windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 720 }, { days: [1, 2, 3, 4, 5], start: 780, end: 1080 }, { days: [6, 7], start: 1320, end: 360 }],
  validFrom: { date: '2026-11-21', minute: 0 },
  validUntil: { date: '2027-03-12', minute: 900 },
  usesAllowed: 30,
  usesLeft: 1,
  usesPerDay: { 1: 2, 2: 2, 6: 1 },
  exceptions: [{ name: 'Christmas', from: '2026-12-25', until: '2026-12-26', effect: 'deny', start: 0, end: 1440 }],
})

describe('describeRestriction', () => {
  it('restrictions are described in English', () => {
    expect(describeRestriction(full, { locale: 'en-US', timeZone: 'America/Chicago' })).toBe(
      'Monday to Friday, 8:00 AM to 12:00 PM and 1:00 PM to 6:00 PM; Saturday and Sunday, 10:00 PM to 6:00 AM the next day; ' +
        'from Nov 21; until Mar 12, 2027, 3:00 PM; 30 uses; 1 use left; at most 2 entries a day on Monday and Tuesday; ' +
        'at most 1 entry a day on Saturday; closed Dec 25 to Dec 26, all day (“Christmas”); times in Central Time',
    )
  })

  it('restrictions are described in Spanish', () => {
    expect(describeRestriction(full, { locale: 'es-ES', timeZone: 'America/Chicago' })).toBe(
      'De lunes a viernes, de 8:00 a 12:00 y de 13:00 a 18:00; sábado y domingo, de 22:00 a 6:00 del día siguiente; ' +
        'desde el 21 de noviembre; hasta el 12 de marzo de 2027, 15:00; 30 usos; queda 1 uso; ' +
        'como máximo 2 entradas al día: lunes y martes; como máximo 1 entrada al día: sábado; ' +
        'cerrado: del 25 de diciembre al 26 de diciembre, todo el día («Christmas»); en hora central',
    )
  })

  it('the sentence says if there is no limit, and if access is never allowed', () => {
    expect([english({}), spanish({})]).toEqual(['At any time', 'A cualquier hora'])
    expect([english({ windows: [] }), spanish({ windows: [] })]).toEqual(['At no time', 'En ningún momento'])
    expect(english({ windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 0, end: 1440 }] })).toBe('At any time')
  })

  it('the sentence distinguishes the end of a day from its beginning', () => {
    expect(english({ windows: [{ days: [1, 3], start: 0, end: 360 }] })).toBe('Monday and Wednesday, 12:00 AM to 6:00 AM')
    expect(english({ windows: [{ days: [1, 2, 3, 6], start: 1080, end: 1440 }] })).toBe('Monday to Wednesday and Saturday, 6:00 PM to midnight')
    expect(english({ windows: [{ days: [7], start: 0, end: 1440 }] })).toBe('Sunday, all day')
    expect(english({ validUntil: { date: '2026-12-31', minute: 1440 } })).toBe('Through Dec 31')
    expect(english({ validUntil: { date: '2027-01-01', minute: 0 } })).toBe('Through Dec 31')
  })

  it.each<[string, Partial<Restriction>, string, string]>([
    ['one day', during('2026-11-23', 0, '2026-11-23', 1440), 'Nov 23, all day', '23 de noviembre, todo el día'],
    ['one day, ended as the next begins', during('2026-11-23', 0, '2026-11-24', 0), 'Nov 23, all day', '23 de noviembre, todo el día'],
    ['some hours of one day', during('2026-11-23', 540, '2026-11-23', 1020), 'Nov 23, 9:00 AM to 5:00 PM', '23 de noviembre, de 9:00 a 17:00'],
    ['the rest of one day', during('2026-11-23', 540, '2026-11-23', 1440), 'Nov 23, 9:00 AM to midnight', '23 de noviembre, de 9:00 a medianoche'],
    ['one day of another year', during('2027-01-04', 0, '2027-01-04', 1440), 'Jan 4, 2027, all day', '4 de enero de 2027, todo el día'],
    ['several days', during('2026-11-23', 0, '2026-11-25', 1440), 'Nov 23 to Nov 25, all day', 'Del 23 de noviembre al 25 de noviembre, todo el día'],
    ['hours of several days', during('2026-11-23', 900, '2026-11-25', 660), 'From Nov 23, 3:00 PM; until Nov 25, 11:00 AM', 'Desde el 23 de noviembre, 15:00; hasta el 25 de noviembre, 11:00'],
    ['a start', { validFrom: { date: '2026-11-23', minute: 0 } }, 'From Nov 23', 'Desde el 23 de noviembre'],
    ['an end', { validUntil: { date: '2026-12-31', minute: 900 } }, 'Until Dec 31, 3:00 PM', 'Hasta el 31 de diciembre, 15:00'],
    ['one day of a week with hours', { ...office, ...during('2026-11-23', 0, '2026-11-23', 1440) }, 'Monday to Friday, 8:00 AM to 6:00 PM; only Nov 23', 'De lunes a viernes, de 8:00 a 18:00; solo el 23 de noviembre'],
    ['one day with uses', { ...during('2026-11-23', 0, '2026-11-23', 1440), usesAllowed: 2 }, 'Nov 23, all day; 2 uses', '23 de noviembre, todo el día; 2 usos'],
  ])('says %s without "at any time"', (_name, change, inEnglish, inSpanish) => {
    expect([english(change), spanish(change)]).toEqual([inEnglish, inSpanish])
  })

  it('the sentence omits the current year at the property', () => {
    const day = rule(during('2027-01-01', 0, '2027-01-01', 1440))
    const at = (now: number) => describeRestriction(day, { locale: 'en-US', timeZone: 'America/Chicago', viewerTimeZone: 'America/Chicago', now })
    expect([at(Date.UTC(2027, 0, 1, 5)), at(Date.UTC(2027, 0, 1, 7))]).toEqual(['Jan 1, 2027, all day', 'Jan 1, all day'])
  })

  it('times have 12 or 24 hours as the locale does', () => {
    expect(describeRestriction(office, { locale: 'en-US' })).toBe('Monday to Friday, 8:00 AM to 6:00 PM')
    expect(describeRestriction(office, { locale: 'en-GB' })).toBe('Monday to Friday, 8:00 to 18:00')
  })

  it('the time zone is named only if the reader is in another zone and the sentence has a time', () => {
    const options = { locale: 'en-US', timeZone: 'America/Chicago' }
    expect(describeRestriction(office, { ...options, viewerTimeZone: 'America/Chicago' })).toBe('Monday to Friday, 8:00 AM to 6:00 PM')
    expect(describeRestriction(office, { ...options, viewerTimeZone: 'Europe/Berlin' })).toMatch(/; times in Central Time$/)
    expect(describeRestriction(unrestricted, options)).toBe('At any time')
  })

  it.each<[string, Partial<Restriction>]>([
    ['a start', { validFrom: { date: '2026-11-23', minute: 540 } }],
    ['an end', { validUntil: { date: '2026-11-23', minute: 540 } }],
    ['an exception', { exceptions: [{ name: '', from: '2026-12-25', until: '2026-12-25', effect: 'deny', start: 540, end: 600 }] }],
  ])('the zone is named if only %s has a time', (_name, change) => {
    expect(describeRestriction(rule(change), { locale: 'en-US', timeZone: 'America/Chicago' })).toMatch(/; times in Central Time$/)
  })

  it('doors are named after the hours: in the same clause after one time, else in their own', () => {
    const at = (windows: Restriction['windows']) => describeRestriction(rule({ windows }), { locale: 'en-US', where: 'at all 8 doors' })
    const night = { days: [6], start: 1320, end: 360 } as const
    expect([at(office.windows), at([...(office.windows ?? []), night])]).toEqual([
      'Monday to Friday, 8:00 AM to 6:00 PM, at all 8 doors',
      'Monday to Friday, 8:00 AM to 6:00 PM; Saturday, 10:00 PM to 6:00 AM the next day; at all 8 doors',
    ])
  })

  it('the sentence is the same in any order of exceptions', () => {
    const closed = (date: string): DatedException => ({ name: date, from: date, until: date, effect: 'deny', start: 0, end: 1440 })
    const [one, other] = [closed('2026-12-24'), closed('2026-12-31')]
    expect(english({ exceptions: [other, one] })).toBe(english({ exceptions: [one, other] }))
  })

  it('a start or an end at midnight has the same words on either day; a date that cannot be read stays unchanged', () => {
    expect(english({ validFrom: { date: '2026-11-23', minute: 1440 } })).toBe('From Nov 24')
    const unread = { date: 'soon', minute: 60 }
    expect(normalizeRestriction(rule({ validFrom: unread, validUntil: unread }))).toMatchObject({ validFrom: unread, validUntil: unread })
    const closed = (start: number, end: number) => english({ exceptions: [{ name: '', from: '2026-12-25', until: '2026-12-25', effect: 'deny', start, end }] })
    expect([closed(540, 600), closed(540, 0)]).toEqual(['At any time; closed Dec 25, 9:00 AM to 10:00 AM', closed(540, 1440)])
  })

  it('the sentence can use words of another language', () => {
    const words = say(restrictionMessages.en, 'de-DE', { dayRange: '{first} bis {last}', timeRange: '{start}–{end}' })
    expect(describeRestriction(office, { locale: 'de-DE', words })).toBe('Montag bis Freitag, 8:00–18:00')
  })

  it('a language without words gets English, dates included', () => {
    expect(describeRestriction(office, { locale: 'de-DE' })).toBe('Monday to Friday, 8:00 AM to 6:00 PM')
  })

  it.each(['en-US', 'es-MX'])('different restrictions never read the same, and equal ones always do (%s)', (locale) => {
    const sentenceOf = new Map<string, string>()
    fc.assert(
      fc.property(anyRestriction, (restriction) => {
        const meaning = JSON.stringify(normalizeRestriction(restriction))
        const sentence = describeRestriction(restriction, { locale })
        expect(sentenceOf.get(sentence) ?? meaning).toBe(meaning)
        sentenceOf.set(sentence, meaning)
      }),
      { numRuns: 3000 },
    )
  })

  it('the name of an exception cannot be mistaken for the rest of the sentence', () => {
    const eve: DatedException = { name: 'a', from: '2026-12-24', until: '2026-12-24', effect: 'deny', start: 0, end: 1440 }
    const two = english({ exceptions: [eve, { ...eve, name: 'b', from: '2026-12-25', until: '2026-12-25' }] })
    expect(english({ exceptions: [{ ...eve, name: 'a”); closed Dec 25, all day (“b' }] })).not.toBe(two)
  })

  it('restrictions that differ in one value read differently', () => {
    fc.assert(
      fc.property(anyRestriction, anyRestriction, fc.constantFrom(...Object.keys(unrestricted)), (one, other, field) => {
        const changed: Restriction = { ...one, [field]: other[field as keyof Restriction] }
        const isSame = JSON.stringify(normalizeRestriction(one)) === JSON.stringify(normalizeRestriction(changed))
        expect(describeRestriction(one, { locale: 'en' }) === describeRestriction(changed, { locale: 'en' })).toBe(isSame)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('describeClause', () => {
  it('one clause of a restriction has its own sentence, which is empty if the clause is not set', () => {
    const said = (restriction: Restriction) => restrictionClauses.map((clause) => describeClause(restriction, clause, { locale: 'en-US' }))
    expect(said(full).slice(1)).toEqual([
      'From Nov 21; until Mar 12, 2027, 3:00 PM',
      '30 uses; 1 use left',
      'At most 2 entries a day on Monday and Tuesday; at most 1 entry a day on Saturday',
      '',
      'Closed Dec 25 to Dec 26, all day (“Christmas”)',
    ])
    expect(said(unrestricted)).toEqual(['At any time', '', '', '', '', ''])
    expect(describeClause({ ...unrestricted, closedOnHolidays: true }, 'holidays', { locale: 'es' })).toBe('Cerrado en días festivos')
  })

  it('the clauses together are the sentence, which omits "at any time" before dates', () => {
    fc.assert(
      fc.property(anyRestriction, (restriction) => {
        const hasDates = restriction.validFrom !== null || restriction.validUntil !== null
        const isOmitted = hasDates && normalizeRestriction(restriction).windows === null
        const clauses = restrictionClauses.filter((clause) => clause !== 'windows' || !isOmitted).map((clause) => describeClause(restriction, clause, { locale: 'en' })).filter(Boolean)
        expect(clauses.join('; ').toLowerCase()).toBe(describeRestriction(restriction, { locale: 'en' }).toLowerCase())
      }),
    )
  })
})

it('days, times and moments are also available alone', () => {
  expect([0, 900, 1440].map((minute) => describeMoment({ date: '2026-11-23', minute }, { locale: 'en-US' }))).toEqual(['November 23, 2026', 'November 23, 2026, 3:00 PM', 'November 23, 2026'])
  expect(describeDays([2, 3, 4, 7], { locale: 'en-US' })).toBe('Tuesday to Thursday and Sunday')
  expect(describeTimes({ start: 480, end: 480 }, { locale: 'en-US' })).toBe('8:00 AM to 8:00 AM the next day')
  expect(describeTimes({ start: 1320, end: 360 }, { locale: 'en-US' })).toBe('10:00 PM to 6:00 AM the next day')
})
