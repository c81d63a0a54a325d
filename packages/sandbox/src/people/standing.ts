import { maySignInAs, type Standing } from '@portal/domain'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { rightsHolder } from './rightsHolder.ts'

/** The columns of a user that decide their standing, the rank in the hierarchy. */
export const standingColumns = [
  'users.id', 'users.account_id', 'users.role', 'users.user_type_id', 'users.is_user_admin', 'users.is_kits_admin', 'users.is_billing_admin', 'users.group_id',
] as const

export type StandingRow = Parameters<typeof rightsHolder>[0] & Pick<UsersTable, 'id' | 'account_id' | 'group_id'> & { hierarchy_level: number | null }

/** A user's standing, which is their rank in the hierarchy. `hierarchy_level` is the level of their group. */
export function standingOf(row: StandingRow): Standing {
  return { ...rightsHolder(row), id: row.id, accountId: row.account_id, groupId: row.group_id, level: row.hierarchy_level }
}

const standingRows = statement((store, { ids }: { ids: string }) =>
  store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(standingColumns)
    .select('user_groups.hierarchy_level')
    .where(inJson('users.id', ids)))

/** The standing of these users by id, including removed users; unknown ids are left out. */
export async function standingsOf(store: Store, ids: readonly number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await standingRows(store, { ids: JSON.stringify([...new Set(ids)]) })
  return new Map(rows.map((row) => [row.id, standingOf(row)]))
}

/** Whether one user may sign in as another (specification §6, sign in as admin). */
export async function maySignInAsUser(store: Store, byId: number, userId: number): Promise<boolean> {
  const standings = await standingsOf(store, [byId, userId])
  const [by, user] = [standings.get(byId), standings.get(userId)]
  return by !== undefined && user !== undefined && maySignInAs(by, user)
}
