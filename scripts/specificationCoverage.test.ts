import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { coverageDocument, testsOfRules } from './specificationCoverage.ts'

it('every rule of specification §2, §4, §5, §8 has a test that names it', () => {
  const bare = testsOfRules()
    .filter(({ tests }) => tests.length === 0)
    .map(({ section, rule }) => `${section} ${rule}`)
  expect(bare).toEqual([])
})

it('the table in the docs is the one that the tests give: run scripts/writeSpecificationCoverage.ts', () => {
  expect(readFileSync(join(import.meta.dirname, '../docs/specification-coverage.md'), 'utf8')).toBe(coverageDocument())
})
