import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'

/** The database's own tables, by name. */
export async function tablesOf(store: Store): Promise<string[]> {
  if (!isPostgres(store)) return (await store.introspection.getTables()).map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(store)
  return rows.map(({ name }) => name)
}
