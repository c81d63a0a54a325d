import { expect, test } from 'vitest'
import { byProperty, type Controller, controllersAddress, summarize } from './controllersView.ts'

const controller = (ModuleID: number, changed: Partial<Controller>): Controller => ({
  ModuleID, Name: `Gate ${ModuleID}`, PropertyID: 1, PropertyName: 'Pines', TimeZone: 'America/Chicago', HardwareModel: 'W480', HardwareID: 16, Push: '', Serial: `W4-${ModuleID}`,
  Firmware: '4.18.2', State: 'online', LostTo: null, LastContactAt: null, WaitingCount: 0, FailedCount: 0, OldestWaitingAt: null, NextTryAt: null, DoneBy: null,
  Ports: [{ PortID: `p${ModuleID}`, PortNumber: 1, Name: 'Entrée', Status: 'Closed' }], ...changed,
})

test('controllers with problems are listed first; a search by door name ignores accents', () => {
  const all = [controller(1, {}), controller(2, { State: 'offline' }), controller(4, { State: 'failed' }), controller(3, { State: 'failed', PropertyID: 2, PropertyName: 'Oaks' })]
  const ids = (query: string) => byProperty(all, controllersAddress.read(new URLSearchParams(query))).map(({ name, controllers }) => [name, controllers.map(({ ModuleID }) => ModuleID)])
  expect(ids('')).toEqual([['Pines', [4, 2, 1]], ['Oaks', [3]]])
  expect(ids('search=entree+w4-2')).toEqual([['Pines', [2]]])
  expect(ids('state=failed')).toEqual([['Pines', [4]], ['Oaks', [3]]])
  expect(ids('state=nonsense&search=nothing')).toEqual([])
})

test('the summary counts waiting changes, those that can be sent now, and names offline controllers', () => {
  const all = [
    controller(1, {}), controller(2, { State: 'offline', Name: 'Pool', WaitingCount: 7, OldestWaitingAt: '2026-11-21T15:34:00.000Z', NextTryAt: '2026-11-21T16:01:00.000Z' }),
    controller(3, { State: 'failed', FailedCount: 3, OldestWaitingAt: '2026-11-21T15:56:00.000Z' }),
  ]
  expect(summarize(all)).toEqual({ behind: 10, canGo: 3, oldest: '2026-11-21T15:34:00.000Z', nextTry: '2026-11-21T16:01:00.000Z', away: ['Pool'] })
  expect(summarize([controller(1, {})])).toEqual({ behind: 0, canGo: 0, oldest: null, nextTry: null, away: [] })
})
