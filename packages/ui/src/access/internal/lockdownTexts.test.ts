import { expect, it } from 'vitest'
import { elapsedText } from './lockdownTexts.ts'

it.each([
  [7_400, true, '7 sec'],
  [7_400, false, '7 sec'],
  [61_000, true, '1 min 1 sec'],
  [61_000, false, '1 min'],
  [7_500_000, true, '2 hr 5 min'],
  [3 * 86_400_000 + 4 * 3_600_000, false, '3 days 4 hr'],
])('a duration of %i ms (with seconds: %s) reads %s', (milliseconds, withSeconds, text) => {
  expect(elapsedText(milliseconds, 'en', { withSeconds })).toBe(text)
})
