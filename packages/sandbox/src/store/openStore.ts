import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

export type Store = Kysely<Database>

/** Wraps one SQLite connection of any host and brings its tables up to date. Rejects with the failed migration's own error. */
export async function openStore(database: SqliteDatabase): Promise<Store> {
  const store = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
  if (await isUpToDate(store)) return store
  const migrator = new Migrator({ db: store, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await store.destroy()
    throw error
  }
  return store
}

/** The migrator reads the whole schema before it finds nothing to do, which takes longer than to open what a test or a story starts from. */
async function isUpToDate(store: Store): Promise<boolean> {
  const tables = await sql`select 1 from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`.execute(store)
  if (tables.rows.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(store)
  return JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(Object.keys(migrations).sort())
}
