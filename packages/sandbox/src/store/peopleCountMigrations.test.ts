import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { isPostgres } from './byEngine.ts'
import { foldPeopleCounts } from './postgres/peopleCounts.ts'

test('the people of each group are counted through every change of theirs, one that is undone too', async () => {
  const { store } = (await openBench()).sandbox
  const kept = async () => (await sql`select account_id, group_id, sum(people) as people from people_counts group by 1, 2 having sum(people) <> 0 order by 1, 2`.execute(store)).rows
  const counted = async () => (await sql`select account_id, coalesce(group_id, 0) as group_id, count(*) as people from users where removed_at is null group by 1, 2 order by 1, 2`.execute(store)).rows
  expect((await kept()).length).toBeGreaterThan(2)
  expect(await kept()).toEqual(await counted())

  const [one, other, third] = (await store.selectFrom('users').select('id').where('removed_at', 'is', null).where('group_id', 'is not', null).orderBy('id').execute()).map(({ id }) => id)
  const move = (id: number | undefined, values: { group_id?: number | null; removed_at?: number | null }) => store.updateTable('users').set(values).where('id', '=', id ?? 0).execute()
  const groups = await store.selectFrom('user_groups').select('id').where('account_id', '=', 1).orderBy('id').execute()
  await move(one, { group_id: null })
  await move(other, { group_id: groups[0]?.id })
  await move(third, { removed_at: 1 })
  expect(await kept()).toEqual(await counted())
  await move(one, { group_id: groups[1]?.id, removed_at: 1 })
  await move(third, { removed_at: 2 })
  expect(await kept()).toEqual(await counted())
  await move(third, { removed_at: null })
  await store.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ removed_at: 5 }).execute()
    throw new Error('undone')
  }).catch(() => {})
  expect(await kept()).toEqual(await counted())
  await store.deleteFrom('sessions').execute()
  await store.updateTable('users').set({ group_id: groups[0]?.id, removed_at: null }).where('account_id', '=', 1).execute()
  expect(await kept()).toEqual(await counted())
})

test('what PostgreSQL has counted one by one is added up, whoever adds up at the same time', async ({ skip }) => {
  const { store } = (await openBench()).sandbox
  if (!isPostgres(store)) return skip('SQLite keeps one row for each group.')
  const rows = async () => (await sql<{ account_id: number; people: number }>`select account_id, group_id, people from people_counts order by 1, 2, 3`.execute(store)).rows
  const total = (of: { people: number }[]) => of.reduce((sum, { people }) => sum + people, 0)
  await foldPeopleCounts(store)
  const before = await rows()
  const people = await store.selectFrom('users').select('id').where('removed_at', 'is', null).where('account_id', '=', 1).limit(20).execute()
  // They change at once, each in a transaction of its own.
  await Promise.all([...people.map(({ id }) => store.updateTable('users').set({ removed_at: 7 }).where('id', '=', id).execute()), foldPeopleCounts(store), foldPeopleCounts(store)])
  expect(total(await rows())).toBe(total(before) - people.length)
  await Promise.all([foldPeopleCounts(store), foldPeopleCounts(store)])
  await foldPeopleCounts(store)
  const after = await rows()
  expect(total(after)).toBe(total(before) - people.length)
  expect(after.length).toBeLessThanOrEqual(before.length)
})
