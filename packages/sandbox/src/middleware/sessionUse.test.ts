import { PostgresDriver } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openBench, type Bench, type Session } from '../testing.fixture.ts'
import { setFault } from './injectFaults.ts'

const second = 1000

async function usedAt({ sandbox }: Bench): Promise<number> {
  return (await sandbox.store.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()).used_at
}

const groups = async (bench: Bench, session: Session) => bench.send(await bench.seal('getUserGroups', {}, session))

test('a session’s use is recorded every 15 seconds, and at every write', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const begun = bench.time.now
  bench.time.now = begun + 14 * second
  expect((await groups(bench, session)).status).toBe(200)
  expect(await usedAt(bench)).toBe(begun)
  bench.time.now = begun + 15 * second
  expect((await groups(bench, session)).status).toBe(200)
  expect(await usedAt(bench)).toBe(begun + 15 * second)
  bench.time.now = begun + 16 * second
  await bench.client.saveUpdateaccessRestrictions({ UserID: 7, Restriction: null })
  expect(await usedAt(bench)).toBe(begun + 16 * second)
})

test('an ended session is refused at the next call, however recently it was used', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  expect((await groups(bench, session)).status).toBe(200)
  await bench.sandbox.store.deleteFrom('sessions').execute()
  expect((await groups(bench, session)).status).toBe(401)
})

test('a session that ends during an injected delay is refused after it', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const latencyMs = 1234
  await setFault(bench.sandbox, { endpoint: 'getUserGroups', latencyMs, failure: null })
  const clock = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => clock.mockRestore())
  const answer = groups(bench, session)
  await expect.poll(() => clock.mock.calls.filter(([, delay]) => delay === latencyMs)).toHaveLength(1)
  await bench.sandbox.store.deleteFrom('sessions').execute()
  expect((await answer).status).toBe(401)
})

test('a removed user is refused at the next call', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  await bench.sandbox.store.updateTable('users').set({ removed_at: bench.time.now }).where('username', '=', 'dana.whitfield@whisperingpines.example').execute()
  expect((await groups(bench, session)).status).toBe(401)
})

test.runIf(inject('postgres'))('on PostgreSQL a list of users takes fourteen statements, including the names of editors', async () => {
  const bench = await openBench()
  await bench.signIn()
  for (let round = 0; round < 2; round += 1) await bench.client.getUserTierUserList({})
  const taken = vi.spyOn(PostgresDriver.prototype, 'acquireConnection')
  onTestFinished(() => taken.mockRestore())
  await bench.client.getUserTierUserList({})
  expect(taken).toHaveBeenCalledTimes(14)
})
