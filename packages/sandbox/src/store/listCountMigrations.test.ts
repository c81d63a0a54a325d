import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { isPostgres } from './byEngine.ts'
import { countLists } from './listCountMigrations.ts'
import type { Store } from './openStore.ts'
import { foldListCounts } from './postgres/listCounts.ts'

const order = sql`order by account_id, list, part`
const kept = async (store: Store) => (await sql`select account_id, list, part, sum(total) as total from list_counts group by 1, 2, 3 having sum(total) <> 0 ${order}`.execute(store)).rows
const counted = async (store: Store) => (await sql`select * from (${sql.raw(countLists)}) as counted ${order}`.execute(store)).rows

test('the rows of each list are counted through every change of theirs, one that is undone too', async () => {
  const { store } = (await openBench()).sandbox
  const hold = async () => expect(await kept(store)).toEqual(await counted(store))
  expect(new Set((await kept(store)).map((row) => (row as { list: string }).list)).size).toBeGreaterThan(2)
  await hold()

  const { id: _code, ...code } = await store.selectFrom('access_codes').selectAll().executeTakeFirstOrThrow()
  const { id: added } = await store.insertInto('access_codes').values({ ...code, code_hash: 'new', type: 3 }).returning('id').executeTakeFirstOrThrow()
  await hold()
  await store.updateTable('access_codes').set({ type: 4 }).where('id', '=', added).execute()
  await hold()
  await store.deleteFrom('access_codes').where('id', '=', added).execute()
  await hold()
  await store.updateTable('invites').set({ revoked_at: 5 }).where('kind', '=', 'QR').execute()
  await hold()
  await store.updateTable('invites').set({ revoked_at: null }).execute()
  await hold()
  await store.insertInto('lockdowns').values({ account_id: 1, property_id: 1, reason: 'Drill', is_drill: 1, started_at: 1, started_by: 1, ends_at: null, released_at: null, released_by: null, ended_at: null }).execute()
  await hold()
  await store.updateTable('lockdowns').set({ ended_at: 9 }).execute()
  await hold()
  await store.transaction().execute(async (trx) => {
    await trx.deleteFrom('contacts').execute()
    throw new Error('undone')
  }).catch(() => {})
  await hold()
  await store.deleteFrom('contacts').execute()
  await hold()
})

test('a contact and an invite that a process of an older release writes, or moves, has the account of its property', async () => {
  const { store } = (await openBench()).sandbox
  const other = await store.selectFrom('properties').select(['id', 'account_id']).where('account_id', '<>', 1).executeTakeFirstOrThrow()
  const contact = { property_id: 1, user_id: null, name: 'Bayou Plumbing', relation: '', phone: '', email: '', notes: '', version: 1 }
  const { id } = await store.insertInto('contacts').values(contact).returning('id').executeTakeFirstOrThrow()
  const accountOf = async (table: 'contacts' | 'invites', row: number | string) => (await store.selectFrom(table).select('of_account_id').where('id', '=', row as never).executeTakeFirstOrThrow()).of_account_id
  expect(await accountOf('contacts', id)).toBe(1)
  await store.updateTable('contacts').set({ property_id: other.id }).where('id', '=', id).execute()
  expect(await accountOf('contacts', id)).toBe(other.account_id)
  const { id: invite } = await store.selectFrom('invites').select('id').where('property_id', '=', 1).executeTakeFirstOrThrow()
  expect(await accountOf('invites', invite)).toBe(1)
  expect(await kept(store)).toEqual(await counted(store))
})

test('what PostgreSQL has counted one by one is added up', async ({ skip }) => {
  const { store } = (await openBench()).sandbox
  if (!isPostgres(store)) return skip('SQLite keeps one row for each part.')
  const before = await kept(store)
  await Promise.all([foldListCounts(store), foldListCounts(store)])
  await foldListCounts(store)
  expect(await kept(store)).toEqual(before)
  const { rows } = await sql<{ total: number }>`select count(*) as total from list_counts`.execute(store)
  expect(rows[0]?.total).toBe(before.length)
})
