import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'

/** The store of a process that starts after another one ended: a copy of the file as it lies on a disk, or the same database. */
export async function copyOf(store: Store): Promise<{ snapshot: Uint8Array } | { store: Store }> {
  if (isPostgres(store)) return { store }
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'copy.sqlite')
  await sql`vacuum into ${path}`.execute(store)
  return { snapshot: readFileSync(path) }
}
