import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { readAtBuild } from '../readAtBuild.ts'
import type { ComponentProperties } from './ComponentProperty.ts'

const library = join(import.meta.dirname, '../../packages/ui/src/')
const tell = JSON.stringify(join(import.meta.dirname, 'tellProperties.ts'))

/** Adds the properties of its components to every stories file of the library. */
export function propertiesPlugin(): Plugin[] {
  return [
    readAtBuild('properties/libraryProperties.ts', 'libraryProperties', readApart),
    {
      name: 'tell-properties',
      enforce: 'post',
      transform: (code, id) => (id.startsWith(library) && id.split('?')[0]?.endsWith('.stories.tsx') ? { code: `import ${tell};${code}`, map: null } : undefined),
    },
  ]
}

/** Reads in another thread, so that the server can answer meanwhile. */
function readApart(): Promise<Record<string, ComponentProperties>> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('sendProperties.ts', import.meta.url))
      .once('message', resolve)
      .once('error', reject)
  })
}
