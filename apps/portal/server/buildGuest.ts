import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import type { Scripts } from './buildChunks.ts'
import { chunksOf } from './chunksOf.ts'

export interface GuestScripts {
  /** For the build's list of scripts. */
  scripts: Scripts
  /** The inline script of the document. */
  ahead: string
}

const guest = 'src/guest/guest.ts'

/** Builds the guest's pages: their one script, their document, and the worker that caches them. */
export async function buildGuest(config: InlineConfig): Promise<GuestScripts> {
  const root = config.root ?? ''
  const options = { emptyOutDir: false, copyPublicDir: false, manifest: false, modulePreload: false } as const
  const input = (file: string) => join(root, file)
  const main = chunksOf(await build({
    ...config,
    // As a library, so that later scripts are imported without the bundler's preload helper.
    build: { ...options, lib: { entry: input(guest), formats: ['es'] }, rolldownOptions: { output: { minify: true, entryFileNames: 'assets/guest-[hash].js', chunkFileNames: 'assets/guest-[name]-[hash].js' } } },
  }))
  const alone = async (file: string, write: boolean) => chunksOf(await build({
    ...config, build: { ...options, write, rolldownOptions: { input: input(file), output: { format: 'iife', entryFileNames: 'guest-worker.js', codeSplitting: false } } },
  }))[0]
  await alone('src/guest/worker.ts', true)
  const ahead = await alone('src/guest/ahead.ts', false)
  const entry = main.find(({ isEntry }) => isEntry)
  if (!entry || !ahead) throw new Error('The guest’s pages have no script.')
  return { scripts: { [guest]: { file: entry.fileName, with: entry.imports } }, ahead: ahead.code.trim() }
}
