import { expect, it, onTestFinished } from 'vitest'
import { openNodeSqlite } from '../hosts/node/nodeSqlite.ts'
import { openStore } from './openStore.ts'
import { statement } from './statement.ts'

async function open() {
  const store = await openStore(openNodeSqlite(':memory:'))
  onTestFinished(() => store.destroy())
  return store
}

it('a statement is built once, and each argument is in its place, in any order and number', async () => {
  let built = 0
  const settings = statement((store, { key, other, limit }: { key: string; other: string; limit: number }) => {
    built += 1
    return store.selectFrom('settings').selectAll().where('key', 'in', [other, key, 'always']).where('key', '!=', other).orderBy('key').limit(limit)
  })
  const [one, two] = [await open(), await open()]
  for (const [store, prefix] of [[one, 'one'], [two, 'two']] as const) {
    for (const key of ['a', 'b', 'always']) await store.insertInto('settings').values({ key, value: `${prefix} ${key}` }).execute()
  }
  const valuesOf = async (...args: Parameters<typeof settings>) => (await settings(...args)).rows.map(({ value }) => value)
  expect(await valuesOf(one, { key: 'a', other: 'b', limit: 9 })).toEqual(['one a', 'one always'])
  expect(await valuesOf(two, { other: 'a', limit: 1, key: 'b' })).toEqual(['two always'])
  expect(built).toBe(1)
})

it('a statement reports how many rows it changed, also in a transaction', async () => {
  const store = await open()
  const write = statement((trx, { key, value }: { key: string; value: string }) => trx.updateTable('settings').set({ value }).where('key', '=', key))
  await store.insertInto('settings').values({ key: 'kept', value: 'before' }).execute()
  await store.transaction().execute(async (trx) => {
    expect((await write(trx, { key: 'kept', value: 'after' })).numAffectedRows).toBe(1n)
    expect((await write(trx, { key: 'none', value: 'after' })).numAffectedRows).toBe(0n)
  })
  expect(await store.selectFrom('settings').select('value').where('key', '=', 'kept').executeTakeFirst()).toEqual({ value: 'after' })
})
