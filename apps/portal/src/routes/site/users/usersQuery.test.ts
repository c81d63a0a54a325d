import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccessCodeType } from '@portal/domain'
import { searchTexts } from '#portal/testing/searchTexts.ts'
import { isNarrowed, sortKeys, toFilter, toListRequest, userStatuses, usersAddress, type UsersQuery } from './usersQuery.ts'

const { whole: wholeList, write, narrow } = usersAddress
const read = (search: string) => usersAddress.read(new URLSearchParams(search))
const id = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999_999 }).map(String))

const query: fc.Arbitrary<UsersQuery> = fc.record({
  search: searchTexts(100),
  searchType: fc.constantFrom('', 'Name', 'Email', 'Unit', 'Phone', 'Code'),
  group: id,
  level: id,
  property: id,
  unit: id,
  type: id,
  method: fc.constantFrom('', ...Object.values(AccessCodeType).map(String)),
  web: fc.constantFrom('', 'on', 'off'),
  status: fc.constantFrom('', ...userStatuses),
  page: fc.integer({ min: 1, max: 5000 }),
  sort: fc.record({ key: fc.constantFrom(...sortKeys), direction: fc.constantFrom('ascending' as const, 'descending' as const) }),
})

describe('the address of the users list', () => {
  it('the address of the users list keeps filters, page and order over a reload', () => {
    fc.assert(fc.property(query, (wanted) => {
      expect(read(write(wanted).split('?')[1] ?? '')).toEqual(wanted)
    }))
  })

  it('the address of the whole users list has no parameters', () => {
    expect(write(wholeList)).toBe('/site/users')
    expect(read('')).toEqual(wholeList)
  })

  it('an address with invalid text shows the list and ignores invalid filters', () => {
    expect(read('group=abc&level=0&method=10&page=-3&web=maybe&status=Happy&sort=Password&in=Secret')).toEqual(wholeList)
    fc.assert(fc.property(fc.webQueryParameters(), (text) => {
      expect(read(text).page).toBeGreaterThan(0)
    }))
  })

  it('a changed search starts at the first page and keeps the order', () => {
    const third = { ...wholeList, page: 3, sort: { key: 'Unit', direction: 'descending' } as const }
    expect(narrow(third, { search: 'ann' })).toEqual({ ...third, search: 'ann', page: 1 })
  })
})

describe('the request', () => {
  it('§9 the request asks for 20 rows a page, in the order of the address', () => {
    expect(toListRequest(read('sort=-LastEntry&page=4'))).toMatchObject({ page: 4, count: 20, sort: 'LastEntry DESC' })
  })

  it('§6 the list is narrowed by hierarchy level, group, type, entry method, web access and status', () => {
    expect(toFilter(read('level=3&group=12&type=2&method=11&web=off&status=Expired&search=+ann+'))).toMatchObject({
      hierarchyLevel: 3, userGroupID: 12, userTypeID: 2, accessCodeTypeID: 11, isWebLoginEnabled: false, status: 'Expired', searchText: 'ann',
    })
  })

  it('blank search text does not count as a filter', () => {
    expect(toFilter(read('search=%20%20'))).not.toHaveProperty('searchText')
    expect([isNarrowed(read('search=%20')), isNarrowed(read('web=on'))]).toEqual([false, true])
  })
})
