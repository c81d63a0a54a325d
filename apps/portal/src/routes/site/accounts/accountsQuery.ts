import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { accountStates, billingStates, limits, TenantType } from '@portal/domain'
import { listAddress, oneOfPart, pagePart, searchPart, sortPart, toSortText } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

export type AccountsAnswer = ResponseOf<typeof endpoints.getAccounts>

/** The number of rows on a page, as specified (§9). */
export const pageSize = limits.pagination.tablePageLength

export const accountKinds = ['property', 'house'] as const
const tenantTypes = { property: TenantType.MultiTenant, house: TenantType.SingleFamily }

/** The parameters in the address of the list of accounts. By default, the accounts with the latest events come first. */
export const accountsAddress = listAddress(paths.accounts, {
  search: searchPart(100),
  state: oneOfPart(accountStates, ''),
  billing: oneOfPart(billingStates, ''),
  kind: oneOfPart(accountKinds, ''),
  sort: sortPart(['Name', 'People', 'Doors', 'LastActivity'], { key: 'LastActivity', direction: 'descending' }),
  page: pagePart,
})
export type AccountsQuery = typeof accountsAddress.whole

/** The value if it is one of these; otherwise empty, which means no filter. */
export function oneOf<Value extends string>(values: readonly Value[], value: string): Value | '' {
  return values.find((known) => known === value) ?? ''
}

/** The list's filters, for its call and its export. */
export function toAccountsFilter({ search, state, billing, kind }: AccountsQuery) {
  return { searchText: search.trim(), ...(state !== '' && { State: state }), ...(billing !== '' && { Billing: billing }), ...(kind !== '' && { TenantType: tenantTypes[kind] }) }
}

export function toAccountsRequest(query: AccountsQuery): PayloadOf<typeof endpoints.getAccounts> {
  return { ...toAccountsFilter(query), page: query.page, count: pageSize, sort: toSortText(query.sort) }
}
