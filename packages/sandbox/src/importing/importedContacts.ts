import { comparedValue, type ImportCells } from '@portal/domain'
import { type ContactRow, contactsOf, findContactToChange } from '../people/contacts.ts'
import { findUserToChange } from '../people/findUser.ts'
import { readEmail, readPhone } from '../people/userValues.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { mentionedUsers } from './mentionedUsers.ts'
import { versionedKind } from './versionedKind.ts'
import { filled } from '../words/sentence.ts'

interface Values {
  name: string
  relation: string
  phone: string
  email: string
  notes: string
}

/** Creates the row's contact, or updates the contact with the same name, property and user. Refusals: those of `saveContact`. */
export const importedContacts = versionedKind<ContactRow, Values>({
  right: 'users.edit',
  find: async (store, viewer, ids) => (await contactsOf(store, viewer)).query.where(inIds('contacts.id', ids)).execute(),
  async read(trx, { viewer, found: { property_id: propertyId } }, cells) {
    const { Name, Person = '' } = cells
    const userId = await ownerOf(trx, viewer, Person)
    const { query } = await contactsOf(trx, viewer)
    const named = await query.where('contacts.property_id', '=', propertyId).where('contacts.user_id', userId === null ? 'is' : '=', userId)
      .where(({ eb, fn }) => eb(fn<string>('lower', ['contacts.name']), '=', fn<string>('lower', [eb.val(Name)]))).orderBy('contacts.id').limit(2).execute()
    return {
      named,
      several: filled('Several contacts are called {name}.', { name: Name }),
      fields: [['Name', ({ name }) => name], ['Relation', ({ relation }) => relation], ['Phone', ({ phone }) => phone], ['Email', ({ email }) => email], ['Notes', ({ notes }) => notes], ['Person', () => Person]],
      settle: (before) => settle(cells, before ?? { name: '', relation: '', phone: '', email: '', notes: '' }),
      requireChange: ({ id }) => findContactToChange(trx, viewer, id),
      insert: async (values, by) => (await trx.insertInto('contacts')
        .values({ ...values, ...by, account_id: viewer.accountId, property_id: propertyId, user_id: userId, version: 1 }).returning('id').executeTakeFirstOrThrow()).id,
    }
  },
  valuesOf: (_trx, { name, relation, phone, email, notes }) => ({ name, relation, phone, email, notes }),
  findToChange: findContactToChange,
  update: (trx, _context, id, values) => trx.updateTable('contacts').set(values).where('id', '=', id).execute(),
  remove: (trx, id) => trx.deleteFrom('contacts').where('id', '=', id).execute(),
})

async function ownerOf(trx: Store, viewer: Viewer, text: string): Promise<number | null> {
  if (text === '') return null
  const [id, second] = await mentionedUsers(trx, viewer, text, 'Person')
  if (id === undefined || second !== undefined) throw invalid('Person', 'A contact belongs to one user, or to the property.')
  return (await findUserToChange(trx, viewer, id, 'Person')).id
}

function settle({ Name, Relation, Phone, Email, Notes }: ImportCells, now: Values): Values {
  const phone = Phone ? readPhone('Phone', Phone) : now.phone
  const email = Email ? readEmail('Email', Email) : now.email
  return {
    // A name that differs only in upper and lower case is not changed.
    name: now.name || (Name ?? ''), relation: Relation || now.relation, notes: Notes || now.notes,
    phone: comparedValue('clientPhone', phone) === comparedValue('clientPhone', now.phone) ? now.phone : phone,
    email: comparedValue('clientEmail', email) === comparedValue('clientEmail', now.email) ? now.email : email,
  }
}
