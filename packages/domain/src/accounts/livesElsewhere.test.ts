import fc from 'fast-check'
import { expect, test } from 'vitest'
import { livesElsewhere } from './livesElsewhere.ts'

test('a resident of two units keeps access when leaving one, a resident of one does not', () => {
  expect(livesElsewhere([1407, 911], 1407)).toBe(true)
  expect(livesElsewhere([1407], 1407)).toBe(false)
  expect(livesElsewhere([], 1407)).toBe(false)
})

test('if a resident leaves one unit after another, only the last one ends access, in any order', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }), (units) => {
    const kept = units.map((unit, index) => livesElsewhere(units.slice(index), unit))
    expect(kept).toEqual(units.map((_unit, index) => index < units.length - 1))
  }))
})
