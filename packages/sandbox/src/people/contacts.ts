import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayChangePerson } from '@portal/domain'
import { sql } from 'kysely'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { type Hidden, notHidden, seenOnly } from './findUsers.ts'
import { standingsOf, type Viewer } from './viewer.ts'

type Contact = ResponseOf<(typeof endpoints)['getContacts']>['Contacts'][number]
export type ContactRow = Awaited<ReturnType<typeof findContact>>

/** The ids of the account's contacts that a viewer may see, as a query on `contacts` and `users`. */
export function idsOfContacts(store: Store, { accountId }: Viewer, hidden: Hidden) {
  return store
    .selectFrom('contacts')
    .leftJoin('users', 'users.id', 'contacts.user_id')
    .select('contacts.id')
    .where('contacts.account_id', '=', accountId)
    .where(seenOnly(hidden, 'contacts.user_id') ?? sql<boolean>`true`)
}

/** The contacts of the account's properties, and of users that the viewer may see, with the names of the property and the user. */
export async function contactsOf(store: Store, viewer: Viewer) {
  const visible = await notHidden(store, viewer, 'contacts.user_id')
  return { query: contactRows(store, viewer.accountId).where(visible) }
}

/** Contacts of the account, without a check of visibility. */
export function contactRows(store: Store, accountId: number) {
  return store
    .selectFrom('contacts')
    .innerJoin('properties', 'properties.id', 'contacts.property_id')
    .leftJoin('users', 'users.id', 'contacts.user_id')
    .selectAll('contacts')
    .select(['properties.name as property_name', 'users.name as user_name'])
    .where('contacts.account_id', '=', accountId)
}

/** Finds a contact; 404 for a contact of another account, or of a user that the viewer may not see. */
export async function findContact(store: Store, viewer: Viewer, id: number) {
  const { query } = await contactsOf(store, viewer)
  const row = await query.where('contacts.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('contact', 'ID')
  return row
}

/** Like `findContact`; also refuses the contact of a user with the viewer's own role: 403 `FORBIDDEN`. */
export async function findContactToChange(store: Store, viewer: Viewer, id: number) {
  const contact = await findContact(store, viewer, id)
  const person = contact.user_id === null ? undefined : (await standingsOf(store, [contact.user_id])).get(contact.user_id)
  if (person && !mayChangePerson(viewer.standing, person)) throw new Refusal(403, 'FORBIDDEN', 'The user of this contact is at your level or above it.')
  return contact
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
