import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, day, minute, openBench, saturday } from '../testing.fixture.ts'
import { defaultLimits, type Limits } from '../limits/limits.ts'
import { keptFrom, runRetention } from './runRetention.ts'

/** Opens a sandbox with old activity: an entry, a visitor call, a changed user, and a call that never ended. */
async function openOld(limits?: Partial<Limits>): Promise<Bench> {
  const bench = await openBench(limits && { limits })
  const { store } = bench.sandbox
  await bench.signIn()
  const at = saturday - 200 * day
  const called = await store.selectFrom('calls').selectAll().where('ended_at', 'is not', null).limit(1).executeTakeFirstOrThrow()
  const { id: _id, ...call } = called
  const calls = await store.insertInto('calls').values([{ ...call, started_at: at, ended_at: at + minute }, { ...call, started_at: at, ended_at: null }]).returning('id').execute()
  await store.insertInto('call_events').values(calls.map(({ id }) => ({ call_id: id, at, kind: 'called' as const, phone: null, step: null, reason: null }))).execute()
  const { id: _event, ...event } = await store.selectFrom('gate_events').selectAll().limit(1).executeTakeFirstOrThrow()
  await store.insertInto('gate_events').values({ ...event, at }).execute()
  await bench.client.updateUserDetail({ ID: await userId(bench, 'a.abbott@mail.example'), Version: 1, Notes: 'Two cats.' })
  await sql`update changes set at = ${at}`.execute(store)
  return bench
}

/** The number of events of each kind that are older than half a year, and of the rows behind them. */
async function oldRows({ sandbox: { store } }: Bench): Promise<Record<string, number>> {
  const before = saturday - 180 * day
  const { rows } = await sql<Record<string, number>>`select (select count(*) from gate_events where at < ${before}) as events,
    (select count(*) from changes where at < ${before}) as changes, (select count(*) from change_rows where change_id not in (select id from changes where at >= ${before})) as fields,
    (select count(*) from calls where started_at < ${before}) as calls`.execute(store)
  return { ...rows[0] }
}

test('activity is kept forever unless the operator sets a limit', async () => {
  const bench = await openOld()
  const before = await oldRows(bench)
  expect(Object.values(before).every((total) => total > 0)).toBe(true)
  expect((await bench.client.getLog({ Until: '2026-06-30' })).Lines.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['event', 'call', 'change']))
  expect(await oldRows(bench)).toEqual(before)
  expect((await bench.client.getLog({})).KeptFrom).toBeNull()
})

test('activity past its limit is hidden at once and soon deleted; running calls stay', async () => {
  const bench = await openOld({ logMonths: 3 })
  const { KeptFrom, Lines } = await bench.client.getLog({ Until: '2026-06-30' })
  expect(KeptFrom).toBe('2026-08-01T00:00:00.000Z')
  expect(Lines).toEqual([])
  await runRetention({ ...bench.sandbox, limits: { ...defaultLimits, logMonths: 3 } })
  expect(await oldRows(bench)).toEqual({ events: 0, changes: 0, fields: 0, calls: 1 })
  expect((await bench.client.getLog({})).Lines.length).toBeGreaterThan(3)
})

test('retention keeps whole months, in UTC', () => {
  expect(keptFrom(Infinity, saturday)).toBeNull()
  expect(keptFrom(1, Date.UTC(2026, 10, 1))).toBe(Date.UTC(2026, 9, 1))
  expect(keptFrom(12, Date.UTC(2026, 10, 30, 23, 59))).toBe(Date.UTC(2025, 10, 1))
  expect(keptFrom(36, Date.UTC(2026, 0, 31))).toBe(Date.UTC(2023, 0, 1))
})
