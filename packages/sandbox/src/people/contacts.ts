import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { notFound } from '../access/places.ts'
import type { Store } from '../store/openStore.ts'

type Contact = ResponseOf<(typeof endpoints)['getContacts']>['Contacts'][number]
type ContactRow = Awaited<ReturnType<typeof findContact>>

/** The contacts of an account, with the names of property and user. */
export function contactsOf(store: Store, accountId: number) {
  return store
    .selectFrom('contacts')
    .innerJoin('properties', 'properties.id', 'contacts.property_id')
    .leftJoin('users', 'users.id', 'contacts.user_id')
    .selectAll('contacts')
    .select(['properties.name as property_name', 'users.name as user_name'])
    .where('properties.account_id', '=', accountId)
}

/** 404 for another account's. */
export async function findContact(store: Store, accountId: number, id: number) {
  const row = await contactsOf(store, accountId).where('contacts.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('contact', 'ID')
  return row
}

export function toContact(row: ContactRow): Contact {
  return {
    ID: row.id,
    PropertyID: row.property_id,
    PropertyName: row.property_name,
    UserID: row.user_id,
    UserName: row.user_name ?? '',
    Name: row.name,
    Relation: row.relation,
    Phone: row.phone,
    Email: row.email,
    Notes: row.notes,
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}
