import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentFigures, withFigures } from './documentFigures.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const documents = ['README.md', 'docs/for-partners.md', ...['ui', 'domain', 'api-client', 'embed'].map((name) => `packages/${name}/README.md`)]

test('every size in partners’ documents is measured', () => {
  const told = documents.flatMap((document) => [...read(document).matchAll(/[\d.]+ [kM]B\b/g)].map(([figure]) => `${document}: ${figure}`))
  const held = documentFigures.map(({ document, pattern }) => `${document}: ${pattern.exec(read(document))?.[1] ?? 'nothing'} kB`)
  expect(told.toSorted()).toEqual(held.toSorted())
})

test('every script address for partners has the package’s version', () => {
  const { version } = JSON.parse(read('packages/embed/package.json')) as { version: string }
  const named = documents.flatMap((document) => [...read(document).matchAll(/\.(\d+\.\d+\.\d+)\.js/g)].map(([, told]) => told))
  expect(named.length).toBeGreaterThan(5)
  expect(new Set(named)).toEqual(new Set([version]))
})

test('an outdated size is replaced, and nothing else in its document changes', () => {
  const guide = '| element `<portal-invite-card>` | any page | 9.9 kB | 9.9 |\n| frame `<portal-invite-frame>` | x | 2.2 kB |'
  const mended = withFigures('docs/for-partners.md', guide, { '@portal/embed/portal-invite-card.js': 18_349 })
  expect(mended).toBe('| element `<portal-invite-card>` | any page | 18.3 kB | 9.9 |\n| frame `<portal-invite-frame>` | x | 2.2 kB |')
})
