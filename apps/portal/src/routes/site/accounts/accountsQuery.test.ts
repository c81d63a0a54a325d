import { accountStates, billingStates } from '@portal/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountKinds, accountsAddress, toAccountsRequest, type AccountsQuery } from './route.tsx'

const { whole: everyAccount, write } = accountsAddress
const read = (text: string) => accountsAddress.read(new URLSearchParams(text))

it('filters are read from the address, and invalid ones are ignored', () => {
  expect(read('')).toEqual(everyAccount)
  expect(read('search=oak&state=inactive&billing=overdue&kind=house&sort=-People&page=3')).toEqual({
    search: 'oak', state: 'inactive', billing: 'overdue', kind: 'house', sort: { key: 'People', direction: 'descending' }, page: 3,
  })
  expect(read('state=gone&billing=free&kind=castle&sort=Secrets&page=-1&search=%3Cb%3E')).toEqual(everyAccount)
})

it('a written address is read back unchanged', () => {
  const queries: fc.Arbitrary<AccountsQuery> = fc.record({
    search: fc.constantFrom('', 'live oak', '10482'), state: fc.constantFrom('', ...accountStates), billing: fc.constantFrom('', ...billingStates), kind: fc.constantFrom('', ...accountKinds),
    page: fc.integer({ min: 1, max: 99 }),
    sort: fc.record({ key: fc.constantFrom('Name', 'People', 'Doors', 'LastActivity'), direction: fc.constantFrom('ascending', 'descending') }),
  })
  fc.assert(fc.property(queries, (query) => {
    expect(read(write(query).split('?')[1] ?? '')).toEqual(query)
  }))
  expect(write(everyAccount)).toBe('/site/accounts')
})

it('the request has one page and its order', () => {
  expect(toAccountsRequest({ ...everyAccount, search: ' oak ', state: 'inactive', billing: 'none', kind: 'house' })).toEqual({
    searchText: 'oak', State: 'inactive', Billing: 'none', TenantType: 2, page: 1, count: 20, sort: 'LastActivity DESC',
  })
  expect(toAccountsRequest(everyAccount)).toEqual({ searchText: '', page: 1, count: 20, sort: 'LastActivity DESC' })
})
