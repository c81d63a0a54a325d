import { expect, test } from 'vitest'
import { growingDelay } from './rateLimit.ts'

test('each attempt too many doubles the wait, up to the most', () => {
  const waits = [-3, 0, 1, 2, 3, 4, 5, 6, 1000].map((tooMany) => growingDelay({ first: 1, most: 15 }, tooMany))
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15])
})
