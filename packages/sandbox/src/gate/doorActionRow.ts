import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type DoorAction, momentaryOpening } from '@portal/domain'
import type { PortFacts } from '../access/portFacts.ts'
import type { Viewer } from '../people/viewer.ts'
import type { DoorActionsTable } from '../store/doorSchema.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

export interface DoorOrder {
  portId: string
  kind: DoorAction
  /** Epoch milliseconds at which a hold ends; null for any other action. */
  until: number | null
  note: string
}

export type DoorActionRow = Omit<DoorActionsTable, 'id'> & { id: number }

type DoorActionAnswer = ResponseOf<typeof endpoints.openDoor>['Action']

/** Saves a door action before it is sent to the controller. Inside a transaction. */
export function insertDoorAction(trx: Store, { user, accountId }: Viewer, { port }: PortFacts, { kind, until, note }: DoorOrder, now: number): Promise<DoorActionRow> {
  noteChange(trx, { account: accountId }, 'doors')
  return trx
    .insertInto('door_actions')
    .values({
      account_id: accountId, property_id: port.property_id, port_id: port.id, port_name: port.name, kind, until_at: until, note,
      user_id: user.id, who: user.name, at: now, command_id: null, state: 'waiting', settled_at: null, failure: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A door action in the contract's shape. `mayName` says whether the viewer may read who acted. */
export function doorActionAnswer(row: DoorActionRow, viewer: Viewer, mayName: boolean): DoorActionAnswer {
  const { id, port_id, kind, state, at, settled_at, until_at, who, user_id, note, failure } = row
  const opensUntil = kind === 'open' && state === 'done' && settled_at !== null ? settled_at + momentaryOpening : until_at
  return {
    ID: id, PortID: port_id, Kind: kind, State: state, At: toIso(at), SettledAt: toIso(settled_at), Until: toIso(opensUntil),
    Who: mayName ? who : null, IsOwn: user_id === viewer.user.id, Note: note, Failure: failure,
  }
}
