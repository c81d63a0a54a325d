import { findContact } from '../../people/contacts.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const deleteContact: Handler<'deleteContact'> = async ({ ID }, call) => {
  const viewer = await requireViewer(call, 'users.edit')
  const { id, name } = await findContact(call.store, viewer.accountId, ID)
  await call.store.deleteFrom('contacts').where('id', '=', id).execute()
  return { message: `${name} is deleted.` }
}
