import { describe, expect, it } from 'vitest'
import { logAddress } from './logQuery.ts'
import { addressOfView, filterOfAddress, viewAt, type LogView } from './logViews.ts'

const { whole: wholeLog } = logAddress

/** The clock shows a Saturday, 10:00 AM; the next one is three days later. */
const clock = { timeZone: 'America/Chicago', now: Date.parse('2026-11-21T16:00:00Z') }
const later = { ...clock, now: Date.parse('2026-11-24T16:00:00Z') }

describe('a saved view of the log', () => {
  it('a saved view keeps days such as "this week" relative to today, and other days fixed', () => {
    const week = { ...wholeLog, outcome: 'denied', from: '2026-11-15' } as const
    expect(filterOfAddress(week, clock)).toEqual({ searchText: '', Outcome: 'denied', Span: 'week' })
    const view: LogView = { ID: 1, Name: 'Refused', Filter: { searchText: '', Outcome: 'denied', Span: 'week' } }
    expect(addressOfView(view, later)).toEqual({ ...week, from: '2026-11-18' })
    expect(filterOfAddress({ ...wholeLog, from: '2026-11-01', until: '2026-11-03' }, clock)).toEqual({ searchText: '', From: '2026-11-01', Until: '2026-11-03' })
  })

  it('a saved view of last night is from yesterday evening to this morning', () => {
    const night = { ...wholeLog, from: '2026-11-20', fromTime: '22:00', until: '2026-11-21', untilTime: '06:00' }
    expect(filterOfAddress(night, clock)).toEqual({ searchText: '', Span: 'night' })
    expect(addressOfView({ Filter: { searchText: '', Span: 'night' } }, clock)).toEqual(night)
    expect(filterOfAddress({ ...night, fromTime: '01:30', untilTime: '02:30' }, clock)).toEqual({ searchText: '', From: '2026-11-20', FromTime: '01:30', Until: '2026-11-21', UntilTime: '02:30' })
  })

  it('a saved view is selected if its filters equal the address, on every page', () => {
    const views: LogView[] = [{ ID: 1, Name: 'Main gate', Filter: { searchText: '', PortID: 'main-entry' } }, { ID: 2, Name: 'Code', Filter: { searchText: 'x', Subject: 'code', SubjectID: '12' } }]
    expect(viewAt(views, { ...wholeLog, door: 'main-entry', before: '1-2-3' }, clock)?.ID).toBe(1)
    expect(viewAt(views, { ...wholeLog, search: 'x', record: { subject: 'code', id: '12' } }, clock)?.ID).toBe(2)
    expect(viewAt(views, { ...wholeLog, door: 'main-entry', outcome: 'denied' }, clock)).toBeUndefined()
  })
})
