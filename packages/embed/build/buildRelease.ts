import { join } from 'node:path'
import { build } from 'tsup'
import { releaseScripts } from './releaseScripts.ts'
import { writeManifests } from './writeManifests.ts'

/** Writes a release's scripts and manifests into `outDir`, byte by byte as the published package has them, for a server that hands them out. */
export async function buildRelease(outDir: string): Promise<void> {
  const folder = join(import.meta.dirname, '..')
  await build({ ...releaseScripts(folder, outDir), config: false, silent: true })
  await writeManifests(folder, outDir)
}
