import { expect, it } from 'vitest'
import { lockdownsIn, timeIn, timesOfActivity, toLane } from './doorDay.ts'

const span = (From: string, Until: string, State: 'Closed' | 'HeldOpen', Schedule: string | null = null) => ({ From: `2026-11-23T${From}:00Z`, Until: `2026-11-23T${Until}:00Z`, State, Because: null, Schedule, By: null })
const start = Date.parse('2026-11-23T06:00:00Z')
const door = { ID: 'exit', Name: 'Main Gate, Exit', States: [span('06:00', '12:30', 'Closed'), span('12:30', '15:00', 'HeldOpen', 'Rush')], Planned: [], Openings: [0, 75] }

it('a door’s lane shows its states, and the time in each state is added up', () => {
  const lane = toLane(door, start, ({ Schedule }) => Schedule ?? undefined)
  expect(lane.openings).toEqual([start, start + 75 * 60_000])
  expect(lane.spans.map(({ state, note }) => [state, note])).toEqual([['closed', undefined], ['heldOpen', 'Rush']])
  expect(timeIn([lane, lane], 'heldOpen')).toBe(5 * 3_600_000)
})

it('a time of the day filters activity; its end is rounded up, to midnight at the most', () => {
  const day = { TimeZone: 'America/Chicago', Date: '2026-11-23', End: '2026-11-24T06:00:00Z' }
  expect(timesOfActivity(day, start + 1000, start + 90_500)).toEqual({ from: '2026-11-23', until: '2026-11-23', fromTime: '00:00', untilTime: '00:02' })
  expect(timesOfActivity(day, start, Date.parse(day.End) - 1).untilTime).toBe('24:00')
})

it('overlapping lockdowns of doors are one, with the number of its doors', () => {
  const lane = (id: string, ...times: [number, number][]) => ({ id, name: id, spans: times.map(([from, until]) => ({ from, until, state: 'locked' as const })) })
  expect(lockdownsIn([lane('a', [5, 9], [20, 30]), lane('b', [6, 10]), lane('c')])).toEqual([{ from: 5, until: 10, doors: 2 }, { from: 20, until: 30, doors: 1 }])
})
