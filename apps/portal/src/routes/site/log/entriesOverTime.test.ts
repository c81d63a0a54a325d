import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOfBar, periodOfSelection, selectionOf, toBars, toEntriesRequest } from './entriesOverTime.ts'
import { logAddress } from './logQuery.ts'
import { wholeTime } from './logViews.ts'

const clock = { timeZone: 'America/Chicago', now: Date.parse('2026-11-23T22:12:00Z') }
const asked = (change: Partial<typeof logAddress.whole>) => toEntriesRequest({ ...logAddress.whole, ...change }, clock)

describe('what the bars count', () => {
  test.each([
    ['the last seven days without a filter', {}, { From: '2026-11-17', Until: '2026-11-23' }],
    ['the days of the filter until today', { from: '2026-11-20' }, { From: '2026-11-20', Until: '2026-11-23' }],
    ['a week before an end', { until: '2026-11-10' }, { From: '2026-11-04', Until: '2026-11-10' }],
    ['the times of the days', { from: '2026-11-22', fromTime: '22:00', until: '2026-11-23', untilTime: '06:00' }, { From: '2026-11-22', FromTime: '22:00', Until: '2026-11-23', UntilTime: '06:00' }],
    ['the last 366 days of a longer period', { from: '2025-01-01', fromTime: '22:00' }, { From: '2025-11-23', Until: '2026-11-23' }],
    ['one door and one user', { door: 'main-entry', who: 7, kind: 'event', outcome: 'denied' }, { From: '2026-11-17', Until: '2026-11-23', PortID: 'main-entry', UserID: 7 }],
    ['visitor calls', { kind: 'call' }, { From: '2026-11-17', Until: '2026-11-23' }],
    ['no bars for the calls of a user', { kind: 'call', who: 7 }, null],
    ['no bars for a filter of changes', { kind: 'change' }, null],
    ['no bars for the outcome of a call', { outcome: 'answered' }, null],
    ['no bars for a search', { search: 'gate' }, null],
    ['no bars for a period that ends before it begins', { from: '2026-12-24' }, null],
  ] as const)('%s', (_name, change, request) => {
    expect(asked(change)).toEqual(request)
  })
})

const daysOf = (count: number, each = 0) => Array.from({ length: count }, (_, day) => ({ Date: `2026-11-${String(day + 1).padStart(2, '0')}`, Opened: Array<number>(24).fill(each), Denied: Array<number>(24).fill(1), Calls: Array<number>(24).fill(3) }))

test('a bar spans one hour, three hours or a day, and the bars count every entry', () => {
  expect([1, 2, 3, 7, 8, 31].map((days) => toBars(daysOf(days), true).length)).toEqual([24, 48, 24, 56, 8, 31])
  for (const days of [1, 5, 30]) {
    const bars = toBars(daysOf(days, 2), true)
    expect([bars.reduce((sum, { entries }) => sum + entries, 0), bars.reduce((sum, { denied }) => sum + denied, 0), bars.reduce((sum, { calls = 0 }) => sum + calls, 0)]).toEqual([days * 48, days * 24, days * 72])
  }
})

test('a selection becomes a period, and that period becomes the same selection', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (count, one, other) => {
    const days = daysOf(count)
    const bars = toBars(days, true)
    const [start = 0, last = 0] = [one % bars.length, other % bars.length].toSorted((a, b) => a - b)
    const selected = { start, end: last + 1 }
    const isAll = start === 0 && selected.end === bars.length
    expect(selectionOf(periodOfSelection(selected, bars, wholeTime), days)).toEqual(isAll ? null : selected)
  }))
})

test('a time inside a bar selects a part of the bar; without a selection the days stay', () => {
  expect(selectionOf({ from: '2026-11-01', fromTime: '01:30', until: '2026-11-01', untilTime: '02:30' }, daysOf(1))).toEqual({ start: 1.5, end: 2.5 })
  expect(periodOfSelection(null, toBars(daysOf(1), true), { from: '2026-11-01', fromTime: '01:30', until: '2026-11-01', untilTime: '02:30' })).toEqual({ from: '2026-11-01', until: '2026-11-01', fromTime: null, untilTime: null })
  expect(minutesOfBar(2)).toBe(60)
})
