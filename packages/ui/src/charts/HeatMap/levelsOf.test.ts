import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelsOf } from './levelsOf.ts'

test.each([[0, [1]], [1, [1]], [2, [1, 2]], [3, [1, 2, 3]], [4, [1, 2, 4]], [10, [1, 4, 8]]])('levels up to %d begin at %j', (most, starts) => {
  expect(levelsOf(most)).toEqual(starts)
})

test('levels begin at 1, rise, and the last one has the highest count', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), (most) => {
    const levels = levelsOf(most)
    expect(levels[0]).toBe(1)
    expect(levels.length).toBeLessThanOrEqual(3)
    expect(levels.toSorted((one, other) => one - other)).toEqual(levels)
    expect(levels.at(-1)).toBeLessThanOrEqual(most)
  }))
})
