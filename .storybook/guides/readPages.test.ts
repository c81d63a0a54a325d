import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameStoriesByGuide } from './nameStoriesByGuide.ts'
import { readPages } from './readPages.ts'

const pages = readPages()

it('every page of the library has an address, a status and other names', () => {
  expect(pages.find(({ title }) => title === 'overlays/Dialog')).toMatchObject({ id: 'overlays-dialog--docs', components: ['Dialog'], status: 'stable', otherNames: expect.arrayContaining(['modal']) as string[] })
  expect(pages.filter(({ otherNames }) => otherNames.length === 0).map(({ title }) => title), 'what do other libraries call it? (`otherNames`)').toEqual([])
})

it('the sidebar’s search finds a component by its other names, and its filter by status', async () => {
  const stories = ['Playground', 'Usage'].map((exportName) => ({ type: 'story' as const, importPath: '', exportName, tags: ['autodocs'] }))
  const indexer = nameStoriesByGuide({ test: /x/, createIndex: () => Promise.resolve(stories) })
  const file = new URL('../../packages/ui/src/words/PortalProvider.stories.tsx', import.meta.url).pathname
  const [playground, usage] = await indexer.createIndex(file, { makeTitle: String })
  expect(playground).toMatchObject({ tags: ['autodocs', 'new'] })
  expect(playground).not.toHaveProperty('name')
  expect(usage?.name).toContain('translations')
})

it('every page has a playground and a usage sample', () => {
  const library = join(import.meta.dirname, '../../packages/ui/src')
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.guide.ts')).map((path) => path.replace('.guide.ts', '.stories.tsx'))
  const missing = files.flatMap((path) => {
    const stories = readFileSync(join(library, path), 'utf8')
    return ['Playground', 'Usage'].filter((name) => !stories.includes(`export const ${name}: Story`)).map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})
