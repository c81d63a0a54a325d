import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accessDocument } from './accessDocument.ts'
import { coverageDocument, testsOfRules } from './specificationCoverage.ts'

it('every rule of the specification in the table has a test that names it', () => {
  const bare = testsOfRules()
    .filter(({ tests }) => tests.length === 0)
    .map(({ section, rule }) => `${section} ${rule}`)
  expect(bare).toEqual([])
})

it('the documents are up to date with tests and tables: run scripts/writeDocs.ts', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')
  expect(read('specification-coverage.md')).toBe(coverageDocument())
  expect(read('who-may-do-what.md')).toBe(accessDocument())
})

it('every file named by a rule exists', () => {
  const missing = testsOfRules().flatMap(({ livesIn }) => (livesIn === undefined || existsSync(join(import.meta.dirname, '../packages', livesIn)) ? [] : [livesIn]))
  expect(missing).toEqual([])
})
