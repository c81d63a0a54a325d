import { choosePush, type CommandReason, type CommandState, type DeviceAction, deviceQueue } from '@portal/domain'
import { findHardwareModel } from '../access/places.ts'
import { notFound } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { newestChange } from './controllerSync.ts'
import { runController } from './runController.ts'

const actions = { open: 'pulse', hold: 'hold', close: 'close', lock: 'lock', unlock: 'unlock', code: 'update' } as const satisfies Record<string, DeviceAction>

export interface DoorCommand {
  portId: string
  kind: keyof typeof actions
  /** Details of the command, stored as JSON. `unlock` reads `status`, the door's state afterwards (`Closed` if omitted); `code` reads `codeId`. */
  payload?: { status?: 'Closed' | 'HeldOpen'; codeId?: number } & Record<string, unknown>
  /** The name of the requesting user. */
  by: string
  /** The time of the command in epoch milliseconds, like `expiresAt`. */
  now: number
  /** When the command expires; if omitted, after 10 seconds for `open`, and never for the others. */
  expiresAt?: number | null
}

/**
 * Queues a command for the door's controller, inside a transaction, and returns its id. An idle controller acknowledges at once; otherwise
 * `runDevices` advances the command and `commandStates` returns its state. The acknowledgment moves the door (`ports`); the caller writes
 * the event. Refuses a door without a controller with 404.
 */
export async function sendCommand(trx: Store, { portId, kind, payload = {}, by, now, expiresAt }: DoorCommand): Promise<number> {
  const module = await trx
    .selectFrom('port_modules')
    .innerJoin('modules', 'modules.id', 'port_modules.module_id')
    .innerJoin('properties', 'properties.id', 'modules.property_id')
    .select(['modules.id', 'modules.name', 'modules.hardware_model', 'properties.account_id'])
    .where('port_id', '=', portId)
    .executeTakeFirst()
  if (!module) throw notFound('controller of this door', 'PortID')
  const hardware = findHardwareModel(module.hardware_model)
  const { id } = await trx
    .insertInto('device_commands')
    .values({
      account_id: module.account_id, module_id: module.id, module_name: module.name, hardware_id: hardware?.id ?? null,
      push: hardware && choosePush(hardware.id), port_id: portId, action: actions[kind], code_id: payload.codeId ?? null, payload: JSON.stringify(payload), by,
      made_at: now, expires_at: expiresAt === undefined ? staleAt(actions[kind], now) : expiresAt, status: 'waiting', next_at: now, synced_to: await newestChange(trx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await runController(trx, module.id, now)
  return id
}

/** When a command expires. A late opening would be unexpected, so it expires; all other commands may be late. */
export function staleAt(action: DeviceAction, now: number): number | null {
  return action === 'pulse' ? now + deviceQueue.pulseWithin : null
}

/** The state of a command. Instants are epoch milliseconds. */
export interface CommandStanding {
  id: number
  portId: string | null
  state: CommandState
  madeAt: number
  sentAt: number | null
  /** When the command was acknowledged or given up. */
  doneAt: number | null
  /** When the command is tried next; null unless it waits. */
  nextTryAt: number | null
  /** Why the last try failed; null for a command that was never refused or is acknowledged. */
  reason: CommandReason | null
}

/** The states of these commands as of the last `runDevices`; omits unknown ids. */
export async function commandStates(store: Store, ids: readonly number[]): Promise<Map<number, CommandStanding>> {
  const rows = await store.selectFrom('device_commands').selectAll().where(inIds('id', ids)).execute()
  return new Map(rows.map((row) => {
    const { id, port_id: portId, status: state, made_at: madeAt, sent_at: sentAt, done_at: doneAt, next_at: nextAt } = row
    const reason = state === 'acknowledged' ? null : row.reason
    return [id, { id, portId, state, madeAt, sentAt, doneAt, nextTryAt: state === 'waiting' ? nextAt : null, reason }]
  }))
}
