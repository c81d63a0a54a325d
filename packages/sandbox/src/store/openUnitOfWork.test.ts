import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { openUnitOfWork } from './openUnitOfWork.ts'
import { readSetting, writeSetting } from './settings.ts'
import { openTrail } from './trail.ts'

async function open() {
  const { store } = (await openBench()).sandbox
  return { store, work: openUnitOfWork(store, openTrail({ at: 0, call: 'test', page: '', userId: null, signedInBy: null })) }
}

test('several transactions and what stands between them are kept together', async () => {
  const { store, work } = await open()
  await work.store.transaction().execute((trx) => writeSetting(trx, 'one', '1'))
  await writeSetting(work.store, 'two', '2')
  expect(await readSetting(work.store, 'one')).toBe('1')
  await work.commit((within) => writeSetting(within, 'three', '3'))
  expect(await Promise.all(['one', 'two', 'three'].map((key) => readSetting(store, key)))).toEqual(['1', '2', '3'])
})

test('a transaction that failed is undone alone', async () => {
  const { store, work } = await open()
  await writeSetting(work.store, 'kept', '1')
  const failed = work.store.transaction().execute(async (trx) => {
    await writeSetting(trx, 'undone', '1')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await work.commit(() => Promise.resolve())
  expect([await readSetting(store, 'kept'), await readSetting(store, 'undone')]).toEqual(['1', null])
})

test('what is rolled back was never there', async () => {
  const { store, work } = await open()
  await work.store.transaction().execute((trx) => writeSetting(trx, 'one', '1'))
  await work.rollback()
  expect(await readSetting(store, 'one')).toBeNull()
})

test('until the first write others are served', async () => {
  const { store, work } = await open()
  expect(await readSetting(work.store, 'world.name')).not.toBeNull()
  await writeSetting(store, 'of somebody else', '1')
  expect(await readSetting(work.store, 'of somebody else')).toBe('1')
  await work.rollback()
})
