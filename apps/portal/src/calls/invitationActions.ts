import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { attempt, type Attempt } from '../app/attempt.ts'
import type { Portal } from '../app/Portal.ts'

export type Invitation = ResponseOf<typeof endpoints.getCallGroupInvitations>['Invitations'][number]

/** Actions on a call group's invitations. */
export type InvitationAction =
  | { intent: 'invite'; callgroupId: number; email: string; tier: 1 | 2 }
  | { intent: 'resend' | 'withdraw'; id: number; email: string }

/** The action that was done, and its recipient. */
export interface InvitationAnswer {
  done: InvitationAction['intent']
  email: string
}

export function isInvitationAction(action: { intent: string }): action is InvitationAction {
  return action.intent === 'invite' || action.intent === 'resend' || action.intent === 'withdraw'
}

export async function runInvitationAction({ api }: Portal, action: InvitationAction): Promise<Attempt<InvitationAnswer>> {
  const { intent, email } = action
  const call = intent === 'invite'
    ? api.inviteToCallGroup({ callgroupId: action.callgroupId, Email: email, Tier: action.tier })
    : intent === 'resend' ? api.resendCallGroupInvitation({ ID: action.id }) : api.withdrawCallGroupInvitation({ ID: action.id })
  return attempt(call.then(() => ({ done: intent, email })))
}
