import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type AccountState, accountStates, type BillingState, billingStates, limits, TenantType } from '@portal/domain'
import type { TableSort } from '@portal/ui'
import { readPage, readSearch } from '../../../app/readListAddress.ts'
import { paths } from '../../../app/paths.ts'

export type AccountsAnswer = ResponseOf<typeof endpoints.getAccounts>

/** As specified (§9). */
export const pageSize = limits.pagination.tablePageLength

/** What the list of accounts shows, as the address has it. */
export interface AccountsQuery {
  search: string
  state: AccountState | ''
  billing: BillingState | ''
  kind: AccountKind | ''
  /** From 1. */
  page: number
  sort: TableSort & { key: SortKey }
}

export const accountKinds = ['property', 'house'] as const
export type AccountKind = (typeof accountKinds)[number]
const tenantTypes: Record<AccountKind, TenantType> = { property: TenantType.MultiTenant, house: TenantType.SingleFamily }

type SortKey = (typeof sortKeys)[number]
const sortKeys = ['Name', 'People', 'Doors', 'LastActivity'] as const
/** What happened last stands first. */
const usualSort = { key: 'LastActivity', direction: 'descending' } as const

export const everyAccount: AccountsQuery = { search: '', state: '', billing: '', kind: '', page: 1, sort: usualSort }

/** Reads an address that anyone may have written; what it cannot mean is left out. */
export function readAccountsQuery(params: URLSearchParams): AccountsQuery {
  return {
    search: readSearch(params, 100),
    state: oneOf(accountStates, params.get('state')),
    billing: oneOf(billingStates, params.get('billing')),
    kind: oneOf(accountKinds, params.get('kind')),
    page: readPage(params),
    sort: readSort(params.get('sort') ?? ''),
  }
}

/** The value, if it is one of these; else empty: not narrowed. */
export function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | '' {
  return values.find((known) => known === value) ?? ''
}

function readSort(text: string): AccountsQuery['sort'] {
  const key = sortKeys.find((name) => text.replace('-', '') === name)
  return key === undefined ? usualSort : { key, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

/** The address of the list, with only what differs from the whole list. */
export function accountsAddress({ search, state, billing, kind, page, sort }: Omit<AccountsQuery, 'sort'> & { sort: TableSort }): string {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search)
  for (const [name, value] of Object.entries({ state, billing, kind })) if (value !== '') params.set(name, value)
  if (sort.key !== usualSort.key || sort.direction !== usualSort.direction) params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.key}`)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query === '' ? paths.accounts : `${paths.accounts}?${query}`
}

export function isNarrowed({ search, state, billing, kind }: AccountsQuery): boolean {
  return search.trim() !== '' || state !== '' || billing !== '' || kind !== ''
}

/** What the list is narrowed to, as its call and its export take it. */
export function toAccountsFilter({ search, state, billing, kind }: AccountsQuery) {
  return { searchText: search.trim(), ...(state !== '' && { State: state }), ...(billing !== '' && { Billing: billing }), ...(kind !== '' && { TenantType: tenantTypes[kind] }) }
}

export function toAccountsRequest(query: AccountsQuery): PayloadOf<typeof endpoints.getAccounts> {
  const { page, sort } = query
  return { ...toAccountsFilter(query), page, count: pageSize, sort: `${sort.key} ${sort.direction === 'descending' ? 'DESC' : 'ASC'}` }
}
