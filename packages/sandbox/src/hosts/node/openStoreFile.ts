import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { sql } from 'kysely'
import { findMissing } from '../../store/findMissing.ts'
import { openStore, type Store } from '../../store/openStore.ts'
import { openNodeSqlite } from './nodeSqlite.ts'
import { StoreFileError } from './StoreFileError.ts'

/** Only the file's owner may read and write it: it holds encrypted codes beside the secret that decrypts them. */
const ownerOnly = 0o600

/**
 * Opens a store on a file, which is created if it is missing. Rejects with `StoreFileError`, which names the file and what to do, if the file
 * cannot be opened, is locked or damaged, or lacks a table: such a store would fail later, in the middle of a call.
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

/** SQLite gives the side files the permissions of the main file; the side files of an older store are corrected here. */
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
