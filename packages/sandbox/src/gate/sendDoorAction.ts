import type { DoorAction } from '@portal/domain'
import { commandStates } from '../devices/commandStates.ts'
import { sendCommand } from '../devices/sendCommand.ts'
import type { Store } from '../store/openStore.ts'
import type { DoorActionRow } from './doorActionRow.ts'
import { settleDoorAction } from './settleDoorAction.ts'

/** A door that is given back closes first: its schedule is the controller's own, which opens it again at once where it holds. */
const commands = { open: 'open', hold: 'hold', close: 'close', resume: 'close' } as const satisfies Record<DoorAction, string>

/** Sends an action to the door's controller, and settles it where that answers at once. Inside a transaction. */
export async function sendDoorAction(trx: Store, row: DoorActionRow, now: number): Promise<DoorActionRow> {
  const { id, port_id: portId, kind, who: by, until_at: until } = row
  const hold = kind === 'hold' ? { payload: { until }, expiresAt: until } : {}
  const commandId = await sendCommand(trx, { portId, kind: commands[kind], by, now, ...hold })
  await trx.updateTable('door_actions').set({ command_id: commandId }).where('id', '=', id).execute()
  const standing = (await commandStates(trx, [commandId])).get(commandId)
  return settleDoorAction(trx, { ...row, command_id: commandId }, standing)
}
