import { type CompiledQuery, sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { readTogether } from './readTogether.ts'
import { statement } from './statement.ts'

const byKeys = statement((store, { key, other }: { key: string; other: string }) => store.selectFrom('settings').selectAll().where('key', 'in', [other, key]).orderBy('value', 'desc'))
const sums = statement((_store, { key }: { key: string }) => sql<{ total: number; empty_value: null; text: string }>`
  select count(*) as total, null as empty_value, ${'it’s "$1"'} as text from settings where key = ${key}`)
const failing = statement(() => sql`select 1 from settings where key = (select 'a' union all select 'b' where 1 = cast('none' as integer))`)
const write = statement((store, { key, value }: { key: string; value: string }) => store.updateTable('settings').set({ value }).where('key', '=', key))

async function openFilled() {
  const { sandbox: { store } } = await openBench()
  await store.insertInto('settings').values([{ key: 'test a', value: '1' }, { key: 'test b', value: '2 "x" \\ \u{1f600}' }, { key: 'test c', value: '3' }]).execute()
  return store
}

const both = (store: Parameters<typeof byKeys>[0]) => Promise.all([byKeys(store, { key: 'test a', other: 'test b' }), sums(store, { key: 'test c' }), byKeys(store, { key: 'none', other: 'test c' })])

test('reads answer together what each answers alone, in its order, within a transaction too', async () => {
  const store = await openFilled()
  const alone = [await byKeys(store, { key: 'test a', other: 'test b' }), await sums(store, { key: 'test c' }), await byKeys(store, { key: 'none', other: 'test c' })].map(({ rows }) => rows)
  expect(alone[0]?.length).toBe(2)
  expect((await readTogether(store, both)).map(({ rows }) => rows)).toEqual(alone)
  await store.transaction().execute(async (trx) => {
    await trx.updateTable('settings').set({ value: '9' }).where('key', '=', 'test a').execute()
    const [first] = await readTogether(trx, (together) => readTogether(together, both))
    expect(first.rows.map(({ value }) => value)).toEqual(['9', '2 "x" \\ \u{1f600}'])
  })
})

test('a write is made at once, and what it touched is known', async () => {
  const store = await openFilled()
  const [{ numAffectedRows }] = await readTogether(store, (together) => Promise.all([write(together, { key: 'test a', value: 'new' }), sums(together, { key: 'test a' })]))
  expect(numAffectedRows).toBe(1n)
})

test('what fails fails for who asked, and the next reads are answered', async () => {
  const store = await openFilled()
  // SQLite reads any text as a number.
  if (inject('postgres')) await expect(readTogether(store, (together) => Promise.all([failing(together, {}), sums(together, { key: 'test a' })]))).rejects.toThrow('invalid input syntax')
  expect((await readTogether(store, both)).map(({ rows }) => rows.length)).toEqual([2, 1, 1])
})

test.runIf(inject('postgres'))('on PostgreSQL reads of one moment are one statement', async () => {
  const store = await openFilled()
  const asked = vi.spyOn(store, 'executeQuery')
  await readTogether(store, async (together) => {
    await both(together)
    await both(together)
  })
  expect(asked).toHaveBeenCalledTimes(2)
  const texts = asked.mock.calls.map(([query]) => (query as CompiledQuery).sql)
  expect(texts[1]).toBe(texts[0])
})
