import { DoorOutputMode } from '@portal/domain'
import { actuationMode } from '../people/findUser.ts'
import type { Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { portsOfUsers } from './accessSubject.ts'

/** The doors on which a viewer with limited locations may act; null if the viewer has no limit. */
export async function doorsWithin(store: Store, { accountId, user }: Viewer): Promise<ReadonlySet<string> | null> {
  if (user.own_account_id !== accountId) return null
  const ports = (await portsOfUsers(store, [user.id])).get(user.id)
  return ports ? new Set(ports) : null
}

/**
 * Refuses an action at doors outside of the viewer's places: 403 `LIMITED`. `opensFor`: how long the action opens the doors; holding them
 * open is refused if the viewer may only open them momentarily (`LimitActuationModeID`).
 */
export async function requireDoors(store: Store, viewer: Viewer, ports: Iterable<string>, field: string, opensFor: DoorOutputMode = DoorOutputMode.MomentaryOpen): Promise<void> {
  if (opensFor !== DoorOutputMode.MomentaryOpen && actuationMode(viewer.user.output_mode) === DoorOutputMode.MomentaryOpen) {
    throw new Refusal(403, 'LIMITED', 'You can only open doors momentarily.', { field })
  }
  const within = await doorsWithin(store, viewer)
  if (within && [...ports].some((id) => !within.has(id))) {
    throw new Refusal(403, 'LIMITED', 'You don’t have access to all of these doors. Another administrator can give it to you.', { field })
  }
}
