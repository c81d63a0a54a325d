import { codeTypes } from '@portal/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endsWithinDays } from '#portal/app/listAddress.ts'
import { searchTexts } from '#portal/testing/searchTexts.ts'
import { codesAddress, toCodesRequest, type CodesQuery } from './codesQuery.ts'

const { whole: allCodes, write, isNarrowed } = codesAddress
const read = (search: string) => codesAddress.read(new URLSearchParams(search))
const query: fc.Arbitrary<CodesQuery> = fc.record({
  search: searchTexts(80).filter((text) => text === '' || text.trim() !== ''),
  place: fc.option(fc.integer({ min: 1, max: 999_999 })),
  type: fc.option(fc.constantFrom(...codeTypes.map(({ type }) => type))),
  ends: fc.constantFrom(null, ...endsWithinDays),
  page: fc.integer({ min: 1, max: 5000 }),
})

it('the address keeps all filters of the list over a reload', () => {
  fc.assert(fc.property(query, (wanted) => {
    expect(read(write(wanted).split('?')[1] ?? '')).toEqual(wanted)
  }))
  expect(write(allCodes)).toBe('/site/users/codes')
})

it('any address shows the list', () => {
  expect(read('place=-1&type=10&page=0')).toEqual(allCodes)
  fc.assert(fc.property(fc.webQueryParameters(), (text) => {
    expect(read(text).page).toBeGreaterThan(0)
  }))
})

it('§9 the request asks for 20 rows a page, and has only the filters that the user set', () => {
  expect(toCodesRequest(read('search=+ann+&place=101&ends=7&page=3'))).toEqual({ searchText: 'ann', PropertyLocationID: 101, EndsWithinDays: 7, page: 3, count: 20 })
  expect([isNarrowed(read('search=%20')), isNarrowed(read('type=12'))]).toEqual([false, true])
})
