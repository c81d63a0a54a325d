import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { TableSelection } from '@portal/ui'
import { toFilter, type UsersQuery } from './usersQuery.ts'

export type BulkRequest = PayloadOf<typeof endpoints.saveBulkUserAction>
export type BulkResult = ResponseOf<typeof endpoints.saveBulkUserAction>

/** The bulk actions, in order of display. */
export const bulkActions = ['moveToGroup', 'webOn', 'webOff', 'moveOut', 'remove'] as const
export type BulkActionName = (typeof bulkActions)[number]

/** The choices besides the users: the user group for `moveToGroup`, the call groups for `webOn`. Ids; empty without a choice. */
export interface BulkChoice {
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
