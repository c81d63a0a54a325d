import { sql } from 'kysely'
import type { Store } from '../../store/openStore.ts'

/** Settings for counting pages; statements within functions count with their caller. */
export const countingPages = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '10000' }

/** The total pages of a statement. */
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

/** The pages that each statement read since the count started, from memory or disk, independent of other load. */
export async function pagesRead(store: Store): Promise<PagesRead[]> {
  const { rows } = await sql<PagesRead>`select query as statement, sum(shared_blks_hit + shared_blks_read) as pages, sum(rows) as rows from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%' group by query`.execute(store)
  return rows
}
