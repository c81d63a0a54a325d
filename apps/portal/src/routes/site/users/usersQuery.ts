import type { endpoints } from '@portal/api-client/contract'
import { AccessCodeType, limits } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { listAddress, oneOfPart, pagePart, readId, searchPart, sortPart, toSortText, type ListPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

type ListRequest = PayloadOf<typeof endpoints.getUserTierUserList>

/** The filters of the list of users, without page and order. */
export type UserFilter = Pick<
  ListRequest,
  'searchText' | 'searchType' | 'hierarchyLevel' | 'propertyID' | 'unitID' | 'userGroupID' | 'userTypeID' | 'accessCodeTypeID' | 'status' | 'isWebLoginEnabled'
>

export const filterNames = ['group', 'level', 'property', 'type', 'method', 'web', 'status', 'unit'] as const
export type FilterName = (typeof filterNames)[number]

export const searchTypes = ['All', 'Name', 'Email', 'Unit', 'Phone', 'Code'] as const
export const userStatuses = ['Active', 'Invited', 'NotYetValid', 'EndsToday', 'Expired', 'NoAccess'] as const

export const sortKeys = ['Name', 'Email', 'Unit', 'Group', 'HierarchyLevel', 'LastEntry'] as const

/** The number of rows on a page, as specified (§9). */
export const pageSize = limits.pagination.tablePageLength

const idText: ListPart<string> = { none: '', read: (text) => readId(text)?.toString(), write: (id) => id }

/** The parameters in the list's address; empty means no filter. `method` is a type of entry method (specification §3). */
export const usersAddress = listAddress(paths.users, {
  search: searchPart(100),
  searchType: { ...oneOfPart<string, ''>(searchTypes.slice(1), ''), name: 'in' },
  group: idText,
  level: idText,
  property: idText,
  unit: idText,
  type: idText,
  method: oneOfPart(Object.values(AccessCodeType).map(String), ''),
  web: oneOfPart(['on', 'off'], ''),
  status: oneOfPart(userStatuses, ''),
  sort: sortPart(sortKeys, { key: 'Name', direction: 'ascending' }),
  page: pagePart,
})
export type UsersQuery = typeof usersAddress.whole

/** Whether the list has filters. Which fields a search covers is not a filter. */
export const isNarrowed = (query: UsersQuery): boolean => usersAddress.isNarrowed({ ...query, searchType: '' })

export function toFilter(query: UsersQuery): UserFilter {
  const number = (text: string) => (text === '' ? undefined : Number(text))
  return {
    ...(query.search.trim() && { searchText: query.search.trim() }),
    searchType: searchTypes.find((type) => type === query.searchType) ?? 'All',
    userGroupID: number(query.group),
    hierarchyLevel: number(query.level),
    propertyID: number(query.property),
    unitID: number(query.unit),
    userTypeID: number(query.type),
    accessCodeTypeID: number(query.method),
    isWebLoginEnabled: query.web === '' ? undefined : query.web === 'on',
    status: userStatuses.find((status) => status === query.status),
  }
}

export function toListRequest(query: UsersQuery): ListRequest {
  return { ...toFilter(query), page: query.page, count: pageSize, sort: toSortText(query.sort) }
}
