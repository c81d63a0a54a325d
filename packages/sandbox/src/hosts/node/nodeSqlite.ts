import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

interface Compiled {
  statement: StatementSync
  reader: boolean
}

/** How many compiled statements are kept; the handlers have a few hundred between them. */
const keptStatements = 400

/** Milliseconds for a lock of another process. The wait holds this process's only thread, so that nobody is answered meanwhile. */
const longestWait = 250

/**
 * `node:sqlite` as Kysely sees a database. `path` may be `:memory:`; what is opened from a snapshot, the bytes of a database file, is in
 * memory too.
 */
export function openNodeSqlite(source: string | Uint8Array): SqliteDatabase {
  const database = new DatabaseSync(typeof source === 'string' ? source : ':memory:', { enableForeignKeyConstraints: true, timeout: longestWait })
  if (typeof source !== 'string') database.deserialize(source)
  // A crash of the process loses nothing; only a power cut may lose the last moments, never the file.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536')

  const kept = new Map<string, Compiled>()

  /** To compile a statement takes about as long as to run it, and the same ones come again and again. */
  function compile(sql: string): Compiled {
    const known = kept.get(sql)
    kept.delete(sql)
    const compiled = known ?? compileAnew(sql)
    kept.set(sql, compiled)
    const [oldest] = kept.keys()
    if (kept.size > keptStatements && oldest !== undefined) kept.delete(oldest)
    return compiled
  }

  function compileAnew(sql: string): Compiled {
    const statement = database.prepare(sql)
    return { statement, reader: statement.columns().length > 0 }
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const { statement, reader } = compile(sql)
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        // Its own, which nobody starts again while rows are still to come.
        iterate: (parameters) => database.prepare(sql).iterate(...bound(parameters)),
      }
    },
  }
}
