import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'

/** The property whose zone the days of an account's log have: the viewer's own, or the account's first. */
export function propertyOfLog(store: Store, viewer: Viewer): Promise<{ name: string; time_zone: string }> {
  return store.selectFrom('properties').select(['name', 'time_zone']).where('account_id', '=', viewer.accountId).orderBy((order) =>
    order.eb('id', '=', viewer.user.property_id), 'desc').orderBy('id').executeTakeFirstOrThrow()
}
