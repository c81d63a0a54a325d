import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Who may import whom, and why the rest may not. The reason is what a broken rule prints. */
const rooms: Record<string, { folder: string; may: string[]; reason: string }> = {
  domain: {
    folder: 'packages/domain/src',
    may: [],
    reason: 'the domain is true on paper: it imports nothing of the house, so that every other part can trust it',
  },
  'api-client': {
    folder: 'packages/api-client/src',
    may: ['@portal/domain'],
    reason: 'the client knows calls and words, never screens or the back end',
  },
  ui: {
    folder: 'packages/ui/src',
    may: ['@portal/domain'],
    reason: 'partners install ui alone and its stories need no server: it never fetches and never knows the api-client',
  },
  sandbox: {
    folder: 'packages/sandbox/src',
    may: ['@portal/domain', '@portal/api-client', '@portal/api-client/contract', '@portal/api-client/crypto'],
    reason: 'the sandbox speaks the contract and knows no screen',
  },
  portal: {
    folder: 'apps/portal/src',
    may: ['@portal/domain', '@portal/api-client', '@portal/api-client/contract', '@portal/ui', '@portal/ui/tokens.css'],
    reason: 'the built portal never contains the sandbox; only stories, tests and the server of `npm start` reach it',
  },
}

const mayReachSandbox = /\.(test|stories)\.tsx?$|\/testing\//

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import|import\()\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
}

describe.each(Object.entries(rooms))('%s', (name, room) => {
  const files = sourceFiles(room.folder)

  it(`imports only ${room.may.length > 0 ? room.may.join(', ') : 'nothing'} of the house: ${room.reason}`, () => {
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('@portal/') && !room.may.includes(specifier))
        .filter((specifier) => !(name === 'portal' && specifier.startsWith('@portal/sandbox') && mayReachSandbox.test(file)))
        .map((specifier) => `${relative(root, file)} imports ${specifier}`),
    )
    expect(broken).toEqual([])
  })

  it('stays inside its own folder with relative imports, and names files that exist', () => {
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(file, '..', specifier.replace(/\?.*$/, '')))
        .filter((target) => !target.startsWith(resolve(root, room.folder, '..')) || !existsSync(target))
        .map((target) => `${relative(root, file)} reaches ${relative(root, target)}`),
    )
    expect(broken).toEqual([])
  })
})

it('domain has one dependency, which one file imports: what reads the time zones', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/domain/package.json'), 'utf8')) as { dependencies?: object }
  expect(Object.keys(manifest.dependencies ?? {})).toEqual(['temporal-polyfill'])
  const importers = sourceFiles('packages/domain/src').filter((file) => importsOf(file).some((specifier) => specifier.startsWith('temporal-polyfill')))
  expect(importers.map((file) => relative(root, file))).toEqual(['packages/domain/src/time/zoneClock.ts'])
})

it('portal routes never import one another: what two routes share moves to a room of its own', () => {
  const broken = sourceFiles('apps/portal/src/routes').flatMap((file) => {
    const route = relative(join(root, 'apps/portal/src/routes'), file).split('/').slice(0, 2).join('/')
    return importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => relative(join(root, 'apps/portal/src/routes'), resolve(file, '..', specifier)))
      .filter((target) => !target.startsWith('..') && target.split('/').slice(0, 2).join('/') !== route && target.split('/').length > 2)
      .map((target) => `${relative(root, file)} imports ${target}`)
  })
  expect(broken).toEqual([])
})
