import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelsOf } from './levelsOf.ts'

test.each([[0, [1]], [1, [1]], [2, [1, 2]], [3, [1, 2, 3]], [4, [1, 2, 4]], [10, [1, 4, 8]]])('counts up to %d have levels of color that begin at %j', (most, starts) => {
  expect(levelsOf(most)).toEqual(starts)
})

test('the first level begins at 1, each begins higher than the last, and the highest count has the last level', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), (most) => {
    const levels = levelsOf(most)
    expect(levels[0]).toBe(1)
    expect(levels.length).toBeLessThanOrEqual(3)
    expect(levels.toSorted((one, other) => one - other)).toEqual(levels)
    expect(levels.at(-1)).toBeLessThanOrEqual(most)
  }))
})
