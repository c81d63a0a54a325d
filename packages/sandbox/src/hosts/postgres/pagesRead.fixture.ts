import { sql } from 'kysely'
import type { Store } from '../../store/openStore.ts'

/** What the server needs to count pages; statements within functions count with the statement that calls them. */
export const countingPages = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '10000' }

/** What a statement read while it was counted, in all. */
export interface PagesRead {
  statement: string
  pages: number
  rows: number
}

/** Counts from here on, in these databases of one server. */
export async function countPages(stores: readonly Store[]): Promise<void> {
  for (const store of stores) await sql`create extension if not exists pg_stat_statements`.execute(store)
  for (const store of stores.slice(0, 1)) await sql`select pg_stat_statements_reset()`.execute(store)
}

/** The pages that each statement asked for in the store's database since they are counted, from memory or not, which does not depend on what else the machine does. */
export async function pagesRead(store: Store): Promise<PagesRead[]> {
  const { rows } = await sql<PagesRead>`select query as statement, sum(shared_blks_hit + shared_blks_read) as pages, sum(rows) as rows from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%' group by query`.execute(store)
  return rows
}
