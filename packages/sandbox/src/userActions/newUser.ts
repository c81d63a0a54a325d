import { requireGrantable, requirePlaceable } from '../people/guards.ts'
import { nextUserId, noUsername, userRow } from '../people/userValues.ts'
import { type UserFields, userColumns } from '../people/userColumns.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { requireCallGroup } from './changeUser.ts'

type Given = Pick<UsersTable, 'property_id' | 'group_id' | 'call_group_id' | 'password_hash'>

/** Creates a user in the viewer's account. Refuses with 400 `VALIDATION`, 403 `FORBIDDEN` or 409 `TAKEN`. Inside a transaction. */
export async function newUser(trx: Store, viewer: Viewer, fields: UserFields, given: Given, now: number): Promise<UsersTable> {
  const id = await nextUserId(trx)
  const blank = userRow({ ...given, id, account_id: viewer.accountId, username: noUsername(id), created_at: now, updated_at: now })
  requireGrantable(viewer, blank, fields)
  const property = await trx.selectFrom('properties').select('time_zone').where('id', '=', given.property_id).executeTakeFirstOrThrow()
  const user = { ...blank, ...(await userColumns(trx, blank, fields, property.time_zone, now)) }
  requireCallGroup(blank, user)
  requirePlaceable(viewer, { ...blank, group_id: null, hierarchy_level: null }, user)
  await trx.insertInto('users').values(user).execute()
  return user
}
