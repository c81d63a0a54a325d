import { dirname, relative } from 'node:path/posix'
import type { Plugin } from 'vite'

/**
 * Lets each script that is loaded by name import all that its imports import, so that the browser asks for these files side by side and not
 * one after the other. They are named last: what they run has run already.
 */
export const hoistImports: Plugin = {
  name: 'hoist-imports',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
    const reach = (file: string, seen = new Set<string>()): Set<string> => {
      for (const next of importsOf.get(file) ?? []) if (!seen.has(next)) reach(next, seen.add(next))
      return seen
    }
    // The page has what its first script has.
    const present = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [fileName, ...reach(fileName)]))
    for (const chunk of chunks) {
      if (!chunk.isDynamicEntry) continue
      const missing = [...reach(chunk.fileName)].filter((file) => !chunk.imports.includes(file) && !present.has(file))
      chunk.code += missing.map((file) => `import"./${relative(dirname(chunk.fileName), file)}";`).join('')
    }
  },
}
