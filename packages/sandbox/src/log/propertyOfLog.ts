import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'

/** The properties of an account's log, the viewer's own first: its zone, or that of the account's first, is that of the log's days. */
export async function propertiesOfLog(store: Store, viewer: Viewer): Promise<{ id: number; name: string; time_zone: string }[]> {
  return store.selectFrom('properties').select(['id', 'name', 'time_zone']).where('account_id', '=', viewer.accountId).orderBy((order) => order.eb('id', '=', viewer.user.property_id), 'desc').orderBy('id').execute()
}

/** The property whose zone the days of an account's log have. */
export async function propertyOfLog(store: Store, viewer: Viewer): Promise<{ name: string; time_zone: string }> {
  const [property] = await propertiesOfLog(store, viewer)
  if (!property) throw new Error('An account without a property has no log.')
  return property
}
