import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { isCallPreferencesAction, runCallPreferencesAction, type CallPreferencesAction } from '#portal/calls/callPreferences.ts'

/** The actions of the page that take effect at once, besides editing. */
export type OwnAction =
  | { intent: 'password'; payload: PayloadOf<typeof endpoints.changeOwnPassword> }
  | { intent: 'mailLink'; username: string }
  | { intent: 'phoneCode' }
  | { intent: 'verifyPhone'; payload: PayloadOf<typeof endpoints.verifyOwnPhone> }
  | { intent: 'endSessions'; payload: PayloadOf<typeof endpoints.endOwnSessions> }
  | { intent: 'muteAlert'; payload: PayloadOf<typeof endpoints.muteAlertRule> }
  | { intent: 'endTrust'; payload: PayloadOf<typeof endpoints.endTrustedBrowsers> }

/** The result of an action. `Ended` is the number of ended sessions. */
export interface OwnActionAnswer {
  Ended?: number
}

export function runOwnAction(portal: Portal, action: OwnAction | CallPreferencesAction): Promise<Attempt<unknown>> {
  const { api } = portal
  if (isCallPreferencesAction(action)) return runCallPreferencesAction(portal, action)
  if (action.intent === 'password') return attempt(api.changeOwnPassword(action.payload))
  if (action.intent === 'endSessions') return attempt(api.endOwnSessions(action.payload))
  if (action.intent === 'endTrust') return attempt(api.endTrustedBrowsers(action.payload))
  if (action.intent === 'muteAlert') return attempt(api.muteAlertRule(action.payload))
  if (action.intent === 'phoneCode') return attempt(api.sendOwnPhoneCode({}))
  if (action.intent === 'verifyPhone') return attempt(api.verifyOwnPhone(action.payload))
  return attempt(api.forgotPassword({ username: action.username }))
}
