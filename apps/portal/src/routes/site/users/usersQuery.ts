import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { AccessCodeType, limits } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { listAddress, oneOfPart, pagePart, readId, searchPart, sortPart, toSortText, type ListPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'
import type { TableSelection } from '@portal/ui'

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

type BulkRequest = PayloadOf<typeof endpoints.saveBulkUserAction>
export type BulkResult = ResponseOf<typeof endpoints.saveBulkUserAction>

/** The bulk actions, in order of display. */
export const bulkActions = ['moveToGroup', 'webOn', 'webOff', 'moveOut', 'remove'] as const
export type BulkActionName = (typeof bulkActions)[number]

/** The choices besides the users: the user group for `moveToGroup`, the call groups for `webOn`. Ids; empty without a choice. */
interface BulkChoice {
  group: string
  callGroups: { video: string; voice: string }
}

export function toBulkRequest(action: BulkActionName, choice: BulkChoice, selection: TableSelection, query: UsersQuery, total: number): BulkRequest {
  return { Selection: toUserSelection(selection, query, total), Action: toAction(action, choice) }
}

/** The selection for the request: users by id, or all users of the filter with exceptions, with the number that the page showed as a safeguard. */
export function toUserSelection(selection: TableSelection, query: UsersQuery, total: number): BulkRequest['Selection'] {
  if (selection.scope === 'rows') return { SelectedUsers: selection.ids.map(Number) }
  return { Filter: toFilter(query), ExpectedCount: total, ExceptUsers: selection.except.map(Number) }
}

function toAction(action: BulkActionName, { group, callGroups: { video, voice } }: BulkChoice): BulkRequest['Action'] {
  switch (action) {
    case 'moveToGroup':
      return { Kind: 'group', UserGroupID: Number(group) }
    case 'webOn':
      return { Kind: 'webAccess', IsWebLoginEnabled: true, ...(video && { VideoCallgroupId: Number(video) }), ...(voice && { VoiceCallgroupId: Number(voice) }) }
    case 'webOff':
      return { Kind: 'webAccess', IsWebLoginEnabled: false }
    case 'moveOut':
      return { Kind: 'moveOut' }
    case 'remove':
      return { Kind: 'delete' }
    default:
      return action satisfies never
  }
}
