import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { withoutCatalogue } from './leanContract.ts'

const client = join(import.meta.dirname, '../../../packages/api-client/src')
const sourcesOf = (pattern: string) => globSync(pattern, { cwd: client, exclude: (name) => name.endsWith('.test.ts') }).map((file) => readFileSync(join(client, file), 'utf8'))

test('a call loses what the catalogue says of it, and nothing else', () => {
  expect(withoutCatalogue("const a = f({ area: 'users', path: '/a', assumed: true, summary: 'It’s done, at once.', request })")).toBe("const a = f({ path: '/a', request })")
  expect(withoutCatalogue("  ...door, path: '/b', summary: `For ${hours} hours, at most.`,\n  request,")).toBe("  ...door, path: '/b', \n  request,")
})

test('of all endpoints no word of the catalogue is left, and what is left can be read', () => {
  const endpoints = sourcesOf('contract/endpoints/*.ts').map(withoutCatalogue)
  expect(endpoints.length).toBeGreaterThan(20)
  for (const code of endpoints) {
    expect(code.replace(/\/\*\*[\s\S]*?\*\//g, '')).not.toMatch(/\bsummary\b(?!\))|\bassumed:|\barea:/)
    expect(() => stripTypeScriptTypes(code)).not.toThrow()
  }
})

test('who sends calls reads none of it', () => {
  const readers = [...sourcesOf('guest/**/*.ts'), ...sourcesOf('transport/**/*.ts'), ...sourcesOf('*.ts')]
  expect(readers.length).toBeGreaterThan(10)
  for (const code of readers) expect(code).not.toMatch(/\.(summary|assumed|area)\b/)
})
