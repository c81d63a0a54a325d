import { expect, test } from 'vitest'
import { controllerState, queueDoneBy } from './controllerState.ts'

test('an unreachable controller is offline, even with refusals; failures have the next priority, then pending commands', () => {
  expect(controllerState({ isOnline: false, waiting: 3, failed: 1 })).toBe('offline')
  expect(controllerState({ isOnline: true, waiting: 3, failed: 1 })).toBe('failed')
  expect(controllerState({ isOnline: true, waiting: 3, failed: 0 })).toBe('sending')
  expect(controllerState({ isOnline: true, waiting: 0, failed: 0 })).toBe('online')
})

test('a queue is done after its last answer; for an offline controller that time is unknown', () => {
  const facts = { isOnline: true, delay: 2000, failure: null }
  expect(queueDoneBy(facts, 3, 10_000, 11_000)).toBe(16_000)
  expect(queueDoneBy(facts, 1, 10_000, 20_000)).toBe(20_000)
  expect(queueDoneBy({ ...facts, failure: 'silent' }, 2, 0, 0)).toBe(20_000)
  expect(queueDoneBy({ ...facts, isOnline: false }, 3, 0, 0)).toBeNull()
  expect(queueDoneBy(facts, 0, 0, 0)).toBeNull()
})
