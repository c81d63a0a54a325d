import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { signInAs } from '#portal/app/signInAs.ts'

export type Plan = ResponseOf<typeof endpoints.getMoveOutPlan>

/** The actions of the user's page, by name. */
export type UserAction =
  | { intent: 'setPassword'; payload: PayloadOf<typeof endpoints.setUserPassword> }
  | { intent: 'webAccess'; payload: PayloadOf<typeof endpoints.updateWebAccess> }
  | { intent: 'group'; payload: PayloadOf<typeof endpoints.saveUserGroupUserProfiles> }
  | { intent: 'moveOut'; payload: PayloadOf<typeof endpoints.moveOutUser> }
  | { intent: 'signInMail'; payload: PayloadOf<typeof endpoints.resendSignInMail> }
  | { intent: 'refuseDeletion'; payload: PayloadOf<typeof endpoints.refuseAccountDeletion> }
  | { intent: 'resetTwoStep'; payload: PayloadOf<typeof endpoints.resetTwoStep> }
  | { intent: 'signInAs'; payload: PayloadOf<typeof endpoints.beginSignInAs> }
  | { intent: 'delete'; payload: PayloadOf<typeof endpoints.deleteUser> }

export interface ActionAnswer {
  message: string
}

export function runUserAction(portal: Portal, action: UserAction): Promise<Attempt<ActionAnswer>> {
  const { api } = portal
  switch (action.intent) {
    case 'setPassword':
      return attempt(api.setUserPassword(action.payload))
    case 'webAccess':
      return attempt(api.updateWebAccess(action.payload))
    case 'group':
      return attempt(api.saveUserGroupUserProfiles(action.payload))
    case 'moveOut':
      return attempt<ActionAnswer>(api.moveOutUser(action.payload))
    case 'signInMail':
      return attempt(api.resendSignInMail(action.payload))
    case 'refuseDeletion':
      return attempt(api.refuseAccountDeletion(action.payload))
    case 'resetTwoStep':
      return attempt(api.resetTwoStep(action.payload))
    case 'signInAs':
      return attempt(signInAsSomeone(portal, action.payload))
    case 'delete':
      return attempt(api.deleteUser(action.payload))
    default:
      return action satisfies never
  }
}

/** Signs in as another user. The page's own session stays open; returning creates a new one. */
async function signInAsSomeone(portal: Portal, payload: PayloadOf<typeof endpoints.beginSignInAs>): Promise<ActionAnswer> {
  const { message, Token } = await portal.api.beginSignInAs(payload)
  await signInAs(portal, Token)
  return { message }
}
