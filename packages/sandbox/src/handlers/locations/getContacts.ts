import { sql } from 'kysely'
import { contactsOf, toContact } from '../../people/contacts.ts'
import { findUser } from '../../people/findUser.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getContacts: Handler<'getContacts'> = async ({ AccountID, UserID, searchText, page, count }, call) => {
  const viewer = await requireViewer(call, 'users.view', AccountID)
  if (UserID !== undefined) await findUser(call.store, viewer, UserID, 'UserID')
  let query = contactsOf(call.store, viewer.accountId)
  if (UserID !== undefined) query = query.where('contacts.user_id', '=', UserID)
  const typed = searchText.trim()
  if (typed !== '') {
    const like = `%${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(sql<boolean>`(contacts.name || ' ' || contacts.relation || ' ' || contacts.email || ' ' || contacts.phone) like ${like} escape '\\'`)
  }
  const { total } = await query.clearSelect().select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query.orderBy('contacts.name').orderBy('contacts.id').limit(count).offset((page - 1) * count).execute()
  return { Contacts: rows.map(toContact), Total: total }
}
