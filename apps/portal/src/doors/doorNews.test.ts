import { expect, it } from 'vitest'
import type { Port } from './doorsQuestion.ts'
import { doorNews } from './doorNews.ts'

const now = '2026-11-21T16:00:00Z'
const action: NonNullable<Port['LastAction']> = {
  ID: 1, PortID: 'a', Kind: 'open', State: 'done', At: now, SettledAt: now, Until: '2026-11-21T16:00:05Z', Who: 'Dana', IsOwn: true, Note: '', Failure: null,
}
const port = (LastAction: Port['LastAction']): Port => ({
  ID: 'a', Name: 'Gate', PropertyLocationID: 101, HardwareModel: 'W480', Status: 'Closed', Because: 'device', HeldBySchedule: null, Until: null, LastOpenedAt: null,
  Override: null, Actions: [], LastAction,
})

it('a door shows its command until it answers, and "opened" while it is open', () => {
  expect(doorNews(port(null), now)).toBeNull()
  expect(doorNews(port({ ...action, State: 'waiting', SettledAt: null }), now)).toMatchObject({ kind: 'waiting' })
  expect(doorNews(port({ ...action, State: 'failed', Failure: 'noAnswer' }), now)).toMatchObject({ kind: 'failed' })
  expect(doorNews(port(action), now)).toMatchObject({ kind: 'opened' })
  expect(doorNews(port(action), '2026-11-21T16:00:05Z')).toBeNull()
  // The door's state already shows that a door is held open or was closed.
  expect(doorNews(port({ ...action, Kind: 'hold' }), now)).toBeNull()
})
