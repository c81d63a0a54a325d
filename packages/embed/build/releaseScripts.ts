import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from 'tsup'
import { smallStyles, wordsBeside } from './plugins.ts'

/** The scripts that a page takes by their address, by their names without the version. */
const sources = {
  'portal-invite-card': 'src/index.ts',
  'es': 'src/words/es.ts',
  'portal-invite-frame': 'src/frame/index.ts',
  // What runs inside a frame, beside the card.
  'portal-invite-page': 'src/frame/framedPage.ts',
}

export const versionOf = (folder: string): string => (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/** How a release's scripts are built. Each carries the version in its name, so that what is in it never changes, and needs no other package. */
export function releaseScripts(folder: string, outDir: string): Options {
  const version = versionOf(folder)
  return {
    entry: Object.fromEntries(Object.entries(sources).map(([name, source]) => [`${name}.${version}`, join(folder, source)])),
    outDir,
    format: 'esm',
    clean: true,
    target: 'es2022',
    minify: true,
    splitting: false,
    noExternal: [/^@portal\//],
    esbuildPlugins: [wordsBeside(version), smallStyles],
    esbuildOptions(options) {
      options.conditions = ['@portal/source']
    },
  }
}
