import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildRelease } from '../../../packages/embed/build/buildRelease.ts'
import { compressFolder } from './compressFolder.ts'

/**
 * Puts the element's present release below `/embed/` of the built portal, beside those that an earlier build of this folder made: a page that names
 * an earlier script, and its hash, goes on finding it.
 */
export async function buildEmbed(folder: string, kept: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const made = join(kept, '.made')
  await buildRelease(made)
  await compressFolder(made)
  cpSync(made, kept, { recursive: true })
  cpSync(kept, join(folder, 'embed'), { recursive: true, filter: (path) => path !== made })
}
