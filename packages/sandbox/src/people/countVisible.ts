import { type RawBuilder, sql } from 'kysely'
import { byEngine } from '../store/byEngine.ts'
import { countListed } from '../store/countListed.ts'
import { valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { Hidden } from './findUsers.ts'
import type { Viewer } from './viewer.ts'

/** `part` is the type of codes; contacts have none. */
function unseenOf(table: 'access_codes' | 'contacts', isPart: boolean) {
  // PostgreSQL, which does not know how few they are, would read all rows for a list that is a query; of an array it looks up each by the index.
  const within = (query: RawBuilder<unknown>) => byEngine(sql`in (${query})`, sql`= any (array(${query}))`)
  return statement((_store, { accountId, viewerId, hidden, groups, part }: { accountId: number; viewerId: number; hidden: string; groups: string; part: number }) => sql<{ total: number }>`select count(*) as total from ${sql.table(table)}
    where ${sql.ref(table === 'contacts' ? 'of_account_id' : 'account_id')} = ${accountId} ${isPart ? sql`and type = ${part}` : sql``}
    and user_id ${within(sql`${valuesOf(sql.val(hidden))} union select users.id from users where users.group_id ${within(valuesOf(sql.val(groups)))} and users.id <> ${viewerId}`)}`)
}

const lists = {
  contacts: { ofAll: unseenOf('contacts', false), ofPart: unseenOf('contacts', false) },
  codes: { ofAll: unseenOf('access_codes', false), ofPart: unseenOf('access_codes', true) },
}

/**
 * How many contacts or codes of an account a viewer may see: what is kept, without those of the few whom they may not see. Null where the viewer may see
 * nobody else, so that what they may see is counted.
 */
export async function countVisible(store: Store, list: keyof typeof lists, { accountId, standing }: Viewer, { groups, hidden }: Hidden, part?: number): Promise<number | null> {
  if (groups === null) return null
  const total = await countListed(store, accountId, list, part)
  if (groups.length === 0 && hidden.length === 0) return total
  const unseen = lists[list][part === undefined ? 'ofAll' : 'ofPart']
  const { rows } = await unseen(store, { accountId, viewerId: standing.id, hidden: JSON.stringify(hidden), groups: JSON.stringify(groups), part: part ?? 0 })
  return total - (rows[0]?.total ?? 0)
}
