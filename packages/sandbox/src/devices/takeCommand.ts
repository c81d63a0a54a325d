import type { CommandReason, DeviceAction } from '@portal/domain'
import type { DeviceCommandsTable } from '../store/controllerSchema.ts'
import type { Store } from '../store/openStore.ts'
import type { PortsTable } from '../store/doorSchema.ts'

type DoorChange = Partial<Pick<PortsTable, 'status' | 'last_opened_at'>>

/**
 * What a controller does when it takes a command: it moves the door. Answers why it does not, or null. A door in lockdown neither opens nor
 * leaves it but by `unlock`. A fire alarm is not a controller's matter: the door stands open whatever its word is.
 */
export async function takeCommand(trx: Store, command: DeviceCommandsTable, at: number): Promise<CommandReason | null> {
  const { port_id: portId, action } = command
  const change = doorChanges[action]
  if (portId === null || change === undefined) return null
  const port = await trx.selectFrom('ports').select('status').where('id', '=', portId).executeTakeFirst()
  if (!port) return 'refused'
  if (port.status === 'Locked' && action !== 'unlock' && action !== 'lock') return 'lockedDown'
  await trx.updateTable('ports').set({ status: port.status, ...change(command, at, port.status) }).where('id', '=', portId).execute()
  return null
}

const doorChanges: Partial<Record<DeviceAction, (command: DeviceCommandsTable, at: number, word: PortsTable['status']) => DoorChange>> = {
  pulse: (_, at) => ({ last_opened_at: at }),
  // A hold with an end is the controller's to end (`door_overrides`): no word stays behind.
  hold: ({ payload }, at) => ({ last_opened_at: at, ...(!('until' in JSON.parse(payload)) && { status: 'HeldOpen' }) }),
  // Nobody closes from afar what somebody keeps open with a foot.
  close: (_command, _at, word) => ({ status: word === 'LeftOpen' ? word : 'Closed' }),
  lock: () => ({ status: 'Locked' }),
  unlock: ({ payload }) => ({ status: (JSON.parse(payload) as { status?: PortsTable['status'] }).status ?? 'Closed' }),
}
