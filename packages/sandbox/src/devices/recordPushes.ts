import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { choosePush, type CommandReason, type CommandState, type DeviceAction, deviceQueue } from '@portal/domain'
import type { GroupRule } from '../access/groupRules.ts'
import { findHardwareModel, type Place, type PlaceModule, readPlaces } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { newestChange } from './controllerSync.ts'
import { runController } from './runController.ts'
import { notFound } from '../Refusal.ts'

export type RecordedPush = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes'][number]

/**
 * Sends each controller the command for its hardware type; models without such a command get nothing. An idle controller acknowledges at
 * once; for others the command is queued. Inside a transaction.
 */
export async function recordPushes(
  within: Store,
  modules: readonly PlaceModule[],
  push: { accountId: number; at: number; action: DeviceAction; codeId: number | null; by?: string },
): Promise<RecordedPush[]> {
  const { accountId, at, action, codeId, by = '' } = push
  const told = modules.flatMap((module) => {
    const Push = module.hardware && choosePush(module.hardware.id)
    return Push ? { module, Push } : []
  })
  if (told.length === 0) return []
  const syncedTo = modules.every(({ isIdle }) => isIdle) ? 0 : await newestChange(within)
  const answered = { status: 'acknowledged', attempts: 1, sent_at: at, taken_at: at, done_at: at } as const
  const waiting = { status: 'waiting', attempts: 0, sent_at: null, taken_at: null, done_at: null } as const
  const rows = await within.insertInto('device_commands').values(told.map(({ module, Push }) => ({
    account_id: accountId, module_id: module.id, module_name: module.name, hardware_id: module.hardware?.id ?? null, push: Push, action, code_id: codeId, by,
    made_at: at, next_at: at, synced_to: syncedTo, expires_at: staleAt(action, at), ...(module.isIdle ? answered : waiting),
  }))).returning(['id', 'module_id']).execute()
  const busy = new Set(told.flatMap(({ module }) => (module.isIdle ? [] : module.id)))
  for (const id of busy) await runController(within, id, at)
  const ids = new Map(rows.map(({ id, module_id: module }) => [module, id]))
  const statuses = await statusesOf(within, [...busy].flatMap((id) => ids.get(id) ?? []))
  return told.map(({ module, Push }) => ({ ModuleID: module.id, ModuleName: module.name, Push, Status: statuses.get(ids.get(module.id) ?? 0) ?? 'acknowledged' }))
}

async function statusesOf(store: Store, ids: readonly number[]): Promise<Map<number, RecordedPush['Status']>> {
  if (ids.length === 0) return new Map()
  const rows = await store.selectFrom('device_commands').select(['id', 'status']).where(inIds('id', ids)).execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

export interface CodeLocation {
  locationId: number
  isActive: boolean
  /** The ids of the doors; null means every door of the location. */
  ports: readonly string[] | null
}

/** The controllers of a code's active doors. */
export function modulesOfCode(places: readonly Place[], locations: readonly CodeLocation[]): PlaceModule[] {
  const modules = new Map<number, PlaceModule>()
  for (const { locationId, isActive, ports } of locations) {
    if (!isActive) continue
    for (const module of places.find((place) => place.locationId === locationId)?.modules ?? []) {
      if (ports === null || module.ports.some(({ id }) => ports.includes(id))) modules.set(module.id, module)
    }
  }
  return [...modules.values()]
}

/** Sends codes with their current restrictions to the controllers of a group's doors again. Inside a transaction. */
export async function pushRules(trx: Store, { accountId, user }: Viewer, rules: readonly GroupRule[], at: number): Promise<void> {
  const places = await readPlaces(trx, accountId)
  const touched = places.flatMap(({ locationId, modules }) => modules.filter(({ id, ports }) => rules.some((rule) =>
    rule.locationId === locationId && (rule.moduleId === null || rule.moduleId === id) && (rule.portId === null || ports.some((port) => port.id === rule.portId)))))
  const modules = [...new Map(touched.map((module) => [module.id, module])).values()]
  await recordPushes(trx, modules, { accountId, at, action: 'all', codeId: null, by: user.name })
}

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
function staleAt(action: DeviceAction, now: number): number | null {
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
