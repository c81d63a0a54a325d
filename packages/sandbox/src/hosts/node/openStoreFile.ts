import { sql } from 'kysely'
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { openStore, type Store } from '../../store/openStore.ts'
import { type StoreErrorKind, storeErrorKind } from '../../store/storeErrors.ts'
import { openNodeSqlite } from './nodeSqlite.ts'

/** Only the file's owner may read and write it: it contains encrypted codes and the secret that decrypts them. */
const ownerOnly = 0o600

/**
 * Opens a database file and creates it if it is missing. Rejects with `StoreFileError`, which names the file and what to do, if the file
 * cannot be opened, is locked or damaged, or lacks a table: such a database would fail later, in the middle of a call.
 */
export async function openStoreFile(path: string): Promise<Store> {
  try {
    makePrivate(path)
    const store = await openStore(openNodeSqlite(path))
    try {
      await requireSound(store, path)
      return store
    } catch (error) {
      await store.destroy()
      throw error
    }
  } catch (error) {
    throw StoreFileError.from(error, path)
  }
}

/** Makes a database file private. SQLite gives its side files the same permissions; the side files of an older database are corrected here. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly))
  for (const name of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(name)) chmodSync(name, ownerOnly)
  }
}

async function requireSound(store: Store, path: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store)
  const [found] = rows
  if (found?.quick_check !== 'ok') throw new StoreFileError(path, 'damaged', found?.quick_check ?? 'quick_check answered nothing')
  const complete = await openStore(openNodeSqlite(':memory:'))
  const missing = await findMissing(store, complete)
  await complete.destroy()
  if (missing.length > 0) throw new StoreFileError(path, 'damaged', `missing: ${missing.join(', ')}`)
}

type Kind = StoreErrorKind | 'notUpToDate'

const advice: Record<Kind, string> = {
  locked: 'is in use by another program. Stop that program, or choose another file.',
  readOnly: 'may not be written. Change its permissions or those of its folder, or choose another file.',
  damaged: 'is damaged. Restore a copy of it, or delete it with its -wal and -shm files to start over.',
  full: 'does not fit on its disk. Make room, or choose another file.',
  unopened: 'cannot be opened. Check that its folder exists and may be written, and that it is a file; or choose another file.',
  notUpToDate: 'could not be brought up to date. It may belong to a newer version, or to one from before the first release. Restore a copy of it, or delete it to start over.',
}

/** The error for a database file that cannot be used. The message names the file, what is wrong with it and what to do. */
export class StoreFileError extends Error {
  override readonly name = 'StoreFileError'
  readonly path: string
  readonly kind: Kind

  constructor(path: string, kind: Kind, detail: string, options?: ErrorOptions) {
    super(`The sandbox's database ${path} ${advice[kind]} (${detail})`, options)
    this.path = path
    this.kind = kind
  }

  static from(error: unknown, path: string): StoreFileError {
    if (error instanceof StoreFileError) return error
    const detail = error instanceof Error ? error.message : String(error)
    return new StoreFileError(path, storeErrorKind(error) ?? (isFileError(error) ? 'unopened' : 'notUpToDate'), detail, { cause: error })
  }
}

/** Whether this is an error of `node:fs`, such as `EACCES`. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** The tables, columns, indexes and triggers of `complete` that `store` lacks, such as `table users` and `column users.email`. */
async function findMissing(store: Store, complete: Store): Promise<string[]> {
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
