import type { CommandState, DeviceAction } from '@portal/domain'
import type { SyncedController } from '@portal/ui'

/** What a push of a code says, newest first. */
export interface CodePush {
  ModuleID: number
  Action: DeviceAction
  Status: CommandState
}

export interface KnownController {
  ModuleID: number
  Name: string
  State: 'failed' | 'offline' | 'sending' | 'online'
  LastContactAt: string | null
  DoneBy: string | null
}

/** The controllers that must know a code, each by its newest push. One that has taken the code off needs it no more. */
export function syncedControllers(pushes: readonly CodePush[], controllers: readonly KnownController[]): SyncedController[] {
  const newest = new Map<number, CodePush>()
  for (const push of pushes) if (!newest.has(push.ModuleID)) newest.set(push.ModuleID, push)
  return controllers.flatMap(({ ModuleID: id, Name: name, State, LastContactAt, DoneBy }) => {
    const push = newest.get(id)
    if (!push || (push.Action === 'remove' && push.Status === 'acknowledged')) return []
    return { id, name, state: push.Status, isOnline: State !== 'offline', lastContactAt: instantOf(LastContactAt), doneBy: instantOf(DoneBy) }
  })
}

const instantOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))
