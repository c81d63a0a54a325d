import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Store } from '../store/openStore.ts'
import { notHidden } from './findUsers.ts'
import type { Viewer } from './viewer.ts'

type HeldPin = ResponseOf<(typeof endpoints)['importValidatorUsers']>['DirectoryPins'][number]

/** The directory PINs of an account with whose they are: the people whom the viewer may see, then the call groups. */
export async function heldPins(store: Store, viewer: Viewer, atMost: number): Promise<HeldPin[]> {
  const people = await store.selectFrom('users').select(['directory_pin', 'name', 'email']).where('account_id', '=', viewer.accountId).where(await notHidden(store, viewer))
    .where('removed_at', 'is', null).where('directory_pin', '!=', '').orderBy('id').limit(atMost).execute()
  const groups = await store.selectFrom('call_groups').innerJoin('properties', 'properties.id', 'call_groups.property_id').select(['directory_pin', 'call_groups.name'])
    .where('properties.account_id', '=', viewer.accountId).where('directory_pin', '!=', '').orderBy('call_groups.id').execute()
  return [
    ...people.map(({ directory_pin: Pin, name: Name, email: Email }) => ({ Pin, Name, Email, IsCallGroup: false })),
    ...groups.map(({ directory_pin: Pin, name: Name }) => ({ Pin, Name, Email: '', IsCallGroup: true })),
  ]
}
