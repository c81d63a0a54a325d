import { expect, test } from 'vitest'
import { readRetryAfter } from './translateError.ts'

const now = Date.UTC(2026, 10, 21, 12)

test.each<[string | null, number | undefined]>([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', 0],
  ['30', 30],
  ['-5', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
])('%j is %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})
