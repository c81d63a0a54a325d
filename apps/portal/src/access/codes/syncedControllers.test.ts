import { expect, test } from 'vitest'
import { type KnownController, syncedControllers } from './syncedControllers.ts'

const controller = (ModuleID: number, changed: Partial<KnownController> = {}): KnownController => ({ ModuleID, Name: `Gate ${ModuleID}`, State: 'online', LastContactAt: null, DoneBy: null, ...changed })

test('each controller counts by the newest push; one that has forgotten the code needs it no more', () => {
  const pushes = [
    { ModuleID: 3, Action: 'remove', Status: 'acknowledged' }, { ModuleID: 2, Action: 'update', Status: 'waiting' }, { ModuleID: 4, Action: 'remove', Status: 'waiting' },
    { ModuleID: 2, Action: 'add', Status: 'acknowledged' }, { ModuleID: 1, Action: 'add', Status: 'acknowledged' }, { ModuleID: 3, Action: 'add', Status: 'acknowledged' },
  ] as const
  const known = [controller(1), controller(2, { State: 'offline', LastContactAt: '2026-11-21T15:12:00.000Z' }), controller(3), controller(4), controller(5)]
  expect(syncedControllers(pushes, known).map(({ id, state, isOnline }) => [id, state, isOnline])).toEqual([[1, 'acknowledged', true], [2, 'waiting', false], [4, 'waiting', true]])
  expect(syncedControllers(pushes, known)[1]?.lastContactAt).toBe(Date.parse('2026-11-21T15:12:00.000Z'))
})
