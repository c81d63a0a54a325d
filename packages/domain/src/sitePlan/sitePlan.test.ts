import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlanPictureProblem, freePlace, onPlan, planPictureLimits, planScale } from './sitePlan.ts'

/** Makes the start of a PNG with its size, without image data. */
function png(width: number, height: number, rest = 12): string {
  const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...four(13), ...[...'IHDR'].map((letter) => letter.charCodeAt(0)), ...four(width), ...four(height), ...Array.from({ length: rest }, () => 0)]
  return `data:image/png;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))}`
}

test.each([
  [png(2400, 1600), null], [png(40, 2400), null], [png(2401, 10), 'size'], [png(0, 10), 'size'], [png(10, 10, planPictureLimits.length), 'length'],
  ['data:image/svg+xml;base64,PHN2Zy8+', 'kind'], ['', 'kind'],
])('a plan’s picture is a PNG or JPEG within its limits (%#)', (address, problem) => {
  expect(findPlanPictureProblem(address)).toBe(problem)
})

test('a position is always on the picture, in whole ten-thousandths', () => {
  const anywhere = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(fc.property(anywhere, anywhere, (x, y) => {
    const place = onPlan({ x, y })
    for (const value of Object.values(place)) {
      expect(Number.isInteger(value)).toBe(true)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(planScale)
    }
    expect(onPlan(place)).toEqual(place)
  }))
  expect(onPlan({ x: 1234.4, y: -3 })).toEqual({ x: 1234, y: 0 })
})

test('doors placed without a pointer start in the middle and don’t cover each other', () => {
  const placed = Array.from({ length: 20 }).reduce<{ x: number; y: number }[]>((taken) => [...taken, freePlace(taken)], [])
  expect(placed[0]).toEqual({ x: 5000, y: 5000 })
  expect(new Set(placed.map(({ x, y }) => `${x},${y}`)).size).toBe(20)
  expect(freePlace([{ x: 5200, y: 5100 }])).not.toEqual({ x: 5000, y: 5000 })
})
