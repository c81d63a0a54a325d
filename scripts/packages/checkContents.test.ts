import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkContents } from './checkContents.ts'

const complete = {
  'package.json': JSON.stringify({ version: '1.2.0', engines: { node: '>=20' }, keywords: ['door'], repository: { url: 'git+https://code.example/p.git' }, dependencies: { ky: '2.1.0' } }),
  'LICENSE': 'All rights reserved.',
  'README.md': 'See [changes](CHANGELOG.md) and [RFC](https://rfc.example).',
  'CHANGELOG.md': '# p\n\n## 1.2.0\n\nMore.\n',
  'dist/index.d.ts': '/** Base64url (RFC 4648 §5). */',
}

function checked(changed: Record<string, string | null>) {
  const folder = mkdtempSync(join(tmpdir(), 'contents-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries({ ...complete, ...changed })) {
    if (text === null) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return checkContents({ name: 'p', folder, tarball: '' }).join('\n')
}

test('a package with the files of a release is in order', () => {
  expect(checked({})).toBe('')
})

test.each<[string, Record<string, string | null>]>([
  ['has no LICENSE', { LICENSE: null }],
  ['CHANGELOG.md does not tell of 1.2.0', { 'CHANGELOG.md': '# p\n\n## 1.1.0\n' }],
  ['does not say which Node', { 'package.json': JSON.stringify({ version: '1.2.0', keywords: ['door'] }) }],
  ['names no repository, and README.md does not say so', { 'package.json': JSON.stringify({ version: '1.2.0', engines: { node: '>=20' }, keywords: ['door'] }) }],
  ['and it names one', { 'README.md': 'The manifest names no repository.' }],
  ['carries scripts', { 'package.json': JSON.stringify({ version: '1.2.0', scripts: { build: 'tsup' } }) }],
  ['needs @portal/domain as workspace:*', { 'package.json': JSON.stringify({ version: '1.2.0', dependencies: { '@portal/domain': 'workspace:*' } }) }],
  ['section of a paper', { 'dist/index.d.ts': '/** The key (specification §3). */' }],
  ['section of a paper', { 'dist/index.js': String.raw`const why = "spec \xA75"` }],
  ['file that is not in the package', { 'README.md': 'Why: `docs/decisions/why.md`.' }],
  ['tool of the workspace', { 'README.md': 'Look at it in Storybook.' }],
  ['copied in', { 'dist/index.js': '// ../../node_modules/.pnpm/ky/index.js' }],
  ['links to test-data.md', { 'README.md': '[data](test-data.md)' }],
])('%s', (problem, changed) => {
  expect(checked(changed)).toContain(problem)
})
