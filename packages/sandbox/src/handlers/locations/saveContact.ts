import { notFound } from '../../access/places.ts'
import { checkEmail, checkPhone, checkText, invalid } from '../../people/checkFields.ts'
import { findContact, toContact } from '../../people/contacts.ts'
import { findUserToChange } from '../../people/findUser.ts'
import { requireViewer } from '../../people/viewer.ts'
import { conflict } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const saveContact: Handler<'saveContact'> = async (request, call) => {
  const { ID, Version, PropertyID, UserID } = request
  const viewer = await requireViewer(call, 'users.edit')
  const values = {
    name: checkText('Name', request.Name),
    relation: checkText('Relation', request.Relation),
    phone: checkPhone('Phone', request.Phone),
    email: checkEmail('Email', request.Email),
    notes: checkText('Notes', request.Notes),
  }
  if (values.name === '') throw invalid('Name', 'Enter a name.')
  const id = await call.store.transaction().execute(async (trx) => {
    const property = trx.selectFrom('properties').select('id').where('id', '=', PropertyID).where('account_id', '=', viewer.accountId)
    if (!(await property.executeTakeFirst())) throw notFound('property', 'PropertyID')
    if (UserID !== null) await findUserToChange(trx, viewer, UserID, 'UserID')
    const row = { ...values, property_id: PropertyID, user_id: UserID, updated_by: viewer.user.name }
    if (ID === undefined) return (await trx.insertInto('contacts').values({ ...row, version: 1 }).returning('id').executeTakeFirstOrThrow()).id
    const before = await findContact(trx, viewer.accountId, ID)
    if (before.version !== Version) throw conflict(toContact(before))
    await trx.updateTable('contacts').set({ ...row, version: before.version + 1 }).where('id', '=', ID).execute()
    return ID
  })
  return { message: 'Saved.', Contact: toContact(await findContact(call.store, viewer.accountId, id)) }
}
