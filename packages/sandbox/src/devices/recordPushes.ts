import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { choosePush, type DeviceAction } from '@portal/domain'
import type { Place, PlaceModule } from '../access/places.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
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
  const recorded: { id: number; module: PlaceModule; Push: RecordedPush['Push'] }[] = []
  const heard = modules.every(({ isIdle }) => isIdle) ? 0 : await newestChange(within)
  for (const module of modules) {
    const kind = module.hardware && choosePush(module.hardware.id)
    if (!kind) continue
    const answered = { status: 'acknowledged', attempts: 1, sent_at: at, taken_at: at, done_at: at } as const
    const { id } = await within
      .insertInto('device_commands')
      .values({
        account_id: accountId, module_id: module.id, module_name: module.name, hardware_id: module.hardware?.id ?? null, push: kind, action, code_id: codeId, by,
        made_at: at, next_at: at, heard, expires_at: staleAt(action, at), ...(module.isIdle ? answered : { status: 'waiting' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    recorded.push({ id, module, Push: kind })
  }
  for (const { module } of recorded) if (!module.isIdle) await runController(within, module.id, at)
  const statuses = await statusesOf(within, recorded.filter(({ module }) => !module.isIdle).map(({ id }) => id))
  return recorded.map(({ id, module, Push }) => ({ ModuleID: module.id, ModuleName: module.name, Push, Status: statuses.get(id) ?? 'acknowledged' }))
}

async function statusesOf(store: Store, ids: readonly number[]): Promise<Map<number, RecordedPush['Status']>> {
  if (ids.length === 0) return new Map()
  const rows = await store.selectFrom('device_commands').select(['id', 'status']).where(inIds('id', ids)).execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

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
