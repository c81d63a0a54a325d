import initSqlite, { type BindableValue, type Database as WasmDatabase, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SqliteDatabase } from 'kysely'

let loading: Promise<Sqlite3Static> | undefined

/** Loads SQLite's WebAssembly build once. */
export function loadSqlite(): Promise<Sqlite3Static> {
  loading ??= initSqlite().then((sqlite) => {
    // SQLite's own messages are silenced, because constraint errors reach the caller, and a story's console is for unexpected errors only.
    sqlite.config.warn = () => {}
    return sqlite
  })
  return loading
}

export interface WasmSqlite extends SqliteDatabase {
  /** Returns the whole database as the bytes of a file. */
  snapshot(): Uint8Array<ArrayBuffer>
}

/** Opens an in-memory database in the page, for Kysely; empty or filled from a snapshot. */
export function openWasmSqlite(sqlite: Sqlite3Static, snapshot?: Uint8Array<ArrayBuffer>): WasmSqlite {
  const database = new sqlite.oo1.DB(':memory:')
  if (snapshot) deserialize(sqlite, database, snapshot)
  database.exec('pragma foreign_keys = on')
  return {
    close: () => database.close(),
    snapshot: () => sqlite.capi.sqlite3_js_db_export(database),
    prepare: (sql) => wasmStatement(sqlite, database, sql),
  }
}

/** A statement of Kysely. Each run compiles and finalizes it, because Kysely never finalizes one. */
function wasmStatement(sqlite: Sqlite3Static, database: WasmDatabase, sql: string): ReturnType<SqliteDatabase['prepare']> {
  const statement = database.prepare(sql)
  const bind = (parameters: readonly unknown[]) => {
    if (parameters.length > 0) statement.bind(parameters as BindableValue[])
  }
  function* rows(parameters: readonly unknown[]) {
    try {
      bind(parameters)
      while (statement.step()) yield statement.get({})
    } finally {
      statement.finalize()
    }
  }
  return {
    reader: statement.columnCount > 0,
    all: (parameters) => [...rows(parameters)],
    iterate: rows,
    run(parameters) {
      try {
        bind(parameters)
        statement.step()
        return { changes: database.changes(), lastInsertRowid: sqlite.capi.sqlite3_last_insert_rowid(database) }
      } finally {
        statement.finalize()
      }
    },
  }
}

function deserialize(sqlite: Sqlite3Static, database: WasmDatabase, bytes: Uint8Array<ArrayBuffer>): void {
  const { capi, wasm } = sqlite
  const memory = wasm.allocFromTypedArray(bytes)
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
  database.checkRc(capi.sqlite3_deserialize(database, 'main', memory, bytes.length, bytes.length, flags))
}
