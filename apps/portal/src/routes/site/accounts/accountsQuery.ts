import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { limits } from '@portal/domain'
import type { TableSort } from '@portal/ui'
import { readPage, readSearch } from '../../../app/readListAddress.ts'
import { paths } from '../../../app/paths.ts'

export type AccountsAnswer = ResponseOf<typeof endpoints.getAccounts>

/** As specified (§9). */
export const pageSize = limits.pagination.tablePageLength

/** What the list of accounts shows, as the address has it. */
export interface AccountsQuery {
  search: string
  state: 'active' | 'inactive' | ''
  /** From 1. */
  page: number
  sort: TableSort & { key: SortKey }
}

type SortKey = (typeof sortKeys)[number]
const sortKeys = ['Name', 'People', 'Doors', 'LastActivity'] as const
/** What happened last stands first. */
const usualSort = { key: 'LastActivity', direction: 'descending' } as const

export const everyAccount: AccountsQuery = { search: '', state: '', page: 1, sort: usualSort }

/** Reads an address that anyone may have written; what it cannot mean is left out. */
export function readAccountsQuery(params: URLSearchParams): AccountsQuery {
  const state = params.get('state')
  return { search: readSearch(params, 100), state: state === 'active' || state === 'inactive' ? state : '', page: readPage(params), sort: readSort(params.get('sort') ?? '') }
}

function readSort(text: string): AccountsQuery['sort'] {
  const key = sortKeys.find((name) => text.replace('-', '') === name)
  return key === undefined ? usualSort : { key, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

/** The address of the list, with only what differs from the whole list. */
export function accountsAddress({ search, state, page, sort }: Omit<AccountsQuery, 'sort'> & { sort: TableSort }): string {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search)
  if (state !== '') params.set('state', state)
  if (sort.key !== usualSort.key || sort.direction !== usualSort.direction) params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.key}`)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query === '' ? paths.accounts : `${paths.accounts}?${query}`
}

export function isNarrowed({ search, state }: AccountsQuery): boolean {
  return search.trim() !== '' || state !== ''
}

export function toAccountsRequest({ search, state, page, sort }: AccountsQuery): PayloadOf<typeof endpoints.getAccounts> {
  return { searchText: search.trim(), ...(state !== '' && { isActive: state === 'active' }), page, count: pageSize, sort: `${sort.key} ${sort.direction === 'descending' ? 'DESC' : 'ASC'}` }
}
