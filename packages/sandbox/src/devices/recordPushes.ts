import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { choosePush, type DeviceAction } from '@portal/domain'
import type { Insertable } from 'kysely'
import type { Place, PlaceModule } from '../access/places.ts'
import type { Database } from '../store/schema.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { statementByShape } from '../store/statementByShape.ts'
import { newestChange } from './heard.ts'
import { runController } from './runController.ts'
import { staleAt } from './sendCommand.ts'

export type RecordedPush = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes'][number]

/**
 * Sends each controller the push that its hardware type takes; models without a push get nothing. A controller at rest has acknowledged it
 * when this answers; for the others it is in their queue. Inside a transaction.
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
  const heard = modules.every(({ isIdle }) => isIdle) ? 0 : await newestChange(within)
  const answered = { status: 'acknowledged', attempts: 1, sent_at: at, taken_at: at, done_at: at } as const
  const waiting = { status: 'waiting', attempts: 0, sent_at: null, taken_at: null, done_at: null } as const
  const { rows } = await addCommands(within, { many: told.length }, numbered(told.map(({ module, Push }) => ({
    account_id: accountId, module_id: module.id, module_name: module.name, hardware_id: module.hardware?.id ?? null, push: Push, action, code_id: codeId, by,
    made_at: at, next_at: at, heard, expires_at: staleAt(action, at), ...(module.isIdle ? answered : waiting),
  }))))
  const busy = new Set(told.flatMap(({ module }) => (module.isIdle ? [] : module.id)))
  for (const id of busy) await runController(within, id, at)
  const ids = new Map(rows.map(({ id, module_id: module }) => [module, id]))
  const statuses = await statusesOf(within, [...busy].flatMap((id) => ids.get(id) ?? []))
  return told.map(({ module, Push }) => ({ ModuleID: module.id, ModuleName: module.name, Push, Status: statuses.get(ids.get(module.id) ?? 0) ?? 'acknowledged' }))
}

async function statusesOf(store: Store, ids: readonly number[]): Promise<Map<number, RecordedPush['Status']>> {
  if (ids.length === 0) return new Map()
  const { rows } = await statusesById(store, { ids: JSON.stringify(ids) })
  return new Map(rows.map(({ id, status }) => [id, status]))
}

const statusesById = statement((store, { ids }: { ids: string }) => store.selectFrom('device_commands').select(['id', 'status']).where(inJson('id', ids)))

const commandColumns = [
  'account_id', 'module_id', 'module_name', 'hardware_id', 'push', 'action', 'code_id', 'by', 'made_at', 'next_at', 'heard', 'expires_at', 'status', 'attempts', 'sent_at', 'taken_at', 'done_at',
] as const
type Added = Pick<Insertable<Database['device_commands']>, (typeof commandColumns)[number]>

/** The columns of all rows by the names under which a ready statement takes them. */
function numbered(rows: readonly Added[]): Record<string, string | number | null> {
  return Object.fromEntries(rows.flatMap((row, index) => commandColumns.map((column) => [`${column}${index}`, row[column] ?? null])))
}

const addCommands = statementByShape((trx, values: Record<string, string | number | null>, { many }: { many: number }) =>
  trx.insertInto('device_commands')
    .values(Array.from({ length: many }, (_, index) => Object.fromEntries(commandColumns.map((column) => [column, values[`${column}${index}`]])) as unknown as Added))
    .returning(['id', 'module_id']))

export interface CodeLocation {
  locationId: number
  isActive: boolean
  /** Null means every door of the location. */
  ports: readonly string[] | null
}

/** The controllers that must know a code: the controllers of its active doors. */
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
