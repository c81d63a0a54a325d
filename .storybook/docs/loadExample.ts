import type { ComponentType } from 'react'

interface ComponentExample {
  Example: ComponentType
  /** The source text of the example's file. */
  source: string
}

const components = import.meta.glob<ComponentType>('../../packages/ui/src/**/*.example.tsx', { import: 'Example' })
const sources = import.meta.glob<string>('../../packages/ui/src/**/*.example.tsx', { query: '?raw', import: 'default' })
const loaded = new Map<string, Promise<ComponentExample>>()

/** The example of a component, by the address of its stories: `./packages/ui/src/forms/Combobox/Combobox.stories.tsx`. */
export function loadExample(stories: string): Promise<ComponentExample> {
  const file = stories.replace(/^\.\//, '../../').replace('.stories.tsx', '.example.tsx')
  const coming = loaded.get(file) ?? readExample(file)
  loaded.set(file, coming)
  return coming
}

async function readExample(file: string): Promise<ComponentExample> {
  const [Example, source] = await Promise.all([components[file]?.(), sources[file]?.()])
  if (!Example || source === undefined) throw new Error(`${file} is missing.`)
  return { Example, source }
}
