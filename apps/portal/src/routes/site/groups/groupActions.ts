import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { saveRecord, type SaveOutcome } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { groupKind, type GroupField, type GroupValues, type UserGroup } from './groupValues.ts'

/** The actions of the page. */
export type GroupAction =
  | Extract<RecordAction<GroupValues>, { intent: 'save' }>
  | { intent: 'delete'; payload: PayloadOf<typeof endpoints.deleteUserGroup> }
  | { intent: 'assign'; payload: PayloadOf<typeof endpoints.saveUserGroupMultiUserMultiProfile> }

export type AssignResult = ResponseOf<typeof endpoints.saveUserGroupMultiUserMultiProfile>
export type GroupActionAnswer = AssignResult | { message: string }

/** Runs an action of the page. `id` is the group's; 0 creates one. */
export function runGroupAction(
  { api }: Portal, id: number, sent: GroupAction,
): Promise<Attempt<GroupActionAnswer> | SaveOutcome<UserGroup, GroupValues, GroupField, UserGroup>> {
  if (sent.intent === 'save') return saveRecord(groupKind(id), sent.edit, async (group) => (await api.saveUserGroup(group)).UserGroup)
  return sent.intent === 'delete' ? attempt(api.deleteUserGroup(sent.payload)) : attempt(api.saveUserGroupMultiUserMultiProfile(sent.payload))
}
