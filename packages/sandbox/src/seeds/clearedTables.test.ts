import { expect, test } from 'vitest'
import { tablesOf } from '../store/tablesOf.fixture.ts'
import { openBench } from '../testing.fixture.ts'
import { clearedTables } from './seedWorld.ts'

/** Tables that are kept when the example data is replaced: the database's own, and those that triggers maintain. */
const kept = /^(kysely_|sqlite_|people_)|^(settings|transport_keys|nonces)$/

test('a reset empties every table that example data fills', async () => {
  const { sandbox: { store } } = await openBench()
  const cleared = new Set<string>(clearedTables)
  expect((await tablesOf(store)).filter((name) => !kept.test(name) && !cleared.has(name))).toEqual([])
})

test('example data can be reset after a visitor’s call', async () => {
  const bench = await openBench()
  expect((await bench.post('calls', { station: 'main-entry', group: 11 })).status).toBe(200)
  expect((await bench.post('reset', { world: 'busyProperty' })).status).toBe(200)
})
