import { sql } from 'kysely'
import type { Store } from './openStore.ts'

/** The tables, columns, indexes and triggers of `complete` that `store` lacks, such as `table users` and `column users.email`. */
export async function findMissing(store: Store, complete: Store): Promise<string[]> {
  const present = new Set(await partsOf(store))
  return (await partsOf(complete)).filter((part) => !present.has(part))
}

async function partsOf(store: Store): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select type || ' ' || name as part from sqlite_master where name not like 'sqlite_%'
    union all
    select 'column ' || tables.name || '.' || columns.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' and tables.name not like 'sqlite_%'`.execute(store)
  return rows.map(({ part }) => part)
}
