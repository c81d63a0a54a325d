import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { GroupRequest, UserGroup } from './groupValues.ts'

/** What the page about a group asks of its route's action. Saving answers the group itself. */
export type GroupAction =
  | { intent: 'delete'; payload: PayloadOf<typeof endpoints.deleteUserGroup> }
  | { intent: 'assign'; payload: PayloadOf<typeof endpoints.saveUserGroupMultiUserMultiProfile> }

export type AssignResult = ResponseOf<typeof endpoints.saveUserGroupMultiUserMultiProfile>
export type GroupActionAnswer = AssignResult | { message: string }

export function runGroupAction({ api }: Portal, sent: GroupAction | GroupRequest): Promise<Attempt<UserGroup | GroupActionAnswer>> {
  if (!('intent' in sent)) return attempt(api.saveUserGroup(sent).then(({ UserGroup }) => UserGroup))
  return sent.intent === 'delete' ? attempt(api.deleteUserGroup(sent.payload)) : attempt(api.saveUserGroupMultiUserMultiProfile(sent.payload))
}
