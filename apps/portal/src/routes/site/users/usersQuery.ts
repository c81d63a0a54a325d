import type { endpoints } from '@portal/api-client/contract'
import { AccessCodeType, limits } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { TableSort } from '@portal/ui'
import { readPage, readSearch } from '../../../app/readListAddress.ts'

type ListRequest = PayloadOf<typeof endpoints.getUserTierUserList>

/** Which users by what; everything that narrows, without place and order. */
export type UserFilter = Pick<
  ListRequest,
  'searchText' | 'searchType' | 'hierarchyLevel' | 'propertyID' | 'userGroupID' | 'userTypeID' | 'accessCodeTypeID' | 'status' | 'isWebLoginEnabled'
>

/** What stands in the address of the list. Empty texts do not narrow. */
export interface UsersQuery {
  search: string
  searchType: string
  group: string
  level: string
  property: string
  type: string
  /** A type of code they have (specification §3). */
  method: string
  web: string
  status: string
  /** From 1. */
  page: number
  sort: TableSort
}

export const filterNames = ['group', 'level', 'property', 'type', 'method', 'web', 'status'] as const
export type FilterName = (typeof filterNames)[number]

export const searchTypes = ['All', 'Name', 'Email', 'Unit', 'Phone', 'Code'] as const
export const userStatuses = ['Active', 'Invited', 'NotYetValid', 'EndsToday', 'Expired', 'NoAccess'] as const

export const sortKeys = ['Name', 'Email', 'Unit', 'Group', 'HierarchyLevel', 'LastEntry'] as const

/** As specified (§9). */
export const pageSize = limits.pagination.tablePageLength

const usualSort: TableSort = { key: 'Name', direction: 'ascending' }

export const wholeList: UsersQuery = {
  search: '', searchType: '', group: '', level: '', property: '', type: '', method: '', web: '', status: '', page: 1, sort: usualSort,
}

/** Reads an address that anyone may have written: what is no filter counts as none. */
export function readUsersQuery(params: URLSearchParams): UsersQuery {
  const among = (name: string, allowed: readonly string[]) => allowed.find((value) => value === params.get(name)) ?? ''
  const id = (name: string) => (isCount(params.get(name)) ? (params.get(name) ?? '') : '')
  return {
    search: readSearch(params, 100),
    searchType: among('in', searchTypes.slice(1)),
    group: id('group'),
    level: id('level'),
    property: id('property'),
    type: id('type'),
    method: among('method', Object.values(AccessCodeType).map(String)),
    web: among('web', ['on', 'off']),
    status: among('status', userStatuses),
    page: readPage(params),
    sort: readSort(params.get('sort')),
  }
}

/** The same as the part of an address after '?', without what is usual. */
export function writeUsersQuery(query: UsersQuery): string {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => value !== '' && params.set(name, value)
  set('search', query.search)
  set('in', query.searchType)
  for (const name of filterNames) set(name, query[name])
  if (query.sort.key !== usualSort.key || query.sort.direction !== usualSort.direction) set('sort', writeSort(query.sort))
  if (query.page > 1) set('page', String(query.page))
  return params.toString()
}

/** Whether anything narrows the list. */
export function isNarrowed(query: UsersQuery): boolean {
  return query.search.trim() !== '' || filterNames.some((name) => query[name] !== '')
}

/** Another search or filter starts at the first page; the order stays. */
export function narrow(query: UsersQuery, change: Partial<Omit<UsersQuery, 'page' | 'sort'>>): UsersQuery {
  return { ...query, ...change, page: 1 }
}

export function toFilter(query: UsersQuery): UserFilter {
  const number = (text: string) => (text === '' ? undefined : Number(text))
  return {
    ...(query.search.trim() && { searchText: query.search.trim() }),
    searchType: searchTypes.find((type) => type === query.searchType) ?? 'All',
    userGroupID: number(query.group),
    hierarchyLevel: number(query.level),
    propertyID: number(query.property),
    userTypeID: number(query.type),
    accessCodeTypeID: number(query.method),
    isWebLoginEnabled: query.web === '' ? undefined : query.web === 'on',
    status: userStatuses.find((status) => status === query.status),
  }
}

export function toListRequest(query: UsersQuery): ListRequest {
  const { key, direction } = query.sort
  return { ...toFilter(query), page: query.page, count: pageSize, sort: `${key} ${direction === 'ascending' ? 'ASC' : 'DESC'}` }
}

function isCount(text: string | null): boolean {
  return /^[1-9]\d{0,8}$/.test(text ?? '')
}

function readSort(text: string | null): TableSort {
  const [key, direction] = (text ?? '').split('-')
  const known = sortKeys.find((name) => name === key)
  return known === undefined ? usualSort : { key: known, direction: direction === 'down' ? 'descending' : 'ascending' }
}

function writeSort({ key, direction }: TableSort): string {
  return `${key}-${direction === 'ascending' ? 'up' : 'down'}`
}
