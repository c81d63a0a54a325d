import type { DoorOverride } from '@portal/domain'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

const overridesOfPorts = statement((store, { portIds }: { portIds: string }) => store.selectFrom('door_overrides').selectAll().where(inJson('port_id', portIds, 'text')))

/** What people have told these doors in place of their schedules, whether or not it has ended. */
export async function doorOverrides(store: Store, portIds: readonly string[]): Promise<Map<string, DoorOverride>> {
  const { rows } = await overridesOfPorts(store, { portIds: JSON.stringify(portIds) })
  return new Map(rows.map(({ port_id: id, kind, until_at: until, who: by, note: reason }) => [id, { kind, until, by, reason }]))
}
