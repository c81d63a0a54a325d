import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { isPostgres } from './byEngine.ts'

test('the people of each group are counted through every change of theirs, one that is undone too', async ({ skip }) => {
  const { store } = (await openBench()).sandbox
  if (isPostgres(store)) return skip('PostgreSQL counts them when it is asked.')
  const kept = async () => (await sql`select account_id, group_id, people from people_counts where people <> 0 order by account_id, group_id`.execute(store)).rows
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
})
