import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accessDocument } from './accessDocument.ts'
import { accessibilityCriteria } from './accessibilityCriteria.ts'
import { qualityDocument } from './qualityDocument.ts'
import { accessibilityDocument, coverageDocument, shownLines } from './specificationCoverage.ts'
import { specificationLines } from './specificationLines.ts'

it.each(Object.entries({ 'the specification': specificationLines, 'WCAG 2.2 AA': { '': accessibilityCriteria } }))('every line of %s has a test that runs, or the reason why not', (_of, tables) => {
  const bare = shownLines(tables).filter(({ tests, unknown, because }) => unknown.length > 0 || (tests.length === 0 && !because))
  expect(bare.map(({ section, line, unknown }) => [section, line, ...unknown])).toEqual([])
})

it('the documents are up to date with tests and tables: run scripts/writeDocs.ts', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')
  expect(read('specification-coverage.md')).toBe(coverageDocument())
  expect(read('accessibility.md')).toBe(accessibilityDocument())
  expect(read('quality.md')).toBe(qualityDocument())
  expect(read('who-may-do-what.md')).toBe(accessDocument())
})
