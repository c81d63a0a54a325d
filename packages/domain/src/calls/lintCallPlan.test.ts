import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCallPlan, anyCallWorld } from '../testing/randomCalls.ts'
import { abernathy, ana, ben, everyDay, home, mobile, plan, voicePlan, world } from './callExamples.fixture.ts'
import type { CallPlan } from './callPlan.ts'
import type { CallWorld } from './callWorld.ts'
import { isQuiet } from './findUnreachable.ts'
import { lintCallPlan } from './lintCallPlan.ts'
import { simulateCall } from './simulateCall.ts'

const warned = (of: CallPlan, at: CallWorld = world) => lintCallPlan(of, at).filter(({ severity }) => severity !== 'note')
const allDay = [{ days: everyDay, start: 0, end: 1440 }]

it('a plan that ends with a phone has only a note', () => {
  expect(lintCallPlan(plan, world)).toEqual([{ severity: 'note', code: 'endsUnanswered', after: 90_000 }])
  expect(lintCallPlan(voicePlan, world)).toEqual([{ severity: 'note', code: 'endsUnanswered', after: 60_000 }])
})

it('an empty step has a warning that says when the call ends without an answer', () => {
  expect(warned({ ...plan, tiers: [[ana.id], []], voiceNumber: null })).toEqual([
    { severity: 'warning', code: 'emptyTier', step: 1 },
    { severity: 'drop', code: 'endsUnanswered', after: 60_000 },
  ])
})

it('a call ends with a phone if its last users have phones of their own', () => {
  const alone: CallPlan = { ...plan, tiers: [[ana.id], []], voiceNumber: null }
  const at = (more: Partial<typeof ana> & { ringsPhone?: boolean }) => lintCallPlan(alone, { ...world, people: [{ ...ana, ...more }] }).filter(({ code }) => code !== 'emptyTier')
  expect(at({ ringsPhone: true })).toEqual([{ severity: 'note', code: 'endsUnanswered', after: 90_000 }])
  expect(at({ ringsPhone: true, goneSince: world.startedAt }).map(({ code }) => code)).toEqual(['gone', 'nobodyRings'])
})

it('a duplicate user and a duplicate number have warnings', () => {
  expect(warned({ ...plan, tiers: [[ana.id, ben.id], [ana.id]] })).toEqual([{ severity: 'warning', code: 'personTwice', personId: ana.id }])
  expect(warned({ ...voicePlan, numbers: [home, mobile, { ...home, phone: '+1 281 555 0142' }] })).toEqual([
    { severity: 'warning', code: 'numberTwice', phone: 'number:+12815550142' },
  ])
})

it('users without the app in a video step have warnings, and so have removed users', () => {
  const people = [ana, { ...ben, goneSince: world.startedAt }, abernathy]
  expect(warned({ ...plan, tiers: [[ana.id, abernathy.id], [ben.id]] }, { ...world, people })).toEqual([
    { severity: 'warning', code: 'noApp', phone: 'person:3', personId: 3, step: 0 },
    { severity: 'warning', code: 'gone', phone: 'person:2', personId: 2, step: 1 },
  ])
})

it('missing and unreachable numbers have warnings, and so has the station’s own number', () => {
  const numbers = ['', '555', world.stationPhone ?? ''].map((phone) => ({ phone, label: '', personId: null }))
  expect(warned({ ...voicePlan, numbers: [mobile, ...numbers] }).map(({ code }) => code)).toEqual(['noNumber', 'badNumber', 'ownStation'])
  expect(warned({ ...voicePlan, numbers: [] }).map(({ code, severity }) => `${severity} ${code}`)).toEqual(['drop noNumbers'])
})

it('a plan in which no user lets the app ring has a warning', () => {
  const people = [ana, ben].map((person) => ({ ...person, allowsNotifications: false }))
  expect(warned(plan, { ...world, people }).map(({ code }) => code)).toEqual(['notNotified', 'notNotified', 'nobodyNotified'])
  expect(warned(plan, { ...world, people: [ana, { ...ben, allowsNotifications: false }] }).map(({ code }) => code)).toEqual(['notNotified'])
})

it('only users of the plan can let its calls ring', () => {
  const people = [ana, { ...ben, allowsNotifications: false }, abernathy]
  expect(warned({ ...plan, tiers: [[abernathy.id], [ben.id]] }, { ...world, people }).map(({ code }) => code)).toEqual(['noApp', 'notNotified', 'nobodyNotified'])
})

it('a call that ends with apps has a warning, because no telephone takes it', () => {
  expect(warned({ ...plan, voiceNumber: null })).toEqual([{ severity: 'drop', code: 'endsUnanswered', after: 60_000 }])
})

it('quiet hours that cover whole days have a warning, even if they run overnight', () => {
  const sunday = [{ days: [6] as const, start: 22 * 60, end: 8 * 60 }, { days: [7] as const, start: 8 * 60, end: 7 * 60 }]
  expect(warned(plan, { ...world, people: [{ ...ana, quietHours: sunday }, ben] })).toEqual([
    { severity: 'warning', code: 'quietAllDay', personId: ana.id, days: [7] },
  ])
  expect(warned({ ...plan, quietHours: allDay })).toEqual([
    { severity: 'drop', code: 'quietAllDay', personId: null, days: everyDay },
    { severity: 'drop', code: 'nobodyRings', after: 0 },
  ])
})

it('a plan has a warning whenever no phone rings outside the group’s quiet hours', () => {
  fc.assert(
    fc.property(anyCallPlan, anyCallWorld, (anyPlan, anyWorld) => {
      const now = { ...anyWorld, people: anyWorld.people.map((person) => ({ ...person, quietHours: [], goneSince: person.goneSince === null ? null : anyWorld.startedAt })) }
      const isSilent = !simulateCall({ ...anyPlan, quietHours: [] }, now, {}).some(({ kind }) => kind === 'ring')
      const drops = lintCallPlan({ ...anyPlan, quietHours: [] }, now).filter(({ severity }) => severity === 'drop')
      expect(drops.filter(({ code }) => code === 'nobodyRings' || code === 'noNumbers')).toHaveLength(isSilent ? 1 : 0)
    }),
    { numRuns: 1000 },
  )
})

const night = [{ days: everyDay, start: 22 * 60, end: 7 * 60 }]
const evening = [{ days: everyDay, start: 20 * 60, end: 23 * 60 }]

it('a warning names the hours in which every phone is quiet, without the group’s own quiet hours', () => {
  const people = [{ ...ana, quietHours: night }, { ...ben, quietHours: evening }]
  const alone: CallPlan = { ...plan, voiceNumber: null }
  const hours = (of: CallPlan) => lintCallPlan(of, { ...world, people }).flatMap((warning) => (warning.code === 'silentHours' ? warning.windows : []))
  expect(hours(alone)).toEqual([{ days: everyDay, start: 22 * 60, end: 23 * 60 }])
  expect(hours(plan)).toEqual([])
  expect(hours({ ...alone, quietHours: night })).toEqual([])
})

it('the silent hours are those in which a call rings no phone', () => {
  const minute = 60_000
  fc.assert(
    fc.property(anyCallPlan, anyCallWorld, fc.integer({ min: 0, max: 7 * 1440 }), (anyPlan, anyWorld, later) => {
      const people = anyWorld.people.filter(({ goneSince }) => goneSince === null)
      const awake = { ...anyPlan, quietHours: [] }
      const warnings = lintCallPlan(awake, { ...anyWorld, people })
      if (warnings.some(({ code }) => code === 'nobodyRings' || code === 'noNumbers')) return
      const windows = warnings.flatMap((warning) => (warning.code === 'silentHours' ? warning.windows : []))
      const startedAt = anyWorld.startedAt + later * minute
      // Calls during which quiet hours begin or end are skipped.
      const isSteady = (hours: Parameters<typeof isQuiet>[0]) => new Set([0, 1, 2, 3].map((after) => isQuiet(hours, anyWorld.timeZone, startedAt + after * minute))).size === 1
      if (!people.every(({ quietHours }) => isSteady(quietHours))) return
      const rings = simulateCall(awake, { ...anyWorld, people, startedAt }, {}).some(({ kind }) => kind === 'ring')
      expect(rings).toBe(!isQuiet(windows, anyWorld.timeZone, startedAt))
    }),
    { numRuns: 2000 },
  )
})
