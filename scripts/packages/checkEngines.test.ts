import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkEngines } from './checkEngines.ts'

interface Brought {
  node?: string
  brings?: string
}

/** Checks a package that supports Node 20.19, with the given dependencies installed. */
function checked(brought: Record<string, Brought>, first: string) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (place: string, name: string, { node, brings }: Brought) => {
    mkdirSync(place, { recursive: true })
    const dependencies = brings ? { [brings]: '1.0.0' } : {}
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', engines: { node }, dependencies }))
  }
  write(folder, 'ours', { node: '>=20.19', brings: first })
  for (const [name, manifest] of Object.entries(brought)) write(join(folder, 'node_modules', name), name, manifest)
  return checkEngines(folder)
}

test('a dependency may support more versions of Node than the package, or name none', () => {
  expect(checked({ wide: { node: '>=18', brings: 'silent' }, silent: {} }, 'wide')).toEqual([])
})

test.each<[string, Record<string, Brought>]>([
  ['late', { late: { node: '>=22' } }],
  ['open', { open: { brings: 'late' }, late: { node: '>=20.20' } }],
])('what is brought by %s and runs on fewer is named', (first, brought) => {
  expect(checked(brought, first)).toEqual([expect.stringMatching(/^ours promises Node >=20\.19, and late 1\.0\.0 needs >=2[02]/)])
})
