import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

export type Store = Kysely<Database>

/** Wraps one SQLite connection of any host and brings its tables up to date. Rejects with the failed migration's own error. */
export async function openStore(database: SqliteDatabase): Promise<Store> {
  const store = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db: store, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await store.destroy()
    throw error
  }
  return store
}
