import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { callGroupKind, type CallGroupField, type CallGroupRecord, type CallGroupValues } from '#portal/calls/callGroupRecord.ts'
import { type CallPreferencesAction, isCallPreferencesAction, runCallPreferencesAction } from '#portal/calls/callPreferences.ts'
import { type InvitationAction, isInvitationAction, runInvitationAction } from '#portal/calls/invitationActions.ts'
import type { CallGroupAnswer } from '#portal/calls/useCallGroupEdit.ts'
import { saveRecord, type SaveOutcome } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import type { CallGroupKind } from '../callGroupsQuery.ts'

/** The values of a new group besides its plan. */
export interface NewGroup {
  kind: CallGroupKind
  placeId: number
}

/** The actions of the page. */
export type CallGroupAction =
  | Extract<RecordAction<CallGroupValues, NewGroup>, { intent: 'save' }>
  | { intent: 'delete'; payload: PayloadOf<typeof endpoints.deleteCallGroup> }
  | { intent: 'assignFirst'; isVideo: boolean; userId: number; name: string; callgroupId: number; phone: string; sendsMail: boolean }
  | InvitationAction
  | CallPreferencesAction

/** The first user of a group, and whether they got an email. */
export interface FirstUserAnswer {
  name: string
  isMailed: boolean
}

/** Runs an action of the page. `id` is the group's; 0 creates one. */
export function runCallGroupAction(
  portal: Portal, id: number, sent: CallGroupAction,
): Promise<Attempt<unknown> | SaveOutcome<CallGroupRecord, CallGroupValues, CallGroupField, CallGroupAnswer>> {
  const { api } = portal
  if (isInvitationAction(sent)) return runInvitationAction(portal, sent)
  if (isCallPreferencesAction(sent)) return runCallPreferencesAction(portal, sent)
  if (sent.intent === 'delete') return attempt(api.deleteCallGroup(sent.payload))
  if (sent.intent === 'assignFirst') {
    const assignment = { UserID: sent.userId, callgroupId: sent.callgroupId, SendEmail: sent.sendsMail }
    const call = sent.isVideo ? api.assignFirstCallgroupUserAndSendEmailAsync(assignment) : api.assignFirstPstnToVoiceCallgroupAndSendEmailAsync({ ...assignment, PhoneNumber: sent.phone })
    return attempt(call.then(({ IsEmailSent }): FirstUserAnswer => ({ name: sent.name, isMailed: IsEmailSent })))
  }
  const { kind, placeId } = sent.about
  return saveRecord(callGroupKind(id), sent.edit, (plan) =>
    api.saveCallGroup(id > 0 ? plan : { ...plan, callgroupId: null, Version: null, PropertyID: placeId, IsVideo: kind === 'video' }))
}
