import type { EndpointName } from '@portal/api-client/contract'
import { type CompiledQuery, DefaultQueryExecutor, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyCall } from '../everyCall.fixture.ts'
import { longTest, openBench } from '../testing.fixture.ts'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { tablesOf } from './tablesOf.fixture.ts'

/** Tables that don't grow with accounts, users or events, and tables of the console. */
const small: ReadonlySet<string> = new Set(['settings', 'transport_keys', 'faults', 'mails', 'mail_attachments', 'seed_sign_ins', 'seed_invites', 'seed_links'])

/** Statements outside calls that read a whole table: the console, and a fixture. */
const asides: ReadonlySet<string> = new Set(['select * from "ports" order by "position"', 'select "id" from "users" where "email" = ?'])

/** Plans that read nothing, or only the last row by primary key. */
const isNothing = /\bwhere false\b|^select "id" from "\w+" order by "id" desc limit \?$/

/** Collects each statement of every call once, with the first call that ran it. */
async function everyStatement() {
  const bench = await openBench()
  const calls = await everyCall(bench)
  const asked = new Map<string, { call: string; query: CompiledQuery }>()
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  onTestFinished(() => executed.mockRestore())
  for (const call of ['getUserDetails', ...Object.keys(calls)] as EndpointName[]) {
    executed.mockClear()
    if (call !== 'login') await calls[call]()
    for (const [query] of executed.mock.calls as [CompiledQuery][]) {
      const text = query.sql.replaceAll(/\$\d+/g, '?')
      if (/^\s*(select|with|update|delete)\b/i.test(text) && !isNothing.test(text) && !asides.has(text) && !asked.has(text)) asked.set(text, { call, query })
    }
  }
  executed.mockRestore()
  return { store: bench.sandbox.store, asked: [...asked.values()] }
}

const explain = (store: Store, how: string, { sql: text, parameters }: CompiledQuery) =>
  store.executeQuery<Record<string, string>>({ ...sql`x`.compile(store), sql: `${how} ${text}`, parameters })

/** The tables that a statement reads whole. An index of the few waiting or running rows may be read whole. */
async function plannerOf(store: Store): Promise<(query: CompiledQuery) => Promise<string[]>> {
  if (isPostgres(store)) {
    return (query) => store.transaction().execute(async (trx) => {
      // Sequential scans are turned off, because small test tables are cheapest to read whole. A table that is still read whole has no index.
      await sql`set local enable_seqscan = off`.execute(trx)
      const { rows } = await explain(trx, 'explain', query)
      return rows.flatMap((row) => /Seq Scan on (\w+?)(?:_\d{4}_\d\d)?\b/.exec(row['QUERY PLAN'] ?? '')?.[1] ?? []).filter((table) => !small.has(table))
    })
  }
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'index' and sql like '% where %'`.execute(store)
  const [tables, partial] = [new Set(await tablesOf(store)), new Set(rows.map(({ name }) => name))]
  return async (query) => (await explain(store, 'explain query plan', query)).rows.flatMap(({ detail = '' }) => {
    const [, alias, index = ''] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail) ?? []
    if (alias === undefined || partial.has(index)) return []
    const table = new RegExp(`(\\w+)"? as "?${alias}\\b`, 'i').exec(query.sql)?.[1] ?? alias
    return tables.has(table) && !small.has(table) ? [table] : []
  })
}

test('no call scans a growing table, or all users of an account to find the few with rights', { timeout: longTest }, async () => {
  const { store, asked } = await everyStatement()
  expect(asked.length).toBeGreaterThan(300)
  const wholeTables = await plannerOf(store)
  const found: string[] = []
  // The list of accounts sorts all accounts, in narrow rows.
  for (const { call, query } of asked.filter((one) => one.call !== 'getAccounts')) {
    const whole = await wholeTables(query)
    if (whole.length > 0) found.push(`${call}: ${whole.join(', ')} by ${query.sql.replaceAll(/\s+/g, ' ')}`)
  }
  expect(found).toEqual([])

  // SQLite may choose the index of a whole account over a partial one.
  const ofRights = asked.filter(({ query }) => query.sql.includes('users.role in (1, 2)'))
  expect(ofRights.length).toBeGreaterThan(0)
  if (isPostgres(store)) return
  for (const { query } of ofRights) expect((await explain(store, 'explain query plan', query)).rows.map(({ detail }) => detail).join('; ')).toContain('USING INDEX users_with_rights')
})
