import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Store } from './openStore.ts'

/** The bytes of a store as they lie on a disk. */
export async function copyOf(store: Store): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'copy.sqlite')
  await sql`vacuum into ${path}`.execute(store)
  return readFileSync(path)
}
