import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/schema.ts'
import { requireNoKeeper } from './guards.ts'
import type { Viewer } from './viewer.ts'

type Changed = Pick<UsersTable, 'id' | 'account_id' | 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin' | 'has_web_access' | 'version'>

/** Writes columns of one user, with who and when; a lost sign-in ends the sessions. Answers the new version. Inside a transaction. */
export async function changeUser(trx: Store, viewer: Viewer, before: Changed, columns: Partial<UsersTable>, now: number): Promise<number> {
  const losesWeb = columns.has_web_access === 0 && before.has_web_access === 1
  const losesAdmin = columns.is_user_admin === 0 && before.is_user_admin === 1
  if (losesWeb || losesAdmin) await requireNoKeeper(trx, viewer, before)
  const version = before.version + 1
  await trx.updateTable('users').set({ ...columns, version, updated_at: now, updated_by: viewer.user.name }).where('id', '=', before.id).execute()
  if (losesWeb) await endSessions(trx, before.id)
  return version
}

/** Those that the user began as somebody else end too. */
export async function endSessions(trx: Store, userId: number): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('signed_in_by', '=', userId)]))
    .execute()
}
