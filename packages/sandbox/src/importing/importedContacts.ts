import { inIds } from '../store/inIds.ts'
import { contactsOf, findContactToChange } from '../people/contacts.ts'
import { builtOnVersion } from './builtOnVersion.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { type SettableContact, writeContactRow } from './writeContactRow.ts'

export const importedContacts: ImportedKind = {
  right: 'users.edit',
  nameOf: ({ Name = '' }) => Name,
  writer: (_store, context) => Promise.resolve((trx, row) => writeContactRow(trx, context, row)),
  builtOn: (store, viewer, rows) => builtOnVersion(store, rows, 'contact', async (ids) => (await contactsOf(store, viewer)).query.where(inIds('contacts.id', ids)).execute()),
  takeBack: async (trx, { viewer }, row) => {
    const contact = await findContactToChange(trx, viewer, row.record_id ?? 0)
    if (row.before === null) {
      await trx.deleteFrom('contacts').where('id', '=', contact.id).execute()
      return null
    }
    const before = JSON.parse(row.before) as SettableContact
    const version = contact.version + 1
    await trx.updateTable('contacts').set({ ...before, version, updated_by: viewer.user.name }).where('id', '=', contact.id).execute()
    return version
  },
}
