import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from 'tsup'
import { heldFiles, smallStyles } from './plugins.ts'

/** The scripts that pages load by address, by name without the version. */
const sources = {
  'portal-invite-card': 'src/index.ts',
  'portal-invite-frame': 'src/frame/index.ts',
  // The script of the page inside the frame.
  'portal-invite-page': 'src/frame/framedPage.ts',
}

/** The files of the card that load later. */
const later = {
  more: ['portal-invite-more', 'src/more/more.ts'],
  es: ['es', 'src/words/es.ts'],
} as const

export const laterNames: readonly string[] = Object.values(later).map(([name]) => name)

export const versionOf = (folder: string): string => (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/**
 * The build settings of a release's scripts. Each script has the version in its name, so its content never changes, and includes everything
 * that it needs.
 */
export function releaseScripts(folder: string, outDir: string, version = versionOf(folder)): Options {
  const held = Object.fromEntries(Object.entries(later).map(([key, [name, source]]) => [key, { name: `${name}.${version}`, source: join(folder, source) }]))
  return {
    ...shared(outDir),
    entry: {
      ...Object.fromEntries(Object.entries(sources).map(([name, source]) => [`${name}.${version}`, join(folder, source)])),
      ...Object.fromEntries(Object.values(held).map(({ name, source }) => [name, source])),
    },
    clean: true,
    splitting: false,
    esbuildPlugins: [heldFiles(held), smallStyles],
  }
}

/** The build settings of the scripts for bundlers, with stable names. Bundlers handle the files that load later. */
export function entryScripts(folder: string, outDir: string): Options {
  return {
    ...shared(outDir),
    entry: { 'portal-invite-card': join(folder, 'src/index.ts'), 'portal-invite-frame': join(folder, 'src/frame/index.ts'), 'fake': join(folder, 'src/fake/index.ts') },
    clean: false,
    splitting: true,
    esbuildPlugins: [smallStyles],
  }
}

function shared(outDir: string): Options {
  return {
    outDir,
    format: 'esm',
    target: 'es2022',
    minify: true,
    noExternal: [/^@portal\//],
    esbuildOptions(options) {
      options.conditions = ['@portal/source']
    },
  }
}
