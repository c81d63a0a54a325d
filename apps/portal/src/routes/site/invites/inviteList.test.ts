import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTexts } from '#portal/testing/searchTexts.ts'
import { endsWithinDays } from '#portal/app/listAddress.ts'
import { invitationKinds, invitationStatuses, invitesAddress, toInvitesRequest } from './route.tsx'

const { whole: noFilters, write, isNarrowed } = invitesAddress
const read = (query: string) => invitesAddress.read(new URLSearchParams(query))

const filters = fc.record({
  status: fc.constantFrom('' as const, ...invitationStatuses),
  kind: fc.constantFrom('' as const, ...invitationKinds),
  ends: fc.constantFrom(null, ...endsWithinDays),
  door: fc.constantFrom(null, 'main-entry'),
  search: searchTexts(40).map((text) => text.trim()),
  page: fc.integer({ min: 1, max: 500 }),
})

describe('the address of the invites list', () => {
  it('the address of the invites list is read back unchanged', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(read(write(chosen).split('?')[1] ?? '')).toEqual(chosen)
      }),
    )
  })

  it.each(['?page=0', '?page=1.5', '?page=x', '?status=Nonsense', '?kind=qr', '?ends=8', ''])('"%s" is the list without filters', (query) => {
    expect(read(query)).toEqual(noFilters)
    expect(write(noFilters)).toBe('/site/invites')
  })

  it('§9 the request asks for twenty rows, and has only the filters that the user set', () => {
    expect(toInvitesRequest({ ...noFilters, search: ' movers ' })).toEqual({ searchText: 'movers', page: 1, count: 20 })
    expect(toInvitesRequest({ ...noFilters, ends: 7 })).toMatchObject({ EndsWithinDays: 7 })
    expect(toInvitesRequest({ ...noFilters, status: 'Valid', kind: 'PIN', page: 3 })).toEqual({ Status: 'Valid', Kind: 'PIN', searchText: '', page: 3, count: 20 })
  })

  it('a page number does not count as a filter', () => {
    expect(isNarrowed({ ...noFilters, page: 4 })).toBe(false)
    expect(isNarrowed({ ...noFilters, search: 'x' })).toBe(true)
  })
})
