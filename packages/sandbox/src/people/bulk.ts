import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { countUsers, idsOfUsers, userSet } from './findUsers.ts'
import { standingColumns, type StandingRow } from './standing.ts'
import { mayChange, maySee, type Viewer } from './viewer.ts'
import type { Services } from '../Services.ts'

export type Selection = RequestOf<(typeof endpoints)['saveBulkUserAction']>['Selection']
export type BulkResult = ResponseOf<(typeof endpoints)['saveBulkUserAction']>
export type RowResult = BulkResult['Results'][number]

const resultsShown = 1000

/** The columns of a user that decide whether an action can be done to them. */
export type SelectedUser = StandingRow &
  Pick<UsersTable, 'name' | 'email' | 'username' | 'call_group_id' | 'has_web_access' | 'web_login_until_at' | 'valid_until_at' | 'password_hash' | 'removed_at' | 'version'> & { isAllowed: boolean }

/** The people of a selection whom the viewer may see. 409 `SELECTION_CHANGED` if a filter now matches another number of people than was shown. */
export async function selectedUsers({ store, vault }: Pick<Services, 'store' | 'vault'>, viewer: Viewer, selection: Selection, now: number): Promise<{ users: SelectedUser[]; missing: number[] }> {
  if ('SelectedUsers' in selection) {
    const ids = [...new Set(selection.SelectedUsers)]
    const users = await readUsers(store, viewer, ids)
    const found = new Set(users.map(({ id }) => id))
    return { users, missing: ids.filter((id) => !found.has(id)) }
  }
  const set = await userSet({ store, vault }, viewer, selection.Filter, now)
  const { total: count } = await countUsers(store, set)
  if (count !== selection.ExpectedCount) {
    throw new Refusal(409, 'SELECTION_CHANGED', `${count} people are in this filter now, not ${selection.ExpectedCount}.`, { body: { count } })
  }
  const except = new Set(selection.ExceptUsers)
  return { users: await readUsers(store, viewer, (await idsOfUsers(store, set)).filter((id) => !except.has(id))), missing: [] }
}

/** Reads the users of the account whom the viewer may see, and whether the viewer may change each. */
export async function readUsers(store: Store, viewer: Viewer, ids: readonly number[]): Promise<SelectedUser[]> {
  const rows = await store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(standingColumns)
    .select(['users.name', 'users.email', 'users.username', 'users.call_group_id', 'users.has_web_access', 'users.web_login_until_at', 'users.valid_until_at', 'users.password_hash', 'users.removed_at', 'users.version', 'user_groups.hierarchy_level'])
    .where('users.account_id', '=', viewer.accountId)
    .where('users.removed_at', 'is', null)
    .where(inIds('users.id', ids))
    .execute()
  return rows.flatMap((user) => (maySee(viewer, user) ? { ...user, isAllowed: mayChange(viewer, user) } : []))
}

export function refusedRow(user: Pick<SelectedUser, 'id' | 'name'>, Code: string, message: string): RowResult {
  return { ID: user.id, Name: user.name, Outcome: 'refused', Code, message }
}

export function doneRow({ id, name }: Pick<SelectedUser, 'id' | 'name'>, isChanged = true): RowResult {
  return { ID: id, Name: name, Outcome: isChanged ? 'done' : 'unchanged', Code: '', message: '' }
}

export const missingRow = (id: number) => refusedRow({ id, name: '' }, 'NOT_FOUND', 'There is no such user.')
export const aboveRow = (user: SelectedUser) => refusedRow(user, 'FORBIDDEN', 'This user stands above you or beside you.')

export function toBulkResult(rows: readonly RowResult[], ReceiptID?: number): BulkResult {
  const of = (outcome: RowResult['Outcome']) => rows.filter(({ Outcome }) => Outcome === outcome)
  const [done, unchanged, refused] = [of('done'), of('unchanged'), of('refused')]
  return {
    message: `${done.length} changed, ${unchanged.length} unchanged, ${refused.length} refused.`,
    Done: done.length,
    Unchanged: unchanged.length,
    Refused: refused.length,
    Results: [...refused, ...done, ...unchanged].slice(0, resultsShown),
    ...(ReceiptID === undefined ? {} : { ReceiptID }),
  }
}
