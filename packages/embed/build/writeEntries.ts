import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf } from './releaseScripts.ts'

/** What bundlers import: the release's own scripts under names that stay. */
export async function writeEntries(folder: string, dist: string): Promise<void> {
  await writeFile(join(dist, 'portal-invite-card.js'), `export * from './portal-invite-card.${versionOf(folder)}.js'\n`)
}
