import { expect, it } from 'vitest'
import { accountsAddress, everyAccount, readAccountsQuery, toAccountsRequest } from './accountsQuery.ts'

const read = (text: string) => readAccountsQuery(new URLSearchParams(text))

it('reads what an address says, and leaves out what it cannot mean', () => {
  expect(read('')).toEqual(everyAccount)
  expect(read('search=oak&state=inactive&sort=-People&page=3')).toEqual({ search: 'oak', state: 'inactive', sort: { key: 'People', direction: 'descending' }, page: 3 })
  expect(read('state=gone&sort=Secrets&page=-1&search=%3Cb%3E')).toEqual(everyAccount)
})

it('writes an address that reads as it was meant', () => {
  const query = { search: 'live oak', state: 'active', sort: { key: 'Name', direction: 'ascending' }, page: 2 } as const
  const address = accountsAddress(query)
  expect(read(address.split('?')[1] ?? '')).toEqual(query)
  expect(accountsAddress(everyAccount)).toBe('/site/accounts')
})

it('asks the service for one page in one order', () => {
  expect(toAccountsRequest({ ...everyAccount, search: ' oak ', state: 'inactive' })).toEqual({ searchText: 'oak', isActive: false, page: 1, count: 20, sort: 'LastActivity DESC' })
})
