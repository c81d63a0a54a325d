import { expect, it } from 'vitest'
import { createDraftStore } from '#portal/session/draftStore.ts'
import { memoryStorage } from '#portal/testing/memoryWindow.ts'
import { recallColumns, rememberColumns } from './columnMemory.ts'

const open = (browser: { sessionStorage: Storage; localStorage: Storage }, person: string) => {
  const store = createDraftStore(browser)
  store.belongTo(person, '1')
  return store
}

it('chosen columns are remembered by file headings and user, for all tabs of the device', () => {
  const device = memoryStorage()
  const tab = () => ({ sessionStorage: memoryStorage(), localStorage: device })
  const headings = ['Who', 'Where', 'Color']
  rememberColumns(open(tab(), '7'), { kind: 'users', headings, columns: ['Name', 'Unit', null] })
  expect(recallColumns(open(tab(), '7'), 'users', headings)).toEqual(['Name', 'Unit', null])
  expect(recallColumns(open(tab(), '7'), 'callGroups', headings)).toBeNull()
  expect(recallColumns(open(tab(), '7'), 'users', ['Who', 'Where'])).toBeNull()
  expect(recallColumns(open(tab(), '8'), 'users', headings)).toBeNull()
})

it('the last thirty choices are kept, and values of an older format are ignored', () => {
  const store = open({ sessionStorage: memoryStorage(), localStorage: memoryStorage() }, '7')
  store.remember('importColumns', { half: true })
  for (let n = 0; n < 31; n += 1) rememberColumns(store, { kind: 'users', headings: [`H${n}`], columns: ['Name'] })
  expect([recallColumns(store, 'users', ['H0']), recallColumns(store, 'users', ['H1']), recallColumns(store, 'users', ['H30'])]).toEqual([null, ['Name'], ['Name']])
  store.remember('importColumns', [{ kind: 'users', headings: ['X'], columns: ['Color'] }])
  expect(recallColumns(store, 'users', ['X'])).toBeNull()
})
