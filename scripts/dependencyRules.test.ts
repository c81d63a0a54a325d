import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, it } from 'vitest'
import { architectureDocument } from './architectureDocument.ts'
import { cyclesOfFolders, layerOf } from './dependencyPicture.ts'
import { dependencyRules, testFiles } from './dependencyRules.ts'
import { cruisePackages, readDependencies } from './readDependencies.ts'

const root = join(import.meta.dirname, '..')

// Reading takes six seconds on an idle processor, and longer beside other steps of `npm test`.
beforeAll(async () => void (await readDependencies()), 120_000)

it('every import keeps the rules of dependencyRules.ts', async () => {
  const { summary } = await readDependencies()
  const reasonOf = (name: string) => dependencyRules.find((rule) => rule.name === name)?.comment
  const broken = summary.violations.map(({ from, to, rule }) => `${from} imports ${to} (${rule.name}: ${reasonOf(rule.name)})`)
  expect(broken).toEqual([])
})

const breaches: Record<string, [file: string, text: string]> = {
  'domain-imports-what-it-may': ['packages/domain/src/breach.ts', `import '../../ui/src/index.ts'`],
  'ui-imports-what-it-may': ['packages/ui/src/breach.ts', `import '../../api-client/src/index.ts'`],
  'embed-imports-what-it-may': ['packages/embed/src/breach.ts', `import '../../ui/src/index.ts'`],
  'portal-imports-what-it-may': ['apps/portal/src/app/breach.ts', `import '../../../../packages/sandbox/src/index.ts'`],
  'portal-tests-reach-entries': ['apps/portal/src/app/breach.test.ts', `import '../../../../packages/sandbox/src/store/store.ts'`],
  'ui-rooms-keep-their-internals': ['packages/ui/src/data/breach.ts', `import '../forms/internal/controlStyles.ts'`],
  'portal-routes-stand-alone': ['apps/portal/src/routes/site/users/breach.ts', `import '../codes/codes.ts'`],
  'sandbox-foundations-looks-down': ['packages/sandbox/src/store/breach.ts', `import type { Rule } from '../people/people.ts'`],
  'sandbox-people-looks-down': ['packages/sandbox/src/people/breach.ts', `import type { Call } from '../Call.ts'`],
  'sandbox-access-looks-down': ['packages/sandbox/src/access/breach.ts', `import type { Invite } from '../invites/invites.ts'`],
  'sandbox-handlers-looks-down': ['packages/sandbox/src/handlers/breach.ts', `export { console } from "../console/console.ts"`],
  'test-data-is-for-tests': ['packages/api-client/src/breach.ts', `import '../../domain/src/testing/arbitraries.ts'`],
  'no-cycle': ['packages/ui/src/breach.ts', `import './back.ts'`],
  'no-cycle-in-domain-and-sandbox': ['packages/sandbox/src/people/breach.ts', `import type { Back } from './back.ts'`],
  'imports-what-is-there': ['packages/ui/src/breach.ts', `void import('./nowhere.ts')`],
}

const others: Record<string, string> = {
  'packages/ui/src/index.ts': '', 'packages/api-client/src/index.ts': '', 'packages/domain/src/testing/arbitraries.ts': '', 'packages/sandbox/src/index.ts': '', 'packages/sandbox/src/store/store.ts': '',
  'packages/sandbox/src/people/people.ts': 'export interface Rule {}', 'packages/sandbox/src/Call.ts': 'export interface Call {}',
  'packages/sandbox/src/invites/invites.ts': 'export interface Invite {}',
  'packages/sandbox/src/console/console.ts': 'export const console = 1', 'apps/portal/src/routes/site/codes/codes.ts': '',
  'packages/ui/src/forms/internal/controlStyles.ts': '',
  'packages/ui/src/back.ts': `import './breach.ts'`, 'packages/sandbox/src/people/back.ts': `import type {} from './breach.ts'; export interface Back {}`,
}

it.each(Object.entries(breaches))('%s is noticed', async (name, [file, text]) => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const [path, content] of [...Object.entries(others), [file, text] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${content}\n`)
  }
  const { summary } = await cruisePackages(folder)
  rmSync(folder, { recursive: true })
  const broken = summary.violations.filter(({ from }) => from === file || from.endsWith('/back.ts')).map(({ rule }) => rule.name)
  expect(broken).toContain(name)
})

it('every file of the sandbox is in a layer', async () => {
  const { modules } = await readDependencies()
  const files = modules.map(({ source }) => source).filter((source) => source.startsWith('packages/sandbox/src/'))
  const homeless = files.filter((file) => !new RegExp(testFiles).test(file) && !layerOf(file.slice('packages/sandbox/src/'.length)))
  expect(homeless).toEqual([])
})

it('no two folders of the sandbox import each other, types included', async () => {
  expect(cyclesOfFolders(await readDependencies())).toEqual([])
})

it('a cycle of folders is found even without a cycle of files', () => {
  const file = (source: string, ...imports: string[]) => {
    const dependencies = imports.map((name) => ({ resolved: `packages/sandbox/src/${name}` }))
    return { source: `packages/sandbox/src/${source}`, dependencies } as unknown as ICruiseResult['modules'][number]
  }
  const modules = [file('people/a.ts', 'access/b.ts', 'store/e.ts'), file('access/c.ts', 'people/d.ts'), file('people/f.test.ts', 'gate/g.ts')]
  expect(cyclesOfFolders({ modules })).toEqual(['people --> access', 'access --> people'])
})

it('a package is imported by its name, never by a path', async () => {
  const { modules } = await readDependencies()
  const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')
  const broken = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('.') && packageOf(resolved) !== packageOf(source))
      .map(({ resolved }) => `${source} reaches ${resolved}`),
  )
  expect(broken).toEqual([])
})

it('the domain package has two dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/domain/package.json'), 'utf8')) as { dependencies?: object }
  expect(Object.keys(manifest.dependencies ?? {})).toEqual(['libphonenumber-js', 'temporal-polyfill'])
})

it('the picture in ARCHITECTURE.md is up to date: run scripts/writeDocs.ts', async () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  expect(text).toBe(architectureDocument(text, await readDependencies()))
})
