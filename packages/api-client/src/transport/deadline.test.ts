import { expect, test } from 'vitest'
import { raceSignal } from './deadline.ts'
import { usualRetries } from './retryPolicy.ts'

const never = new Promise<never>(() => {})

test('waiting for a body ends when the signal is aborted, also if that was before', async () => {
  const reason = new Error('gone')
  await expect(raceSignal(never, AbortSignal.abort(reason))).rejects.toBe(reason)
  const later = new AbortController()
  const waiting = raceSignal(never, later.signal)
  later.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  expect(await raceSignal(Promise.resolve('body'), later.signal).catch(() => 'aborted')).toBe('aborted')
})

test('each retry waits twice as long as the one before', () => {
  expect([1, 2, 3].map(usualRetries.delay)).toEqual([300, 600, 1200])
})
