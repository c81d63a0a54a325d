import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleOf } from './scaleOf.ts'

test.each([
  [0, [0, 1, 2, 3, 4]], [7, [0, 2, 4, 6, 8]], [28, [0, 10, 20, 30]], [104, [0, 50, 100, 150]],
])('an axis for %d ends on a round number', (most, ticks) => {
  expect(scaleOf(most).ticks).toEqual(ticks)
})

test('an axis covers the highest bar with few whole numbers', () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (most) => {
    const { top, ticks } = scaleOf(most)
    expect(top).toBeGreaterThanOrEqual(most)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
  }))
})
