import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportKinds } from '@portal/domain'
import { exportPath, isNarrowed, readExported } from './ExportLink.tsx'

const read = (path: string) => readExported(new URL(path, 'https://portal.example').searchParams)

test('the address keeps the exported list and its filters over a reload', () => {
  fc.assert(fc.property(fc.constantFrom(...exportKinds), fc.string({ unit: 'grapheme' }), (Of, searchText) => {
    expect(read(exportPath({ Of, searchText }))).toEqual({ Of, searchText })
  }))
})

test('an address with invalid text has no list and causes no error', () => {
  for (const text of ['', 'null', '{', '[]', '7', '"users"', '{"Of":"secrets"}', '{"Of":{}}']) {
    expect(read(`/site/exports?${new URLSearchParams({ what: text })}`), text).toBeNull()
  }
  expect(read('/site/exports')).toBeNull()
})

test('a list without filters does not count as narrowed', () => {
  expect([isNarrowed({ Of: 'users', searchType: 'All', searchText: '' }), isNarrowed({ Of: 'log', Kind: 'call' })]).toEqual([false, true])
})
