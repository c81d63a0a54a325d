import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { unusedFeatures, withoutUnused } from './leanRouter.ts'

const portal = join(import.meta.dirname, '..')
const router = createRequire(createRequire(join(portal, 'package.json')).resolve('react-router-dom')).resolve('react-router')
const folder = dirname(router).replace(/development$/, 'production')
const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs')).map((name) => readFileSync(join(folder, name), 'utf8'))

test.each(unusedFeatures)('the router still asks about what is left out: $feature', ({ asked }) => {
  expect(modules.join('\n').match(asked)).not.toBeNull()
})

test('what is left of the router is a program, and no boundary, navigation or fetcher went with it', () => {
  const left = modules.map(withoutUnused)
  for (const code of left) expect(() => parseAst(code)).not.toThrow()
  for (const kept of ['function createRouter(', 'RenderErrorBoundary = ', 'function useFetcher(', 'function useBlocker(', 'async function startNavigation(']) expect(left.join('\n')).toContain(kept)
})

test('no page uses what is left out', () => {
  const used = /\b(instrumentations|patchRoutesOnNavigation|dataStrategy|getContext:|hydrationData|viewTransition\b|fetcher\.Form|FrameworkContext|RSCHydratedRouter)/
  const sources = readdirSync(join(portal, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(sources.filter((name) => used.test(readFileSync(join(portal, 'src', name), 'utf8')))).toEqual([])
})
