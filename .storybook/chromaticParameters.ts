import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { picturedStories } from './check/picturedStories.ts'

interface Index {
  entries: Record<string, { id: string; title: string; type: string }>
}

/** Only Chromatic and `npm test` read what this says, so only they wait for the list of stories. */
const isAsked = /Chromatic|StorybookTestRunner/.test(navigator.userAgent) || location.search.includes('chromatic=true')

async function readPictured(): Promise<ReadonlySet<string>> {
  const { entries } = (await (await fetch('index.json')).json()) as Index
  return picturedStories(Object.values(entries).filter(({ type }) => type === 'story'))
}

const pictured = isAsked ? await readPictured() : undefined

/**
 * Tells Chromatic in its own parameters what the house's say: `screenshot: false`, each variant once for a component, and forced colors. Storybook
 * has no enhancer of parameters, but hands each story's own ones to this one before they are read.
 */
export const chromaticParameters: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  if (pictured) {
    const disableSnapshot = parameters['screenshot'] === false || !pictured.has(id)
    parameters['chromatic'] = { disableSnapshot, ...(parameters['forcedColors'] === true && { forcedColors: 'active' }) }
  }
  return argTypes
}
