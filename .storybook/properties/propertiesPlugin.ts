import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readProperties } from './readProperties.ts'

const file = join(import.meta.dirname, 'componentProperties.ts')

/** Gives `componentProperties.ts` the properties of the library as it is now, read once for each build. */
export function propertiesPlugin(): Plugin {
  return {
    name: 'component-properties',
    load: (id) => (id.split('?')[0] === file ? `export const componentProperties = ${JSON.stringify(readProperties())}` : undefined),
  }
}
