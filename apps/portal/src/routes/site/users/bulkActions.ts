import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { TableSelection } from '@portal/ui'
import { toFilter, type UsersQuery } from './usersQuery.ts'

export type BulkRequest = PayloadOf<typeof endpoints.saveBulkUserAction>
export type BulkResult = ResponseOf<typeof endpoints.saveBulkUserAction>

/** What can be done to many people at once, in the order it is offered. */
export const bulkActions = ['moveToGroup', 'webOn', 'webOff', 'moveOut', 'remove'] as const
export type BulkActionName = (typeof bulkActions)[number]

/** What was chosen besides the people: the user group of `moveToGroup`, the call groups of `webOn`; ids, empty where nothing was chosen. */
export interface BulkChoice {
  group: string
  callGroups: { video: string; voice: string }
}

export function toBulkRequest(action: BulkActionName, choice: BulkChoice, selection: TableSelection, query: UsersQuery, total: number): BulkRequest {
  return { Selection: toUserSelection(selection, query, total), Action: toAction(action, choice) }
}

/** Chosen people by id, or everyone in the filter save some, with the number that was on screen as a safeguard. */
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
