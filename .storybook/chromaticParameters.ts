import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { picturedStories } from './check/picturedStories.ts'

interface Index {
  entries: Record<string, { id: string; title: string; type: string }>
}

/** Only Chromatic and `npm test` read these parameters, so only they wait for the list of stories. */
const isAsked = /Chromatic|StorybookTestRunner/.test(navigator.userAgent) || location.search.includes('chromatic=true')

async function readPictured(): Promise<ReadonlySet<string>> {
  const { entries } = (await (await fetch('index.json')).json()) as Index
  return picturedStories(Object.values(entries).filter(({ type }) => type === 'story'))
}

const pictured = isAsked ? await readPictured() : undefined

/**
 * Converts the project's story parameters into Chromatic's: `screenshot: false`, each variant once for a component, and forced colors. Storybook has no hook for parameters, but passes them to this function with each story's `argTypes`.
 */
export const chromaticParameters: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  if (pictured) {
    const disableSnapshot = parameters['screenshot'] === false || !pictured.has(id)
    parameters['chromatic'] = { disableSnapshot, ...(parameters['forcedColors'] === true && { forcedColors: 'active' }) }
  }
  return argTypes
}
