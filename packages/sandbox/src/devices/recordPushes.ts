import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { choosePush } from '@portal/domain'
import type { Place, PlaceModule } from '../access/places.ts'
import type { Store } from '../store/openStore.ts'
import type { DevicePushesTable } from '../store/accessSchema.ts'

export type PushAction = DevicePushesTable['action']

export type RecordedPush = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes'][number]

/** Sends each controller the push that its hardware type takes, and records it; models without a push get nothing. */
export async function recordPushes(
  within: Store,
  modules: readonly PlaceModule[],
  push: { accountId: number; at: number; action: PushAction; codeId: number | null },
): Promise<RecordedPush[]> {
  const recorded: RecordedPush[] = []
  for (const module of modules) {
    const kind = module.hardware && choosePush(module.hardware.id)
    if (!kind) continue
    const status = module.isOnline ? 'sent' : 'waiting'
    await within
      .insertInto('device_pushes')
      .values({
        account_id: push.accountId, at: push.at, module_id: module.id, module_name: module.name,
        hardware_id: module.hardware?.id ?? null, push: kind, action: push.action, code_id: push.codeId, status,
      })
      .execute()
    recorded.push({ ModuleID: module.id, ModuleName: module.name, Push: kind, Status: status })
  }
  return recorded
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
