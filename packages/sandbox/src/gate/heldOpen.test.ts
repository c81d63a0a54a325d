import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

/** Monday, 7:21 AM at the property, when a schedule holds the exit lane open. */
const rush = Date.parse('2026-11-23T13:21:00Z')

async function openRush() {
  const bench = await openBench()
  bench.time.now = rush
  return bench
}

const lastEvent = (bench: Awaited<ReturnType<typeof openBench>>) =>
  bench.sandbox.store.selectFrom('gate_events').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('a door held open by a schedule lets everyone in, and names the schedule and its end', async () => {
  const bench = await openRush()
  const message = 'Main Gate, Exit is held open by the schedule “Exit lane, morning rush” until Mon, Nov 23, 9:00 AM: everyone gets in.'
  expect(await bench.scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'open', reason: 'opened', who: null, message })
  expect(await lastEvent(bench)).toMatchObject({ decision: 'open', held_open_by: 'schedule', held_by_schedule: 'Exit lane, morning rush' })
})

test('a suspended code, a used code and a code for another door open it too, and lose no uses', async () => {
  const bench = await openRush()
  const code = await bench.code('Brightwater')
  const first = await bench.scan('main-exit', code)
  expect(first).toMatchObject({ outcome: 'open' })
  expect(first.checks.every(({ result }) => result !== 'denies')).toBe(true)
  // The exit did not use up the code: it still opens its own door, once.
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'open', who: 'House cleaning: Brightwater Home Services' })
  expect(await bench.scan('main-entry', code)).toMatchObject({ reason: 'codeAlreadyUsed' })
  expect(await bench.scan('main-exit', code)).toMatchObject({ outcome: 'open' })
})

test('after the window the door requires a code again', async () => {
  const bench = await openRush()
  bench.time.now = Date.parse('2026-11-23T15:00:00Z')
  expect(await bench.scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'denied', reason: 'unknownCode' })
  expect(await lastEvent(bench)).toMatchObject({ held_open_by: null, held_by_schedule: null })
})

test('holidays pause the schedule, and lockdown overrides it', async () => {
  const bench = await openRush()
  const { store } = bench.sandbox
  await store.updateTable('ports').set({ status: 'Locked' }).where('id', '=', 'main-exit').execute()
  expect(await bench.scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'denied' })
  await store.updateTable('ports').set({ status: 'Closed' }).where('id', '=', 'main-exit').execute()
  await store.updateTable('holidays').set({ first_day: '2026-11-23', last_day: '2026-11-23' }).where('id', '=', 1).execute()
  expect(await bench.scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'denied' })
})

test('a hold-open code holds its door open for everyone until it is presented again', async () => {
  const bench = await openBench()
  expect(await bench.scan('service-gate', '90210')).toMatchObject({ outcome: 'open', message: 'Service Gate, Fannin St. is held open.' })
  const message = 'Service Gate, Fannin St. is held open by a hold-open code: everyone gets in.'
  expect(await bench.scan('service-gate', 'nobody has this')).toMatchObject({ outcome: 'open', message })
  expect(await bench.scan('service-gate', '90210')).toMatchObject({ outcome: 'open', message: 'Service Gate, Fannin St. is closed again.' })
  expect(await bench.scan('service-gate', 'nobody has this')).toMatchObject({ outcome: 'denied' })
})
