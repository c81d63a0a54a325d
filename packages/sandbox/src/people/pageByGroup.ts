import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import type { PagePlace } from '../store/pagePlace.ts'
import { type Edge, partsBeyond } from './beyond.ts'

interface GroupOrder {
  by: 'name' | 'hierarchy_level'
  isDown: boolean
}

/** Somebody in the order of groups: by name within their group, null for none. */
export interface GroupEdge extends Edge {
  group: number | null
}

/**
 * The matches of a search, sorted by group, and by name within a group. People without a group come first, or last in descending order.
 */
export async function matchesByGroup(
  store: Store, { from, where }: { from: RawBuilder<unknown>; where: RawBuilder<boolean> }, { by, isDown }: GroupOrder, { offset, limit }: Pick<PagePlace<never>, 'offset' | 'limit'>,
): Promise<number[]> {
  const direction = isDown ? sql`desc` : sql`asc`
  const nobody = isDown ? sql`nulls last` : sql`nulls first`
  const rows = await sql<{ id: number }>`select users.id from ${from} left join user_groups on user_groups.id = users.group_id where ${where}
    order by ${sql.ref(`user_groups.${by}`)} ${direction} ${nobody}, user_groups.id ${direction} ${nobody}, users.sort_name ${direction}, users.id ${direction}
    limit ${limit} offset ${offset}`.execute(store)
  return rows.rows.map(({ id }) => id)
}

interface Groups {
  where: RawBuilder<boolean>
  sizes: ReadonlyMap<number | null, number>
}

/** As `matchesByGroup` without a search. Groups before the page are skipped, so that only people near it are read. */
export async function everybodyByGroup(
  store: Store, accountId: number, { where, sizes }: Groups, { by, isDown }: GroupOrder, { edge, offset, limit }: PagePlace<GroupEdge>,
): Promise<number[]> {
  const found = await store.selectFrom('user_groups').select('id').where('account_id', '=', accountId).orderBy(by).orderBy('id').execute()
  const inOrder = [null, ...found.map(({ id }) => id)]
  const groups = isDown ? inOrder.toReversed() : inOrder
  const direction = isDown ? sql`desc` : sql`asc`
  const ids: number[] = []
  let skip = offset
  for (const group of edge === null ? groups : groups.slice(groups.indexOf(edge.group))) {
    const size = sizes.get(group) ?? 0
    if (skip < size && ids.length < limit) {
      const inGroup = group === null ? sql`users.group_id is null` : sql`users.group_id = ${group}`
      const parts = edge !== null && group === edge.group ? partsBeyond(edge, { by: sql`users.sort_name`, isDown }) : []
      const rows = await sql<{ id: number }>`select users.id from users where ${sql.join([where, inGroup, ...parts], sql` and `)}
        order by users.sort_name ${direction}, users.id ${direction} limit ${limit - ids.length} offset ${skip}`.execute(store)
      ids.push(...rows.rows.map(({ id }) => id))
    }
    skip = Math.max(0, skip - size)
  }
  return ids
}
