import { type CallEvent, simulateCall } from '@portal/domain'
import { expect, it } from 'vitest'
import { exampleNumbers, examplePlan, exampleWorld, faultyPlan } from '../internal/examplePlans.ts'
import { timelineRows } from './timelineRows.ts'

const shortRows = (timeline: ReturnType<typeof timelineRows>) =>
  timeline.rows.map(({ phone, span, isLost, end }) => [phone?.key ?? 'no one', span && [span.from / 1000, span.to / 1000], isLost ? 'lost' : '', end])

it('each phone has a row, and so has the time when no phone rings', () => {
  const timeline = timelineRows(examplePlan, simulateCall(examplePlan, exampleWorld, { 'person:1': { does: 'decline', after: 12_000 } }))
  expect(shortRows(timeline)).toEqual([
    ['person:1', [0, 12], '', 'declined'],
    ['no one', [12, 30], '', 'waiting'],
    ['person:2', [30, 60], '', 'timeout'],
    ['number:+17135550100', [60, 90], '', 'timeout'],
  ])
  expect(timeline).toMatchObject({ length: 90_000, endsAt: 90_000 })
})

it('rows mark users whose phones never ring, and users not called because another user answered', () => {
  expect(shortRows(timelineRows(faultyPlan, simulateCall(faultyPlan, exampleWorld, { 'person:1': { does: 'answer', after: 4000, opensAfter: null } })))).toEqual([
    ['person:1', [0, 4], '', 'answered'],
    ['person:3', [0, 4], 'lost', 'noApp'],
    ['person:5', [0, 4], 'lost', 'notNotified'],
    ['person:1', null, '', 'notRung'],
    ['person:99', null, '', 'notRung'],
  ])
})

it('the numbers of a voice group are listed in order', () => {
  const timeline = timelineRows(exampleNumbers, simulateCall(exampleNumbers, exampleWorld, { 'number:+17135550164': { does: 'decline', after: 5000 } }))
  expect(shortRows(timeline)).toEqual([
    ['number:+17135550164', [0, 5], '', 'declined'],
    ['number:+12815550142', [5, 35], '', 'timeout'],
  ])
  expect(timeline.endsAt).toBe(35_000)
})

it('the rows of a running call end now, and include the time when no phone rings', () => {
  const until = (moment: number, answers: Parameters<typeof simulateCall>[2]) => simulateCall(examplePlan, exampleWorld, answers).filter(({ at }) => at <= moment)
  expect(shortRows(timelineRows(examplePlan, until(12_000, {}), 12_000))[0]).toEqual(['person:1', [0, 12], '', null])
  const declined = until(12_000, { 'person:1': { does: 'decline', after: 5000 } })
  expect(shortRows(timelineRows(examplePlan, declined, 12_000)).slice(0, 2)).toEqual([['person:1', [0, 5], '', 'declined'], ['no one', [5, 12], '', 'waiting']])
  const answered = until(12_000, { 'person:1': { does: 'answer', after: 5000, opensAfter: null } })
  expect(shortRows(timelineRows(examplePlan, answered, 12_000))[0]).toEqual(['person:1', [0, 5], '', 'answered'])
})

it('a user who answered in the portal has a row, and then no row shows time without a ringing phone', () => {
  const before = simulateCall(examplePlan, exampleWorld, {}).slice(0, 3)
  const taken: CallEvent[] = [
    ...before, { at: 9000, kind: 'answered', phone: 'desk:4' }, { at: 9000, kind: 'stopped', phone: 'person:1', reason: 'answeredElsewhere' }, { at: 11_000, kind: 'opened', phone: 'desk:4' },
    { at: 20_000, kind: 'ended', reason: 'hungUp' },
  ]
  expect(shortRows(timelineRows(examplePlan, taken))).toEqual([
    ['person:1', [0, 9], '', 'stopped'], ['person:2', null, '', 'notRung'], ['number:+17135550100', null, '', 'notRung'], ['desk:4', [9, 20], '', 'opened'],
  ])
})
