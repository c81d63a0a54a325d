import { expect, test } from 'vitest'
import { growingDelay } from './rateLimit.ts'

test('each failed attempt over the limit doubles the wait, up to a maximum', () => {
  const waits = [-3, 0, 1, 2, 3, 4, 5, 6, 1000].map((tooMany) => growingDelay({ first: 1, most: 15 }, tooMany))
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15])
})
