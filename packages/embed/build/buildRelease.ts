import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { releaseScripts, versionOf } from './releaseScripts.ts'
import { writeManifests } from './writeManifests.ts'

const folder = join(import.meta.dirname, '..')

/**
 * Writes the scripts and manifests that a server delivers into `outDir`. If there are unreleased changes, the version is that of the last
 * release with `-dev.` and a hash of the scripts, so that a released file name never gets other contents.
 */
export async function buildRelease(outDir: string, hasChanges = hasWaitingChanges()): Promise<void> {
  const released = versionOf(folder)
  let version = released
  if (hasChanges) {
    await build({ ...releaseScripts(folder, outDir, `${released}-dev`), config: false, silent: true })
    version = `${released}-dev.${hashOf(outDir)}`
  }
  await build({ ...releaseScripts(folder, outDir, version), config: false, silent: true })
  await writeManifests(folder, outDir, version)
}

/** Whether there are unreleased changes: `pnpm changeset version` deletes their notes when it writes them into the changelogs. */
function hasWaitingChanges(): boolean {
  return readdirSync(join(folder, '../../.changeset')).some((file) => file.endsWith('.md') && file !== 'README.md')
}

function hashOf(outDir: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(outDir).filter((name) => name.endsWith('.js')).toSorted()) hash.update(file).update(readFileSync(join(outDir, file)))
  return hash.digest('hex').slice(0, 10)
}
