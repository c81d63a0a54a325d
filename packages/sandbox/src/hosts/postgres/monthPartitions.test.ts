import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import type { Store } from '../../store/openStore.ts'
import { dropMonths, makeMonths, makePastMonths, monthlyTables, partsOf } from '../../store/postgres/monthPartitions.ts'
import { day, openBench } from '../../testing.fixture.ts'

const year = 365 * day
const event = { property_id: 1, port_id: 'main-entry', port_name: 'Main Gate, Entry', who: null, decision: 'open', reason: 'opened', credential_kind: 'Code' } as const

async function openWorld(): Promise<Store> {
  const bench = await openBench()
  return bench.sandbox.store
}

const addEvents = (store: Store, moments: readonly number[]) => store.insertInto('gate_events').values(moments.map((at) => ({ ...event, at }))).returning('id').execute()

/** The names of the partitions in which the events with these ids lie. */
async function partitionsOf(store: Store, ids: readonly { id: number }[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tableoid::regclass::text as name from gate_events where id in (${sql.join(ids.map(({ id }) => id))}) order by id`.execute(store)
  return rows.map(({ name }) => name)
}

/** Where the months begin: the first instant that is not of before. */
const boundOf = async (store: Store) => (await partsOf(store, 'gate_events'))[0]?.to ?? Number.NaN

function monthOf(bound: number, ahead: number, table = 'gate_events'): string {
  const first = new Date(bound)
  return `${table}_${new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7).replace('-', '_')}`
}

const namesOf = async (store: Store) => (await partsOf(store, 'gate_events')).map(({ name }) => name)

describe.runIf(inject('postgres'))('the log by month', () => {
  test('months are made before they come, and what came earlier than its month moves into it', async () => {
    const store = await openWorld()
    const bound = await boundOf(store)
    const ids = await addEvents(store, [bound + day, bound + 40 * day, bound + 2 * year])
    expect(await partitionsOf(store, ids)).toEqual(Array.from({ length: 3 }, () => 'gate_events_later'))

    expect(await makeMonths(store, bound + day)).toBe(true)
    expect(await partitionsOf(store, ids)).toEqual([monthOf(bound, 0), monthOf(bound, 1), 'gate_events_later'])
    for (const table of monthlyTables) {
      expect((await partsOf(store, table)).map(({ name }) => name)).toEqual([`${table}_before`, monthOf(bound, 0, table), monthOf(bound, 1, table), `${table}_later`])
    }
    const before = await namesOf(store)
    await makeMonths(store, bound + day)
    expect(await namesOf(store)).toEqual(before)
  })

  test('where nobody was there for years the months of two years are made, and the first of them reaches back', async () => {
    const store = await openWorld()
    const bound = await boundOf(store)
    const [old] = await addEvents(store, [bound + day])
    await makeMonths(store, bound + 5 * year)
    expect((await namesOf(store)).length).toBe(2 + 24)
    expect(await partitionsOf(store, old ? [old] : [])).toEqual([monthOf(bound, 0)])
  })

  test('months that are over are dropped, with what was before them; what comes too late for its month is still taken', async () => {
    const store = await openWorld()
    const bound = await boundOf(store)
    const [, , kept] = await addEvents(store, [bound - year, bound - 70 * day, bound + day])
    await makePastMonths(store, bound - year)
    await makeMonths(store, bound)
    expect((await namesOf(store)).length).toBeGreaterThan(14)
    expect(await dropMonths(store, bound)).toBe(true)
    const months = [0, 1].map((ahead) => monthOf(bound, ahead))
    expect(await namesOf(store)).toEqual(['gate_events_before', ...months, 'gate_events_later'])
    expect(await store.selectFrom('gate_events').select('id').where('at', '<', bound).execute()).toEqual([])
    expect(await partitionsOf(store, kept ? [kept] : [])).toEqual([months[0]])
    expect(await partitionsOf(store, await addEvents(store, [bound - 2 * year, bound]))).toEqual(['gate_events_before', months[0]])
  })

  test('a page of the log opens the newest months alone', async () => {
    const store = await openWorld()
    const bound = await boundOf(store)
    await addEvents(store, Array.from({ length: 400 }, (_, index) => bound - index * day))
    await makePastMonths(store, bound - year)
    await sql`analyze gate_events`.execute(store)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off) select * from gate_events where property_id = 1 order by at desc, id desc limit 20`.execute(store)
    const plan = rows.map((row) => row['QUERY PLAN'])
    expect(plan.filter((line) => /Merge Append/.test(line))).toEqual([])
    expect(plan.filter((line) => /on gate_events_20.*never executed/.test(line)).length).toBeGreaterThan(6)
  })
})
