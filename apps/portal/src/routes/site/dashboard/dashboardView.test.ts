import { expect, it } from 'vitest'
import { toDashboardView, type DashboardAnswer, type Port } from './dashboardView.ts'

const port = (ID: string, Status: Port['Status']): Port => ({ ID, Name: `Gate ${ID}`, PropertyLocationID: 101, HardwareModel: 'W480', Status, Because: 'device', HeldBySchedule: null, Until: null, LastOpenedAt: null, Override: null, Actions: [], LastAction: null })

const answer: DashboardAnswer = {
  PropertyName: 'Whispering Pines',
  TimeZone: 'America/Chicago',
  Now: '2026-11-21T16:00:00Z',
  Ports: [port('a', 'LeftOpen'), port('b', 'Closed'), port('c', 'Offline')],
  Events: [],
  InvitesEndingToday: [{ ID: '1', InviteName: 'Movers', EndDate: '2026-11-21T22:00:00Z' }],
  ActiveInvites: 3,
}

it('lists what needs attention with the offline doors first, then open ones, then invites', () => {
  expect(toDashboardView(answer).attention).toEqual([
    { kind: 'offline', id: 'c', port: 'Gate c', place: 101 },
    { kind: 'leftOpen', id: 'a', port: 'Gate a' },
    { kind: 'invitesEndToday', id: 'invitesEndToday', invites: [{ id: '1', name: 'Movers' }] },
  ])
})

it('has nothing to say of a property where all is well', () => {
  expect(toDashboardView({ ...answer, Ports: [port('b', 'HeldOpen')], InvitesEndingToday: [] }).attention).toEqual([])
})
