import type { DoorOverride } from '@portal/domain'
import type { Store } from '../store/openStore.ts'

/** What people have told these doors in place of their schedules, whether or not it has ended. */
export async function doorOverrides(store: Store, portIds: readonly string[]): Promise<Map<string, DoorOverride>> {
  const rows = await store.selectFrom('door_overrides').selectAll().where('port_id', 'in', portIds).execute()
  return new Map(rows.map(({ port_id: id, kind, until_at: until, who: by, note: reason }) => [id, { kind, until, by, reason }]))
}
