import { expect, test } from 'vitest'
import { createServerClock } from './serverClock.ts'

test('the server’s time is the machine’s until a Date header says otherwise', () => {
  let now = Date.UTC(2026, 10, 21, 12)
  const clock = createServerClock(() => now)
  expect(clock.now()).toBe(now)
  expect([clock.learn(null), clock.learn(''), clock.learn('soon')]).toEqual([false, false, false])
  expect(clock.now()).toBe(now)
  expect(clock.learn('Sat, 21 Nov 2026 13:00:00 GMT')).toBe(true)
  now += 5000
  expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 13, 0, 5))
})
