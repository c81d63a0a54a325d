import { sql } from 'kysely'
import type { Store } from '../../store/openStore.ts'

/** PostgreSQL's settings for counting the pages that a statement reads; statements within functions count with their caller. */
export const countingPages = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '10000' }

/** The number of pages that a statement read. */
export interface PagesRead {
  statement: string
  pages: number
  rows: number
}

/** Starts to count pages, in these databases of one server. */
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
