import { type DatabaseConnection, type Driver, Kysely, sql, SqliteAdapter, SqliteDialect, SqliteDriver, type SqliteDatabase } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { requireNoTransaction } from './heldTransactions.ts'
import { migrationsOf } from './migrations.ts'
import type { Database } from './schema.ts'
import { sqliteAuditTriggers, sqliteParts, sqliteSpelling } from './sqlite/sqliteSchema.ts'
import { StoreBusyError } from './storeErrors.ts'

export type Store = Kysely<Database>

export const migrations = migrationsOf(sqliteSpelling, { after: sqliteParts })

/**
 * SQLite can roll back schema changes. Kysely's own adapter says that it cannot, and would run migrations without a transaction. The driver
 * here queues callers, because Kysely's queue has no timeout.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** How many milliseconds a statement or transaction waits for the only connection. */
const patience = 5000

/** Gives out its one connection in the order of requests, with a timeout. */
class PatientSqliteDriver extends SqliteDriver {
  readonly #storeOf: () => object
  readonly #waiting: (() => void)[] = []
  #isHeld = false

  constructor(database: SqliteDatabase, storeOf: () => object) {
    super({ database })
    this.#storeOf = storeOf
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    requireNoTransaction(this.#storeOf())
    if (this.#isHeld) await this.#turn()
    this.#isHeld = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isHeld = false
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1)
        reject(new StoreBusyError(patience))
      }, patience)
      this.#waiting.push(start)
    })
  }

  /** SQLite itself rolls back on a full disk; a second rollback would fail and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver

  constructor(database: SqliteDatabase, storeOf: () => object) {
    super({ database })
    this.#createDriver = () => new PatientSqliteDriver(database, storeOf)
  }

  override createDriver(): Driver {
    return this.#createDriver()
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/**
 * Opens a database over any host's SQLite connection, and migrates its tables in one transaction: a process that ends in the middle leaves
 * the database unchanged. If a migration fails, closes the connection and rejects with the migration's own error.
 */
export async function openStore(database: SqliteDatabase): Promise<Store> {
  const store: Store = new Kysely<Database>({ dialect: new TransactionalSqliteDialect(database, () => store) })
  try {
    if (!(await isUpToDate(store))) await migrate(store)
    return store
  } catch (error) {
    await store.destroy()
    throw error
  }
}

/** Migrates the tables. The triggers of the audit trail name columns, so they are dropped before and created again afterwards. */
async function migrate(store: Store): Promise<void> {
  for (const { name } of (await auditTriggersOf(store)).rows) await sql`drop trigger ${sql.ref(name)}`.execute(store)
  const migrator = new Migrator({ db: store, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await store.transaction().execute(async (trx) => {
    for (const statement of sqliteAuditTriggers) await sql.raw(statement).execute(trx)
  })
}

/**
 * Whether the database needs no migration. This is checked before the migrator runs, because the migrator always reads the whole schema,
 * which takes longer than opening the snapshot of a test or a story. Throws for a database of another version, and leaves it unchanged.
 */
async function isUpToDate(store: Store): Promise<boolean> {
  const tables = await sql`select 1 from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`.execute(store)
  if (tables.rows.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(store)
  const unknown = rows.find(({ name }) => !(name in migrations))
  if (unknown) throw new Error(`migration ${unknown.name} is of another version`)
  return rows.length === Object.keys(migrations).length && (await auditTriggersOf(store)).rows.length === sqliteAuditTriggers.length
}

function auditTriggersOf(store: Store) {
  return sql<{ name: string }>`select name from sqlite_master where type = 'trigger' and name glob 'audit_*'`.execute(store)
}
