import { expect, it } from 'vitest'
import { standingOf, toVisitorCallsView, type VisitorCallRecord } from './visitorCallsView.ts'

const startedAt = '2026-11-21T15:40:00.000Z'
const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString()
const ana = 'person:1'
const ben = 'person:2'
const ring: VisitorCallRecord['Events'] = [{ At: 0, Kind: 'called' }, { At: 0, Kind: 'step', Step: 0 }, { At: 0, Kind: 'ring', Phone: ana }, { At: 0, Kind: 'ring', Phone: ben }]

const call = (Events: VisitorCallRecord['Events'], ended: number | null = null): VisitorCallRecord => ({
  ID: 1, StationID: 'main-entry', StationName: 'Main Gate, Entry', callgroupId: 11,
  Plan: { IsVideo: true, Name: 'Leasing Desk', DirectoryPin: '', QuietHours: [], FirstCalled: [1, 2], SecondCalled: [], Numbers: [], OwnPhones: [] },
  People: [], Presses: [], Photo: null, Phones: [{ Key: ana, Name: 'Ana' }, { Key: ben, Name: '' }], StartedAt: startedAt, EndedAt: ended === null ? null : at(ended), Events,
})

it('a ringing call shows who rings and for how long; a hidden name is null', () => {
  expect(standingOf(call(ring), at(12))).toEqual({ kind: 'ringing', names: ['Ana', null], after: 12 })
  expect(standingOf(call([...ring, { At: 4000, Kind: 'declined', Phone: ben }]), at(12))).toEqual({ kind: 'ringing', names: ['Ana'], after: 12 })
})

it('a call is waiting when no phone rings before the next step', () => {
  const silent = [...ring, { At: 4000, Kind: 'declined', Phone: ben }, { At: 5000, Kind: 'stopped', Phone: ana, Reason: 'gone' }] as VisitorCallRecord['Events']
  expect(standingOf(call(silent), at(20))).toEqual({ kind: 'waiting', after: 20 })
})

it('an answered call shows who talks, after how many seconds, and whether the door was opened', () => {
  const talk = [...ring, { At: 9000, Kind: 'answered', Phone: ana }, { At: 9000, Kind: 'stopped', Phone: ben, Reason: 'answeredElsewhere' }] as VisitorCallRecord['Events']
  expect(standingOf(call(talk), at(20))).toEqual({ kind: 'talking', name: 'Ana', door: 'shut', after: 20 })
  const refused = [...talk, { At: 12_000, Kind: 'notOpened', Phone: ana, Reason: 'offline' }] as VisitorCallRecord['Events']
  expect(standingOf(call(refused), at(20))).toEqual({ kind: 'talking', name: 'Ana', door: 'offline', after: 20 })
  const opened = [...talk, { At: 14_000, Kind: 'opened', Phone: ana }, { At: 31_000, Kind: 'ended', Reason: 'hungUp' }] as VisitorCallRecord['Events']
  expect(standingOf(call(opened, 31), at(90))).toEqual({ kind: 'answered', name: 'Ana', opened: true, after: 9 })
})

it.each([['nobodyReached', 'missed'], ['visitorLeft', 'gaveUp'], ['quietHours', 'quiet']] as const)('an unanswered call shows how it ended: %s', (Reason, kind) => {
  expect(standingOf(call([...ring, { At: 75_000, Kind: 'ended', Reason }], 75), at(90))).toEqual({ kind, after: 75 })
})

it('an unanswered call that an administrator ended in the portal shows who ended it', () => {
  const ended = [...ring, { At: 7000, Kind: 'stopped', Phone: ana, Reason: 'endedAtDesk' }, { At: 7000, Kind: 'ended', Reason: 'endedAtDesk', Phone: ana }] as VisitorCallRecord['Events']
  expect(standingOf(call(ended, 7), at(90))).toEqual({ kind: 'turnedAway', name: 'Ana', after: 7 })
})

it('running calls and ended calls are in separate lists', () => {
  const view = toVisitorCallsView({ Now: at(0), Calls: [call(ring), call(ring, 3)] })
  expect([view.running.length, view.ended.length]).toEqual([1, 1])
})
