import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { Pool, TypeOverrides, types } from 'pg'
import { firstRelease, migrationsOf, statements } from '../../store/migrations.ts'
import type { Store } from '../../store/openStore.ts'
import { postgresDialect } from '../../store/postgres/postgresDialect.ts'
import { postgresAuditTriggers, postgresCollation, postgresParts, postgresSpelling } from '../../store/postgres/postgresSchema.ts'
import { preparingPool } from '../../store/postgres/preparedStatements.ts'

export interface PostgresStoreOptions {
  /** The address of the database, such as `postgres://user@host/database`. */
  url: string
  /** The largest number of connections of the process. */
  connections?: number
}

/** Reads `bigint`, and `numeric`, the type of sums, as numbers: ours are below 2^53, on SQLite too. */
const asNumbers = new TypeOverrides()
for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) asNumbers.setTypeParser(type, Number)

/** Opens a store on a PostgreSQL database and migrates its tables in one transaction. Of several processes that start at once, one migrates. */
export async function openPostgresStore({ url, connections = 10 }: PostgresStoreOptions): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // A transaction that has been idle for so long was abandoned and still holds locks.
    idle_in_transaction_session_timeout: 30_000,
    // All connections stay open, because a connection that may close sets a timer at each use.
    min: 2,
    types: asNumbers,
    // The name tells other processes whether this one is still running (middleware/idempotency.ts).
    application_name: `portal ${randomUUID()}`,
  })
  // The error is ignored here: a connection that breaks while unused is replaced with the next query, and a query on it reports the failure.
  pool.on('error', () => {})
  const store: Store = new Kysely({ dialect: postgresDialect(preparingPool(pool)) })
  try {
    if (!(await isUpToDate(store))) await migrate(store)
    return store
  } catch (error) {
    await store.destroy()
    throw error
  }
}

/** Creates or migrates the tables of the database, then the triggers of the audit trail. */
async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: () => Promise.resolve(migrationsOf(postgresSpelling, { before: [postgresCollation], after: postgresParts })) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await store.transaction().setIsolationLevel('read committed').execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('portal.audit'))`.execute(trx)
    for (const statement of postgresAuditTriggers) await sql.raw(statement).execute(trx)
  })
}

/** Whether the database has every table of this release. Additions of a newer release are accepted, because both run during a rollout. */
async function isUpToDate(store: Store): Promise<boolean> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as name`.execute(store)
  if (tables[0]?.name == null) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(store)
  const triggers = await sql<{ total: number }>`select count(*) as total from pg_trigger where tgname like 'audit\\_%'`.execute(store)
  if ((triggers.rows[0]?.total ?? 0) < postgresAuditTriggers.length) return false
  const done = new Set(rows.map(({ name }) => name))
  if (done.size > 0 && !done.has(firstRelease)) throw new Error('The database was made before the first release. Name an empty one.')
  return Object.keys(statements).every((name) => done.has(name))
}
