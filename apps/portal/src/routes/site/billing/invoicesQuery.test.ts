import { expect, test } from 'vitest'
import { invoicesPath, readInvoicesQuery } from './invoicesQuery.ts'

test.each([
  ['', { state: '', page: 1 }],
  ['status=open', { state: 'open', page: 1 }],
  ['status=paid&page=2', { state: 'paid', page: 2 }],
  ['status=toString&page=-3', { state: '', page: 1 }],
] as const)('the address ?%s means %j', (search, query) => {
  expect(readInvoicesQuery(new URLSearchParams(search))).toEqual(query)
  const again = invoicesPath(query).split('?')[1] ?? ''
  expect(readInvoicesQuery(new URLSearchParams(again))).toEqual(query)
})
