import { toAccessSummaryRecord, toRestrictionRecord } from '@portal/api-client/contract'
import { minutesPerDay, toIsoDate, type Restriction } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busiestHour, daysOfHour, doorsWithFewerHours, permittedHours, weekOfUse } from './hoursUsed.ts'

const empty = Array<number>(24).fill(0)
const dayOf = (date: string, used: Readonly<Record<number, number>>, refused: Readonly<Record<number, number>> = {}) => ({
  Date: date, Opened: empty.map((_, hour) => used[hour] ?? 0), Denied: empty.map((_, hour) => refused[hour] ?? 0),
})

test('an hour of the week sums that hour of each day with the same weekday', () => {
  const days = [dayOf('2026-11-16', { 7: 2 }), dayOf('2026-11-22', { 7: 5 }), dayOf('2026-11-23', { 7: 1 }, { 7: 1 })]
  expect(weekOfUse(days, null)[7]).toEqual({ entries: 3, denied: 1 })
  expect(weekOfUse(days, null)[6 * 24 + 7]).toEqual({ entries: 5, denied: 0 })
  expect(daysOfHour(days, 7)).toEqual([{ date: '2026-11-23', entries: 1, denied: 1 }, { date: '2026-11-16', entries: 2, denied: 0 }])
  expect(busiestHour(days)).toBe(7)
  expect(busiestHour([dayOf('2026-11-16', { 7: 2 })])).toBeNull()
})

test('the hours of the week, and the days of an hour, count every entry', () => {
  const hours = fc.array(fc.nat(5), { minLength: 24, maxLength: 24 })
  fc.assert(fc.property(fc.array(fc.tuple(hours, hours), { minLength: 1, maxLength: 31 }), (counts) => {
    const days = counts.map(([Opened, Denied], day) => ({ Date: toIsoDate(20_000 + day), Opened, Denied }))
    const week = weekOfUse(days, null)
    const all = days.reduce((sum, { Opened }) => sum + Opened.reduce((one, other) => one + other, 0), 0)
    expect(week.reduce((sum, { entries }) => sum + entries, 0)).toBe(all)
    for (const [place, { entries, denied }] of week.entries()) {
      const used = daysOfHour(days, place)
      expect([used.reduce((sum, day) => sum + day.entries, 0), used.reduce((sum, day) => sum + day.denied, 0)]).toEqual([entries, denied])
    }
  }))
})

const restriction = (windows: Restriction['windows']): Restriction => ({ windows, validFrom: null, validUntil: null, usesAllowed: null, usesLeft: null, usesPerDay: {}, exceptions: [] })
const mornings = restriction([{ days: [1], start: 480, end: 630 }])
const anyTime = restriction(null)
const allWeek = [{ start: 0, end: 7 * minutesPerDay }]

type Rule = { restriction: Restriction; within: Restriction | null }
const accessOf = (rules: readonly Rule[], { isByDefault = false, own = null as Restriction | null, ports = [] as { PortID: string; IsOpenToUser: boolean; group: Restriction | null }[] } = {}) => ({
  Access: toAccessSummaryRecord({ none: null, endedAt: null, isByDefault, doorCount: 8, rules: rules.map((rule) => ({ ...rule, doorCount: 1, doors: [] })) }),
  Restriction: own && toRestrictionRecord(own),
  Ports: ports.map(({ group, ...port }) => ({ ...port, PortName: '', GroupRestriction: group && toRestrictionRecord(group), GroupRestrictionID: null, RuleFrom: null })),
})

test('an hour is permitted if the user can open at least one door then', () => {
  expect(permittedHours(accessOf([{ restriction: anyTime, within: mornings }]), '')).toEqual([{ start: 480, end: 630 }])
  expect(permittedHours(accessOf([{ restriction: mornings, within: null }, { restriction: anyTime, within: null }]), '')).toContainEqual(allWeek[0])
  const week = weekOfUse([dayOf('2026-11-16', {})], permittedHours(accessOf([{ restriction: mornings, within: null }]), ''))
  expect(week.flatMap(({ isPermitted }, hour) => (isPermitted ? [hour] : []))).toEqual([8, 9, 10])
})

test('at one door, the hours of the group and of the user must both permit it', () => {
  const rules = [{ restriction: anyTime, within: null }]
  const ports = [{ PortID: 'gate', IsOpenToUser: true, group: mornings }, { PortID: 'pool', IsOpenToUser: true, group: null }, { PortID: 'roof', IsOpenToUser: false, group: null }]
  const access = accessOf(rules, { ports })
  expect(['gate', 'pool', 'roof', 'elsewhere'].map((door) => permittedHours(access, door))).toEqual([[{ start: 480, end: 630 }], allWeek, [], []])
  const own = restriction([{ days: [1], start: 540, end: 720 }])
  expect(permittedHours(accessOf(rules, { ports, own }), 'gate')).toEqual([{ start: 540, end: 630 }])
  expect(permittedHours(accessOf(rules, { ports, isByDefault: true }), 'pool')).toBeNull()
  expect(doorsWithFewerHours(access)?.map(({ PortID }) => PortID)).toEqual(['gate', 'roof'])
  expect(doorsWithFewerHours(accessOf(rules, { ports, isByDefault: true }))).toBeNull()
})
