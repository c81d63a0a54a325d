import { expect, test } from 'vitest'
import { isPostgres } from '../store/byEngine.ts'
import { openBench } from '../testing.fixture.ts'
import { claimAttempt } from './rateLimit.ts'

const connections = 10

test('an attempt that waited for a connection counts attempts made meanwhile', async () => {
  const { sandbox: { store }, time } = await openBench()
  const clock = { now: () => (time.now += 1) }
  const rule = { bucket: 'burst', allowed: 1, window: 60_000 }
  const released = Promise.withResolvers<void>()
  const first = Promise.withResolvers<unknown>()
  // All connections of the database are in use, one of them by an attempt.
  const holders = Array.from({ length: isPostgres(store) ? connections : 1 }, (_, index) => store.connection().execute(async (one) => {
    if (index === 0) {
      await released.promise
      first.resolve(await claimAttempt({ store: one, clock }, rule))
    } else await first.promise
  }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const waited = claimAttempt({ store, clock }, rule)
  released.resolve()
  expect(await first.promise).toMatchObject({ kind: 'granted' })
  expect(await waited).toMatchObject({ kind: 'refused' })
  await Promise.all(holders)
})
