import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildRelease } from '../../../packages/embed/build/buildRelease.ts'
import type { Release } from './writeSnippet.ts'

/** Builds a release, with the version that partners know, and returns the facts in its manifest. */
export async function readRelease(): Promise<Release> {
  const folder = join(import.meta.dirname, '../../../.cache/embed')
  await buildRelease(folder, false)
  return JSON.parse(readFileSync(join(folder, 'embed-manifest.json'), 'utf8')) as Release
}
