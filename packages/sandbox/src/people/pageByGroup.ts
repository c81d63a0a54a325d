import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'

/** The people from whom a page is cut: the matches of a search in `from`, or everybody with known group sizes. */
interface Source {
  from: RawBuilder<unknown> | null
  where: RawBuilder<boolean>
  sizes: ReadonlyMap<number | null, number> | null
}

interface GroupOrder {
  by: 'name' | 'hierarchy_level'
  isDown: boolean
}

interface Page {
  offset: number
  count: number
}

/** A page of people sorted by group, and by name within a group. People without a group come first, or last in descending order. */
export async function pageByGroup(store: Store, accountId: number, source: Source, order: GroupOrder, page: Page): Promise<number[]> {
  return source.sizes === null ? matchesByGroup(store, source, order, page) : everybodyByGroup(store, accountId, { ...source, sizes: source.sizes }, order, page)
}

async function matchesByGroup(store: Store, { from, where }: Source, { by, isDown }: GroupOrder, { offset, count }: Page): Promise<number[]> {
  const direction = isDown ? sql`desc` : sql`asc`
  const nobody = isDown ? sql`nulls last` : sql`nulls first`
  const rows = await sql<{ id: number }>`select users.id from ${from} left join user_groups on user_groups.id = users.group_id where ${where}
    order by ${sql.ref(`user_groups.${by}`)} ${direction} ${nobody}, user_groups.id ${direction} ${nobody}, users.sort_name ${direction}, users.id ${direction}
    limit ${count} offset ${offset}`.execute(store)
  return rows.rows.map(({ id }) => id)
}

/** Groups before the page are skipped by their sizes, so that only people near the page are sorted. */
async function everybodyByGroup(
  store: Store, accountId: number, { where, sizes }: Source & { sizes: ReadonlyMap<number | null, number> }, { by, isDown }: GroupOrder, { offset, count }: Page,
): Promise<number[]> {
  const groups = await store.selectFrom('user_groups').select('id').where('account_id', '=', accountId).orderBy(by).orderBy('id').execute()
  const order = [null, ...groups.map(({ id }) => id)]
  const direction = isDown ? sql`desc` : sql`asc`
  const ids: number[] = []
  let skip = offset
  for (const group of isDown ? order.toReversed() : order) {
    const size = sizes.get(group) ?? 0
    if (skip < size && ids.length < count) {
      const inGroup = group === null ? sql`users.group_id is null` : sql`users.group_id = ${group}`
      const rows = await sql<{ id: number }>`select users.id from users where ${where} and ${inGroup}
        order by users.sort_name ${direction}, users.id ${direction} limit ${count - ids.length} offset ${skip}`.execute(store)
      ids.push(...rows.rows.map(({ id }) => id))
    }
    skip = Math.max(0, skip - size)
  }
  return ids
}
