import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

/** `node:sqlite` as Kysely sees a database. `path` may be `:memory:`. */
export function openNodeSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 })
  // A crash of the process loses nothing; only a power cut may lose the last moments, never the file.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536')
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        iterate: (parameters) => statement.iterate(...bound(parameters)),
      }
    },
  }
}
