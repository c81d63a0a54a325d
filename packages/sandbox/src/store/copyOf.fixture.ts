import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { copyTestDatabase } from '../hosts/postgres/openTestDatabase.fixture.ts'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'

/** A copy of the database on disk, for a process that starts after another ended; later writes aren't shared. */
export async function copyOf(store: Store): Promise<{ snapshot: Uint8Array } | { store: Store }> {
  if (isPostgres(store)) return { store: await copyTestDatabase(store) }
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'copy.sqlite')
  await sql`vacuum into ${path}`.execute(store)
  return { snapshot: readFileSync(path) }
}
