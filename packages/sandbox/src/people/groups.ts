import { mayChangeGroup, maySeeGroup } from '@portal/domain'
import { sql } from 'kysely'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Viewer } from './viewer.ts'

/** The groups that the viewer may see, the highest level first. */
export async function visibleGroups(store: Store, viewer: Viewer): Promise<Row<'user_groups'>[]> {
  const rows = await store.selectFrom('user_groups').selectAll().where('account_id', '=', viewer.accountId).orderBy('hierarchy_level').orderBy('name').execute()
  return rows.filter((row) => maySeeGroup(viewer.standing, standingOfGroup(row)))
}

/** Finds a group that the viewer may see; 404 for a group of another account, or above the viewer's own. */
export async function findGroup(store: Store, viewer: Viewer, id: number, field = 'ID'): Promise<Row<'user_groups'>> {
  const row = await store.selectFrom('user_groups').selectAll().where('id', '=', id).where('account_id', '=', viewer.accountId).executeTakeFirst()
  if (!row || !maySeeGroup(viewer.standing, standingOfGroup(row))) throw notFound('group', field)
  return row
}

/** Like `findGroup`; also refuses the viewer's own group and groups of the same level: 403. */
export async function findGroupToChange(store: Store, viewer: Viewer, id: number, field = 'ID'): Promise<Row<'user_groups'>> {
  const row = await findGroup(store, viewer, id, field)
  if (!mayChangeGroup(viewer.standing, standingOfGroup(row))) throw new Refusal(403, 'FORBIDDEN', 'This group is at your level or above it.', { field })
  return row
}

/** The groups whose restrictions a copy changes: the named one, or without an id each that the viewer may change. */
export async function groupsToCopy(store: Store, viewer: Viewer, id: number | null): Promise<Row<'user_groups'>[]> {
  if (id !== null) return [await findGroupToChange(store, viewer, id, 'UserGroupID')]
  const groups = await visibleGroups(store, viewer)
  return groups.filter((group) => group.is_no_access === 0 && mayChangeGroup(viewer.standing, standingOfGroup(group)))
}

/** The number of users in each of these groups. A group without users is missing. */
export async function memberCounts(store: Store, accountId: number, groupIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ group_id: number; total: number }>`select group_id, count(*) as total
    from users where account_id = ${accountId} and ${inIds('group_id', groupIds)} and removed_at is null group by group_id`.execute(store)
  return new Map(rows.map(({ group_id: id, total }) => [id, total]))
}

export function standingOfGroup({ id, account_id: accountId, hierarchy_level: level, is_client_portal_visible: isVisible }: Row<'user_groups'>) {
  return { id, accountId, level, isHidden: isVisible === 0 }
}
