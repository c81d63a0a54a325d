import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Portal } from '#portal/app/Portal.ts'
import type { Question } from '#portal/app/Question.ts'
import { makePasskey } from '#portal/twoStep/passkeys.ts'

export type TwoStep = ResponseOf<typeof endpoints.getTwoStep>

export const twoStepQuestion: Question<TwoStep> = { key: 'twoStep', ask: (api, signal) => api.getTwoStep({ signal }) }

export type SecurityAction =
  | { intent: 'begin' }
  | { intent: 'start'; payload: PayloadOf<typeof endpoints.startTwoStep> }
  | { intent: 'stop'; payload: PayloadOf<typeof endpoints.stopTwoStep> }
  | { intent: 'newCodes'; payload: PayloadOf<typeof endpoints.renewRecoveryCodes> }
  | { intent: 'addPasskey'; name: string }
  | { intent: 'removePasskey'; payload: PayloadOf<typeof endpoints.deletePasskey> }
  | { intent: 'rule'; payload: PayloadOf<typeof endpoints.setTwoStepRule> }

export interface SecurityAnswer {
  message?: string
  /** The key for an authenticator app, after `begin` only. */
  App?: ResponseOf<typeof endpoints.beginTwoStep>['App']
  /** The recovery codes, after `start` and `newCodes` only. */
  RecoveryCodes?: string[]
  /** Whether the user or the browser created no passkey, after `addPasskey` only. */
  isDeclined?: boolean
}

export function runSecurityAction({ api }: Portal, action: SecurityAction): Promise<SecurityAnswer> {
  switch (action.intent) {
    case 'begin':
      return api.beginTwoStep()
    case 'start':
      return api.startTwoStep(action.payload)
    case 'stop':
      return api.stopTwoStep(action.payload)
    case 'newCodes':
      return api.renewRecoveryCodes(action.payload)
    case 'addPasskey':
      return addPasskey(api, action.name)
    case 'removePasskey':
      return api.deletePasskey(action.payload)
    case 'rule':
      return api.setTwoStepRule(action.payload)
    default:
      return action satisfies never
  }
}

async function addPasskey(api: Portal['api'], Name: string): Promise<SecurityAnswer> {
  const { Options } = await api.beginPasskey()
  const made = await makePasskey(Options).catch(() => null)
  if (made === null) return { isDeclined: true }
  await api.savePasskey({ Name, ...made })
  return {}
}
