import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A Vite plugin that replaces a module of this folder by `export const name = …`, with a value read from the sources when Storybook is built. */
export function readAtBuild(path: string, name: string, read: () => unknown): Plugin {
  const file = join(import.meta.dirname, path)
  return {
    name: `read-at-build-${name}`,
    load: async (id) => (id.split('?')[0] === file ? `export const ${name} = ${JSON.stringify(await read())}` : undefined),
  }
}
