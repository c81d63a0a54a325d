import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Puts `export const name = …`, as it is read from the sources when Storybook is built, in the place of a module of this folder. */
export function readAtBuild(path: string, name: string, read: () => unknown): Plugin {
  const file = join(import.meta.dirname, path)
  return {
    name: `read-at-build-${name}`,
    load: async (id) => (id.split('?')[0] === file ? `export const ${name} = ${JSON.stringify(await read())}` : undefined),
  }
}
