import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildRelease } from '../../../packages/embed/build/buildRelease.ts'
import { compressFolder } from './compressFolder.ts'

/**
 * Adds the current release of the key element to `/embed/` of the built portal. Earlier releases stay, because partners' pages name their
 * scripts and hashes. Throws if the bytes of an existing script would change.
 */
export async function buildEmbed(folder: string, kept: string, build: (outDir: string) => Promise<void> = buildRelease): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const made = join(kept, '.made')
  await build(made)
  const changed = readdirSync(made).filter((file) => file.endsWith('.js') && existsSync(join(kept, file)) && !readFileSync(join(kept, file)).equals(readFileSync(join(made, file))))
  if (changed.length > 0) {
    throw new Error(`${changed.join(' and ')} would change, and pages of partners name the hash of what is kept in ${kept}. Give the element a new version (pnpm changeset, then pnpm changeset version), or remove the kept file if no page has its address.`)
  }
  await compressFolder(made)
  cpSync(made, kept, { recursive: true })
  cpSync(kept, join(folder, 'embed'), { recursive: true, filter: (path) => path !== made })
}
