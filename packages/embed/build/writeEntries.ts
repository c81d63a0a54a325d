import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf } from './releaseScripts.ts'

/** What bundlers import: the release's own scripts under names that stay. */
export async function writeEntries(folder: string, dist: string): Promise<void> {
  for (const name of ['portal-invite-card', 'portal-invite-frame']) await writeFile(join(dist, `${name}.js`), `export * from './${name}.${versionOf(folder)}.js'\n`)
}
