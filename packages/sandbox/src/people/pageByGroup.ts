import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'

interface Page {
  offset: number
  count: number
}

/**
 * A page of people sorted by group, within each by name: whole groups are skipped by their counts, so that nobody is sorted whom
 * the page does not show. Those without a group come first, or last where it runs down.
 */
export async function pageByGroup(
  store: Store,
  accountId: number,
  where: RawBuilder<boolean>,
  { by, isDown }: { by: 'name' | 'hierarchy_level'; isDown: boolean },
  { offset, count }: Page,
): Promise<number[]> {
  const groups = await store.selectFrom('user_groups').select('id').where('account_id', '=', accountId).orderBy(by).orderBy('id').execute()
  const sizes = await sql<{ group_id: number | null; total: number }>`
    select users.group_id, count(*) as total from users where ${where} group by users.group_id`.execute(store)
  const order = [null, ...groups.map(({ id }) => id)]
  const direction = isDown ? sql`desc` : sql`asc`
  const ids: number[] = []
  let skip = offset
  for (const group of isDown ? order.toReversed() : order) {
    const size = sizes.rows.find(({ group_id: id }) => id === group)?.total ?? 0
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
