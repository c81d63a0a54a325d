import { dirname, relative } from 'node:path/posix'
import type { Plugin } from 'vite'

/**
 * Loads the imports of a script's imports beside the script, for each script that is loaded by name, so that the browser loads these files
 * in parallel. They are added last, when their code has already run.
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
    // The first script has already loaded these files.
    const present = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [fileName, ...reach(fileName)]))
    for (const chunk of chunks) {
      if (!chunk.isDynamicEntry) continue
      const missing = [...reach(chunk.fileName)].filter((file) => !chunk.imports.includes(file) && !present.has(file))
      chunk.code += missing.map((file) => `import"./${relative(dirname(chunk.fileName), file)}";`).join('')
    }
  },
}
