import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accessDocument } from './accessDocument.ts'
import { coverageDocument, shownLines } from './specificationCoverage.ts'

it('every line of the specification has a test that runs, or the reason why not', () => {
  const bare = shownLines().filter(({ tests, unknown, because }) => unknown.length > 0 || (tests.length === 0 && !because))
  expect(bare.map(({ section, line, unknown }) => [section, line, ...unknown])).toEqual([])
})

it('the documents are up to date with tests and tables: run scripts/writeDocs.ts', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')
  expect(read('specification-coverage.md')).toBe(coverageDocument())
  expect(read('who-may-do-what.md')).toBe(accessDocument())
})
