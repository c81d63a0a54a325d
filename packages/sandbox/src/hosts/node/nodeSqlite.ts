import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { followTransactionsBy } from '../../store/heldTransactions.ts'

followTransactionsBy(new AsyncLocalStorage<object>())

interface Compiled {
  statement: StatementSync
  reader: boolean
}

/** The number of compiled statements kept in memory; all handlers together have a few hundred. */
const keptStatements = 400

/** Milliseconds to wait for another process's lock. The wait blocks this process's only thread, and so all answers. */
const longestWait = 250

/** `node:sqlite` for Kysely. `source` is a path, `:memory:`, or a snapshot: the bytes of a database file, opened in memory. */
export function openNodeSqlite(source: string | Uint8Array): SqliteDatabase {
  const database = new DatabaseSync(typeof source === 'string' ? source : ':memory:', { enableForeignKeyConstraints: true, timeout: longestWait })
  if (typeof source !== 'string') database.deserialize(source)
  // With this setting, a crash of the process loses nothing. A power cut may lose the last moments, but never the file.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536')

  const kept = new Map<string, Compiled>()

  /** Compiled statements are cached, because compiling takes about as long as running. */
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
        // This statement is compiled separately, so that another run doesn't restart it while its rows are read.
        iterate: (parameters) => database.prepare(sql).iterate(...bound(parameters)),
      }
    },
  }
}
