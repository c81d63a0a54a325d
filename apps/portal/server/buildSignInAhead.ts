import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import type { Scripts } from './buildChunks.ts'
import { chunksOf } from './chunksOf.ts'
import { signInAhead } from './entryDocuments.ts'

/** Builds the script that handles the sign-in form until the page's own scripts have loaded; for the build's list of scripts. */
export async function buildSignInAhead(config: InlineConfig): Promise<Scripts> {
  const input = join(config.root ?? '', signInAhead)
  const output = { format: 'iife', entryFileNames: 'assets/sign-in-ahead-[hash].js', codeSplitting: false } as const
  const [script] = chunksOf(await build({ ...config, build: { emptyOutDir: false, copyPublicDir: false, manifest: false, modulePreload: false, rolldownOptions: { input, output } } }))
  if (!script) throw new Error('The sign-in page has no script of its own.')
  return { [signInAhead]: { file: script.fileName, with: [] } }
}
