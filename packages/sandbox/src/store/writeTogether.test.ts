import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { statement } from './statement.ts'
import { writeTogether } from './writeTogether.ts'

const change = statement((trx, { key, value }: { key: string; value: string }) => trx.updateTable('settings').set({ value }).where('key', '=', key))
const add = statement((trx, { key }: { key: string }) => trx.insertInto('settings').values({ key, value: 'added' }).onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'again' })))
const remove = statement((trx, { key }: { key: string }) => trx.deleteFrom('settings').where('key', '=', key))
const forget = statement((trx, { nonce }: { nonce: string }) => trx.deleteFrom('nonces').where('nonce', '=', nonce))
const refused = statement((trx, { key }: { key: string }) => trx.insertInto('settings').values({ key, value: sql<string>`null` }))

async function openFilled() {
  const { sandbox: { store } } = await openBench()
  for (const key of ['test a', 'test b', 'test c']) await store.insertInto('settings').values({ key, value: 'before' }).execute()
  const values = async () => (await store.selectFrom('settings').select(['key', 'value']).where('key', 'like', 'test %').orderBy('key').execute()).map(({ key, value }) => `${key}: ${value}`)
  return { store, values }
}

test('each write touches what it touches alone, and says how much', async () => {
  const { store, values } = await openFilled()
  const touched = await store.transaction().execute((trx) => writeTogether(trx, (together) => Promise.all([
    change(together, { key: 'test a', value: 'after' }), change(together, { key: 'none', value: 'after' }), add(together, { key: 'test b' }), add(together, { key: 'test d' }), remove(together, { key: 'test c' }),
  ])))
  expect(touched.map(({ numAffectedRows }) => numAffectedRows)).toEqual([1n, 0n, 1n, 1n, 1n])
  expect(await values()).toEqual(['test a: after', 'test b: again', 'test d: added'])
})

test('where one is refused, nothing is written', async () => {
  const { store, values } = await openFilled()
  const before = await values()
  await expect(store.transaction().execute((trx) => writeTogether(trx, (together) => Promise.all([change(together, { key: 'test a', value: 'after' }), refused(together, { key: 'test e' })])))).rejects.toThrow(/null/i)
  expect(await values()).toEqual(before)
})

test('two writes of one row are both done, in their order', async () => {
  const { store, values } = await openFilled()
  const append = statement((trx, { key, text }: { key: string; text: string }) => trx.updateTable('settings').set({ value: sql<string>`value || cast(${text} as text)` }).where('key', '=', key))
  await store.transaction().execute((trx) => writeTogether(trx, (together) => Promise.all([append(together, { key: 'test a', text: ', one' }), append(together, { key: 'test a', text: ', two' })])))
  expect(await values()).toEqual(['test a: before, one, two', 'test b: before', 'test c: before'])
})

test.runIf(inject('postgres'))('on PostgreSQL those of different tables are one statement', async () => {
  const { store } = await openFilled()
  await store.transaction().execute(async (trx) => {
    const asked = vi.spyOn(trx, 'executeQuery')
    await writeTogether(trx, (together) => Promise.all([change(together, { key: 'test a', value: 'after' }), forget(together, { nonce: 'none' })]))
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
