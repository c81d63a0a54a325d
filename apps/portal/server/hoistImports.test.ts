import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { hoistImports } from './hoistImports.ts'

const modules: Record<string, string> = {
  entry: `import { tell } from 'base'; tell('entry'); export const open = () => import('page')`,
  page: `import { table } from 'table'; export const page = () => table()`,
  table: `import { row } from 'row'; export const table = () => row()`,
  row: `import { tell } from 'base'; export const row = () => tell('row')`,
  base: `export const tell = (what) => globalThis.told.push(what)`,
}

const asModules = {
  name: 'as-modules',
  resolveId: (id: string) => (id in modules ? id : null),
  load: (id: string) => modules[id],
}

test('a script that is loaded by name imports all its modules, except those that the first script loaded', async () => {
  const built = await build({
    configFile: false, logLevel: 'silent', plugins: [asModules, hoistImports],
    build: { write: false, modulePreload: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'allow-extension', output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id: string) => (id === 'page' ? null : id) }] } } } },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const page = output.find((part) => part.type === 'chunk' && part.fileName === 'page.js')
  const imported = [...(page as Rolldown.OutputChunk).code.matchAll(/import\s*(?:[^"']*from\s*)?["']\.\/([\w-]+)\.js["']/g)].map(([, name]) => name)
  expect(new Set(imported)).toEqual(new Set(['table', 'row']))
})
