import { Role } from '@portal/domain'
import { requireGrantable, requirePlaceable } from '../people/guards.ts'
import { emptyPerson, nextUserId, noUsername } from '../people/personColumns.ts'
import { type UserFields, userColumns } from '../people/userColumns.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { requireCallGroup } from './changeUser.ts'

type Given = Pick<UsersTable, 'property_id' | 'group_id' | 'call_group_id' | 'password_hash'>

/** Makes a user of the viewer's account. Refusals: 400 `VALIDATION`, 403 `FORBIDDEN`, 409 `TAKEN`. Inside a transaction. */
export async function newUser(trx: Store, viewer: Viewer, fields: UserFields, given: Given, now: number): Promise<UsersTable> {
  const id = await nextUserId(trx)
  const blank: UsersTable = {
    ...emptyPerson, ...given, id, account_id: viewer.accountId, name: '', first_name: '', last_name: '', sort_name: '', email: '',
    username: noUsername(id), role: Role.Customer, user_type_id: 1, user_portal: 1, is_user_admin: 0, is_kits_admin: 0, is_billing_admin: 0,
    is_single_family: 0, dashboard_flag: 1, has_web_access: 0, removed_at: null, watchman_phone_number: '',
    release_content: '', has_group_video: 0, ignores_group_video: 0, ignores_release: 0,
    created_at: now, updated_at: now,
  }
  requireGrantable(viewer, blank, fields)
  const property = await trx.selectFrom('properties').select('time_zone').where('id', '=', given.property_id).executeTakeFirstOrThrow()
  const user = { ...blank, ...(await userColumns(trx, blank, fields, property.time_zone, now)) }
  requireCallGroup(blank, user)
  requirePlaceable(viewer, { ...blank, group_id: null, hierarchy_level: null }, user)
  await trx.insertInto('users').values(user).execute()
  return user
}
