import { type CompiledQuery, DefaultQueryExecutor, sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Store } from '../../store/openStore.ts'
import { openBench } from '../../testing.fixture.ts'

/** Adds many invites of another account, so many that the planner might choose to read the whole table. */
async function addInvites(store: Store): Promise<void> {
  const { id: property } = await store.selectFrom('properties').select('id').where('account_id', '!=', 1).orderBy('id').limit(1).executeTakeFirstOrThrow()
  const { id: port } = await store.selectFrom('ports').select('id').where('property_id', '=', property).limit(1).executeTakeFirstOrThrow()
  for (const table of ['invites', 'invite_locations']) await sql`alter table ${sql.table(table)} disable trigger user`.execute(store)
  await sql`insert into invites (id, property_id, link_hash, type, name, sent_by, description, start_at, end_at, created_at, kind, account_id)
    select 'more-' || n, ${property}, 'more-' || n, 'Temporary', 'Guest', 'Somebody', '', n, n + 1, n, 'QR', (select account_id from properties where id = ${property}) from generate_series(1, 20000) as n`.execute(store)
  await sql`insert into invite_locations (invite_id, port_id, position) select 'more-' || n, ${port}, 0 from generate_series(1, 20000) as n`.execute(store)
  for (const table of ['invites', 'invite_locations']) await sql`alter table ${sql.table(table)} enable trigger user`.execute(store)
  await sql`analyze invites, invite_locations`.execute(store)
}

/** The tables of invites that PostgreSQL's plan for a statement reads whole. */
async function readWhole(store: Store, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await store.executeQuery<Record<string, string>>({ ...sql`x`.compile(store), sql: `explain ${text}`, parameters })
  return rows.flatMap((row) => /Seq Scan on (invites|invite_locations)\b/.exec(row['QUERY PLAN'] ?? '')?.[1] ?? [])
}

describe.runIf(inject('postgres'))('invites of all accounts', () => {
  test('invites that a call names are looked up by index, however many there are', async () => {
    const { client, sandbox: { store }, signIn } = await openBench()
    await signIn()
    const { Invites } = await client.getInvites({})
    await addInvites(store)
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
    onTestFinished(() => executed.mockRestore())
    await client.getInvites({})
    await client.getInvite({ ID: Invites[0]?.ID ?? '' })
    await client.previewLockdown({ PortIDs: ['pool-gate', 'main-entry'] })
    const asked = executed.mock.calls.map(([query]) => query).filter(({ sql: text }) => /^\s*(select|with)\b/i.test(text) && /\binvites?\b|\binvite_locations\b/.test(text))
    executed.mockRestore()
    expect(asked.length).toBeGreaterThan(6)
    const found: string[] = []
    for (const query of asked) for (const table of await readWhole(store, query)) found.push(`${table} by ${query.sql}`)
    expect(found).toEqual([])
  })
})
