import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { dependenciesOfStories } from './dependenciesOfStories.ts'

const root = join(import.meta.dirname, '../..')
const stories = ['packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx', '.storybook/reference/**/*.stories.tsx', '.storybook/docs/*.mdx', '.storybook/preview.tsx']

/**
 * Tells Vite before the first page which packages the stories need. Without this list, Vite searches every story, which blocks the server
 * for seconds. A package that is found later is bundled then, and the page reloads while a story runs.
 */
export function knownDependencies(): Plugin {
  const found = dependenciesOfStories(stories)
  return {
    name: 'known-dependencies',
    // Runs after Storybook's own plugin, which lists every story.
    enforce: 'post',
    config({ optimizeDeps = {} }) {
      const named = [optimizeDeps.entries ?? []].flat().filter((entry) => !/\.(?:stories\.tsx|mdx)$/.test(entry))
      optimizeDeps.entries = [...named, ...[...found.keys()].map((file) => relative(root, file))]
      optimizeDeps.rolldownOptions = { ...optimizeDeps.rolldownOptions, plugins: [importsOnly(found)] }
    },
  }
}

/** Shows Vite's search only the imports of this project's files. */
const importsOnly = (found: ReadonlyMap<string, string[]>) => ({
  name: 'imports-only',
  load: (id: string) => (id.startsWith(root) && !id.includes('/node_modules/') ? (found.get(id) ?? []).map((specifier) => `import ${JSON.stringify(specifier)}\n`).join('') : undefined),
})
