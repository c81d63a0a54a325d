import { existsSync } from 'node:fs'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import type { PageOfComponents } from './PageOfComponents.ts'
import { readPage } from './readPages.ts'

/**
 * Adds facts of a component's guide to Storybook's sidebar. The status is a tag to filter by. The names in other libraries are in the Usage
 * story, so that a search for "modal" finds `Dialog`.
 */
export function nameStoriesByGuide(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options)
      const guide = file.replace(/\.stories\.tsx$/, '.guide.ts')
      return guide !== file && existsSync(guide) ? inputs.map((input) => named(input, readPage(guide))) : inputs
    },
  }
}

function named(input: IndexInput, { status, otherNames }: PageOfComponents): IndexInput {
  const tagged = { ...input, tags: [...(input.tags ?? []), status.replace(' ', '-')] }
  return input.exportName === 'Usage' && otherNames.length > 0 ? { ...tagged, name: `Usage: ${otherNames.join(', ')}` } : tagged
}
