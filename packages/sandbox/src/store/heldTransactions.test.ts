import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { isPostgres } from './byEngine.ts'
import { inTransaction } from './transaction.ts'

test('a nested transaction on the same store throws at once, and the store keeps working', async () => {
  const { sandbox: { store } } = await openBench()
  const nested = inTransaction(store, () => inTransaction(store, () => Promise.resolve()))
  await expect(nested).rejects.toThrow('holds a transaction of the same store')
  expect((await store.selectFrom('users').select('id').limit(1).execute()).length).toBe(1)
})

test('with a single connection, a query outside the open transaction throws at once', async () => {
  const { sandbox: { store } } = await openBench()
  const inside = inTransaction(store, () => store.selectFrom('users').select('id').limit(1).execute())
  if (isPostgres(store)) expect((await inside).length).toBe(1)
  else await expect(inside).rejects.toThrow('holds a transaction of the same store')
})

test('while the disk is full, answers name a time to try again; the service continues once there is space', async () => {
  const logged: string[] = []
  const { sandbox: { store }, client, signIn } = await openBench({ log: { error: (message: string, cause: unknown) => void logged.push(`${message}: ${String(cause)}`) } })
  if (isPostgres(store)) return
  await signIn()
  const { rows: [pages] } = await sql<{ page_count: number }>`pragma page_count`.execute(store)
  await sql.raw(`pragma max_page_count = ${pages?.page_count ?? 0}`).execute(store)
  const saved: string[] = []
  let refusal: unknown
  while (refusal === undefined && saved.length < 500) {
    const Name = `Contact ${saved.length} ${'x'.repeat(80)}`
    refusal = await client.saveContact({ PropertyID: 1, Name, Relation: 'Plumber', Phone: '+1 713 555 0100', Email: '', Notes: '' }).then(() => void saved.push(Name), (error: unknown) => error)
  }
  expect(refusal).toMatchObject({ status: 503, code: 'STORE_FULL' })
  expect(logged.join()).toContain('database or disk is full')
  await sql.raw('pragma max_page_count = 1000000').execute(store)
  const kept = (await store.selectFrom('contacts').select('name').execute()).map(({ name }) => name)
  expect(kept).toEqual(expect.arrayContaining(saved))
})
