import type { ApiClient } from '@portal/api-client'
import { type CompiledQuery, DefaultQueryExecutor, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillLongLists } from '../seeds/longLists.fixture.ts'
import { isPostgres } from '../store/byEngine.ts'
import { type Bench, openBench } from '../testing.fixture.ts'

interface Asked {
  page: number
  count: number
}

interface Page {
  total: number
  ids: number[]
}

type AskPage = (client: ApiClient, asked: Asked, importId: number) => Promise<Page>

const people = (sort: string): AskPage => async (client, asked) => {
  const { Total: total, Users } = await client.getUserTierUserList({ ...asked, sort })
  return { total, ids: Users.map(({ ID }) => ID) }
}

const lists: Readonly<Record<string, AskPage>> = {
  ...Object.fromEntries(['Name ASC', 'LastName DESC', 'Email ASC', 'Unit DESC', 'LastEntry ASC', 'LastEntry DESC', 'Group ASC', 'HierarchyLevel DESC', 'ID ASC'].map((sort) => [`people, ${sort}`, people(sort)])),
  async codes(client, asked) {
    const { TotalCount: total, AccessCodes } = await client.getAccessCodes(asked)
    return { total, ids: AccessCodes.map(({ ID }) => ID) }
  },
  async 'codes of a type'(client, asked) {
    const { TotalCount: total, AccessCodes } = await client.getAccessCodes({ ...asked, AccessCodeTypeID: 1 })
    return { total, ids: AccessCodes.map(({ ID }) => ID) }
  },
  async 'commands of controllers'(client, asked) {
    const { TotalCount: total, Pushes } = await client.getDevicePushes(asked)
    return { total, ids: Pushes.map(({ ID }) => ID) }
  },
  async 'past lockdowns'(client, asked) {
    const { Total: total, Past } = await client.getLockdowns(asked)
    return { total, ids: Past.map(({ ID }) => ID) }
  },
  async 'rows of an import'(client, asked, ImportID) {
    const { Total: total, Rows } = await client.getImportRows({ ...asked, ImportID })
    return { total, ids: Rows.map(({ Row }) => Row) }
  },
  async contacts(client, asked) {
    const { Total: total, Contacts } = await client.getContacts(asked)
    return { total, ids: Contacts.map(({ ID }) => ID) }
  },
}

async function open(rows: number) {
  const bench = await openBench()
  await bench.signIn()
  const { importId } = await fillLongLists(bench.sandbox.store, rows, bench.time.now)
  return { bench, ask: (name: string, asked: Asked) => (lists[name] as AskPage)(bench.client, asked, importId) }
}

test.each(Object.keys(lists))('%s: the pages show every record once', async (name) => {
  const { ask } = await open(230)
  const count = 40
  const { total } = await ask(name, { page: 1, count })
  const pages = Math.ceil(total / count)
  const numbered = await Promise.all(Array.from({ length: pages }, async (_none, index) => (await ask(name, { page: index + 1, count })).ids))
  expect(new Set(numbered.flat()).size).toBe(total)
  expect((await ask(name, { page: pages + 1, count })).ids).toEqual([])
})

test('the pages of invites with a status match the whole list filtered by that status', async () => {
  const { bench: { client } } = await open(3000)
  const page = async (page: number, count: number, Status?: 'Expired' | 'Valid' | 'UsedUp' | 'Revoked') => {
    const { Invites, TotalCount } = await client.getInvites({ page, count, Status })
    return { total: TotalCount, invites: Invites.map(({ ID, Status: status }) => ({ ID, status })) }
  }
  const { total } = await page(1, 1)
  const all = (await Promise.all(Array.from({ length: Math.ceil(total / 100) }, async (_none, index) => (await page(index + 1, 100)).invites))).flat()
  expect(all).toHaveLength(total)
  for (const status of ['Expired', 'Valid', 'UsedUp', 'Revoked'] as const) {
    const expected = all.filter((invite) => invite.status === status)
    expect(expected.length).toBeGreaterThan(20)
    const last = Math.ceil(expected.length / 20)
    for (const number of [1, Math.ceil(last / 2), last]) expect(await page(number, 20, status)).toEqual({ total: expected.length, invites: expected.slice((number - 1) * 20, number * 20) })
  }
})

test('a page of 10,000 invites, and its count, read no more rows than a page', async () => {
  const { bench } = await open(10_000)
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  onTestFinished(() => executed.mockRestore())
  for (const page of [1, 250, 500]) await bench.client.getInvites({ page, count: 20, Status: page === 1 ? 'Expired' : undefined })
  const answers = await Promise.all(executed.mock.results.map(async ({ value }) => (await (value as Promise<{ rows: unknown[] }>)).rows.length))
  expect(Math.max(...answers)).toBeLessThanOrEqual(20)
})

/** The query plans by which SQLite reads a page, for queries with an offset. */
async function plansOf({ sandbox: { store } }: Bench, run: () => Promise<unknown>): Promise<string[]> {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  onTestFinished(() => executed.mockRestore())
  await run()
  const queries = executed.mock.calls.map(([query]: [CompiledQuery, ...unknown[]]) => query).filter(({ sql: text }) => /\boffset\b/.test(text))
  executed.mockRestore()
  const plans = await Promise.all(queries.map(({ sql: text, parameters }) => store.executeQuery<{ detail: string }>({ ...sql`x`.compile(store), sql: `explain query plan ${text}`, parameters })))
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail))
}

test.each(Object.keys(lists))('%s: a page is read along an index, without a sort', async (name) => {
  const { bench, ask } = await open(3000)
  if (isPostgres(bench.sandbox.store)) return
  const plans = await plansOf(bench, () => ask(name, { page: 71, count: 20 }))
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(/^SCAN (users|access_codes|device_commands|lockdowns|import_rows|contacts)\b|TEMP B-TREE/)
})
