import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import type { PagePlace } from '../store/pagePlace.ts'

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

/** The value that a list is sorted by, and the id that decides between equal ones. */
export interface Edge {
  value: string | number | null
  id: number
}

interface Column {
  by: RawBuilder<unknown>
  isDown: boolean
  /** Whether somebody may have no value; those come first. */
  mayBeEmpty?: boolean
  /** Whether `by` compares otherwise than its column does: SQLite takes no index by a pair with such a part. */
  isFolded?: boolean
}

/** The parts of the people behind `edge`, one after the other; each is a range of an index. */
export function partsBeyond({ value, id }: Edge, { by, isDown, mayBeEmpty = false, isFolded = false }: Column): RawBuilder<boolean>[] {
  const beyond = isDown ? sql`<` : sql`>`
  if (value === null) {
    const alike = sql<boolean>`${by} is null and users.id ${beyond} ${id}`
    return isDown ? [alike] : [alike, sql`${by} is not null`]
  }
  const other = isFolded
    ? sql<boolean>`${by} ${beyond}= ${value} and (${by} ${beyond} ${value} or users.id ${beyond} ${id})`
    : sql<boolean>`(${by}, users.id) ${beyond} (${value}, ${id})`
  return isDown && mayBeEmpty ? [other, sql`${by} is null`] : [other]
}
