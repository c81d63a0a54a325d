import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWindow } from '../../testing/arbitraries.ts'
import { explainAccess } from '../decision/explainAccess.ts'
import { lintRestriction } from './lintRestriction.ts'
import { type DatedException, type Restriction, unrestricted, type WeekWindow } from './restriction.ts'
import { mergeWindows } from './mergeWindows.ts'

const options = { now: Date.parse('2026-11-21T18:00Z'), timeZone: 'America/Chicago' }
const office: WeekWindow = { days: [1, 2, 3, 4, 5], start: 480, end: 1080 }
const christmas: DatedException = { name: 'Christmas', from: '2026-12-25', until: '2026-12-25', effect: 'deny', start: 0, end: 1440 }
const lint = (change: Partial<Restriction>, group: Partial<Restriction> | null = null) =>
  lintRestriction({ ...unrestricted, ...change }, { ...options, groupRestriction: group && { ...unrestricted, ...group } })
    .map(({ code, severity, field, index }) => `${severity}: ${code} in ${field}${index === null ? '' : ` ${index}`}`)

describe('lintRestriction', () => {
  it('a restriction without faults has no problem', () => {
    expect(lint({})).toEqual([])
    expect(lint({
      windows: [office, { days: [6], start: 1320, end: 360 }, { days: [7], start: 0, end: 1440 }],
      validFrom: { date: '2026-11-01', minute: 0 }, validUntil: { date: '2026-12-31', minute: 1440 }, usesAllowed: 5, usesLeft: 1, exceptions: [christmas],
    }, { windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 0, end: 1440 }] })).toEqual([])
  })

  it('a start after the end is a problem: startAfterEnd', () => {
    expect(lint({ validFrom: { date: '2026-12-02', minute: 0 }, validUntil: { date: '2026-12-01', minute: 1440 } })).toEqual(['error: startAfterEnd in validity'])
    expect(lint({ exceptions: [christmas, { ...christmas, until: '2026-12-24' }] })).toEqual(['error: startAfterEnd in exceptions 1'])
    expect(lint({ validFrom: { date: '2026-12-01', minute: 60 }, validUntil: { date: '2026-12-01', minute: 60 } })).toEqual(['error: startAfterEnd in validity'])
  })

  it('an invalid date, minute or number is reported once: unreadable', () => {
    expect(lint({ exceptions: [christmas, { ...christmas, from: '2026-02-30', start: 1.5 }] })).toEqual(['error: unreadable in exceptions 1'])
    expect(lint({ validUntil: { date: '', minute: 0 } })).toEqual(['error: unreadable in validity'])
    expect(lint({ validFrom: { date: '2026-12-01', minute: Number.NaN }, exceptions: [christmas] })).toEqual(['error: unreadable in validity'])
    expect(lint({ windows: [office, { ...office, end: 1441 }] })).toEqual(['error: unreadable in windows 1'])
    expect(lint({ usesAllowed: -1 })).toEqual(['error: unreadable in uses'])
    expect(lint({ usesPerDay: { 1: 0.5 } })).toEqual(['error: unreadable in uses'])
  })

  it('hours without a day are an error, and no hours at all a warning: noWeekday', () => {
    expect(lint({ windows: [office, { ...office, days: [] }] })).toEqual(['error: noWeekday in windows 1'])
    expect(lint({ windows: [] })).toEqual(['warning: noWeekday in windows'])
  })

  it('problems are listed in the order of hours and exceptions, invalid parts included', () => {
    const [unread, empty] = [{ ...office, end: 1441 }, { ...office, days: [] }]
    expect(lint({ windows: [empty, unread] })).toEqual(['error: noWeekday in windows 0', 'error: unreadable in windows 1'])
    expect(lint({ windows: [unread, empty] })).toEqual(['error: unreadable in windows 0', 'error: noWeekday in windows 1'])
  })

  it('each unreadable window is reported, and nothing else of a validity without length', () => {
    expect(lint({ windows: [{ ...office, end: 1441 }, { ...office, end: 1442 }] })).toEqual(['error: unreadable in windows 0', 'error: unreadable in windows 1'])
    const moment = { date: '2026-12-01', minute: 60 }
    expect(lint({ validFrom: moment, validUntil: moment, exceptions: [christmas] })).toEqual(['error: startAfterEnd in validity'])
    expect(lint({ validFrom: { date: '2026-12-02', minute: 0 } }, { validFrom: moment, validUntil: moment })).toEqual([])
  })

  it('a period without length is a problem: zeroLength', () => {
    expect(lint({ windows: [{ ...office, end: 480 }], exceptions: [{ ...christmas, start: 60, end: 60 }] })).toEqual([
      'error: zeroLength in windows 0', 'error: zeroLength in exceptions 0',
    ])
  })

  it('no remaining uses are a problem: usesExhausted', () => {
    expect(lint({ usesAllowed: 5, usesLeft: 0 })).toEqual(['warning: usesExhausted in uses'])
    expect(lint({ usesAllowed: 0 })).toEqual(['warning: usesExhausted in uses'])
  })

  it('an end in the past, in the property’s time, is a problem: expired', () => {
    expect(lint({ validUntil: { date: '2026-11-21', minute: 720 } })).toEqual(['warning: expired in validity'])
    expect(lint({ validUntil: { date: '2026-11-21', minute: 721 } })).toEqual([])
  })

  it('hours that the group does not allow are a problem: unreachable', () => {
    const weekend: WeekWindow = { days: [6, 7], start: 0, end: 1440 }
    expect(lint({ windows: [office, weekend] }, { windows: [office] })).toEqual(['warning: unreachable in windows 1'])
    expect(lint({ windows: [{ days: [7], start: 1320, end: 600 }] }, { windows: [office] })).toEqual([])
    expect(lint({ validUntil: { date: '2026-12-01', minute: 0 } }, { validFrom: { date: '2026-12-01', minute: 0 } })).toEqual(['warning: unreachable in validity'])
    expect(lint({ validFrom: { date: '2026-12-01', minute: 0 } }, { validUntil: { date: '2026-12-01', minute: 0 } })).toEqual(['warning: unreachable in validity'])
  })

  it('an exception outside the restriction’s dates is a problem: exceptionOutsideValidity', () => {
    expect(lint({ validUntil: { date: '2026-12-24', minute: 1440 }, exceptions: [christmas] })).toEqual(['warning: exceptionOutsideValidity in exceptions 0'])
    expect(lint({ validUntil: { date: '2026-12-25', minute: 1 }, exceptions: [christmas] })).toEqual([])
    const untilTen = { validUntil: { date: '2026-12-25', minute: 600 } }
    expect(lint({ ...untilTen, exceptions: [{ ...christmas, start: 660, end: 720 }] })).toEqual(['warning: exceptionOutsideValidity in exceptions 0'])
    expect(lint({ validFrom: { date: '2026-12-26', minute: 0 }, exceptions: [christmas] })).toEqual(['warning: exceptionOutsideValidity in exceptions 0'])
    expect(lint({ validFrom: { date: '2026-12-26', minute: 0 }, exceptions: [{ ...christmas, start: 1320, end: 60 }] })).toEqual([])
  })

  it('hours are called unreachable only if no one gets in during them', () => {
    fc.assert(fc.property(anyWindow, fc.array(anyWindow, { minLength: 1, maxLength: 3 }), (window, groupWindows) => {
      fc.pre(window.start !== window.end)
      const ownRestriction = { ...unrestricted, windows: [window] }
      const groupRestriction = { ...unrestricted, windows: mergeWindows(groupWindows) }
      const isUnreachable = lintRestriction(ownRestriction, { ...options, timeZone: 'UTC', groupRestriction }).some(({ code }) => code === 'unreachable')
      const { outcome, nextOpening } = explainAccess({
        at: options.now, timeZone: 'UTC', port: { id: 1, default: 'closed' }, person: { id: 1, isActive: true, accountIsActive: true }, ownRestriction, groupRestriction,
      })
      expect(isUnreachable).toBe(outcome === 'denied' && nextOpening === null)
    }), { numRuns: 300 })
  })
})
