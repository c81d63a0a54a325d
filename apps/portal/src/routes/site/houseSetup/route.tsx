import { isServiceError, type PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { AccessCodeType } from '@portal/domain'
import { redirect } from 'react-router-dom'
import type { AccessCode, SaveCodeRequest } from '#portal/access/codes/codeForm.ts'
import { attempt } from '#portal/app/attempt.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedInAction } from '#portal/app/signedIn.ts'
import { HouseSetupPage } from './HouseSetupPage.tsx'
import { houseSetupMessages } from './messages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

export type HouseSetup = ResponseOf<typeof endpoints.getHouseSetup>

export type SaveHouse = PayloadOf<typeof endpoints.saveHouseSetup>

/** A typed code that another user already has. */
export interface RefusedCode {
  userID: number
  Code: string
}

/** The answer to a step. `Refused` has the codes that weren't saved; all others were. */
export interface HouseAnswer {
  message: string
  Refused?: RefusedCode[]
}

/** The actions of the page. */
export type HouseAction =
  | { intent: 'save'; payload: SaveHouse }
  | { intent: 'codes'; saves: SaveCodeRequest[]; removes: number[]; payload: SaveHouse }
  | { intent: 'ring'; payload: SaveHouse }
  | { intent: 'person'; payload: PayloadOf<typeof endpoints.saveUserWizard> }
  | { intent: 'open'; payload: PayloadOf<typeof endpoints.openDoor> }
  | { intent: 'finish'; payload: PayloadOf<typeof endpoints.updateSingleFamilyManualAccount>; lands: 'dashboard' | 'newInvite' }

/** The page `/site/single-family-manual-setup`, on which the owner sets up a house step by step. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal }) {
      const [house, zones] = await Promise.all([readHouse(portal, signal), attempt(api.getTimezones({}, { signal }))])
      return { ...house, timezones: zones.ok ? zones.value.Timezones : [] }
    },
    action: signedInAction(async ({ request }) => {
      const action = await sentJson<HouseAction>(request)
      const answer = await attempt<HouseAnswer>(runHouseAction(portal, action))
      if (action.intent !== 'finish' || !answer.ok) return answer
      // The set-up is complete: from now on signing in leads to the dashboard, and this page no longer exists.
      portal.forgetDetails()
      return redirect(paths[action.lands])
    }),
    useHead() {
      const t = houseSetupMessages.useWords()
      return { title: t.title, failed: t.loadFailed }
    },
    Page: HouseSetupPage,
  })
}

async function readHouse({ api }: Portal, signal: AbortSignal): Promise<{ setup: HouseSetup; codes: AccessCode[] }> {
  const [setup, { AccessCodes }] = await Promise.all([api.getHouseSetup({}, { signal }), api.getAccessCodes({ AccessCodeTypeID: AccessCodeType.GateCode, count: 100 }, { signal })])
  return { setup, codes: AccessCodes }
}

async function runHouseAction(portal: Portal, action: HouseAction): Promise<HouseAnswer> {
  const { api } = portal
  switch (action.intent) {
    case 'save':
      return api.saveHouseSetup(action.payload)
    case 'codes':
      return saveCodes(portal, action)
    case 'ring':
      await api.saveHouseSetup(action.payload)
      return api.ringHouse({})
    case 'person':
      return api.saveUserWizard(action.payload)
    case 'open':
      return api.openDoor(action.payload)
    case 'finish':
      return api.updateSingleFamilyManualAccount(action.payload)
    default:
      return action satisfies never
  }
}

/** Saves each code separately, so that a taken one doesn't block the others; the step continues once all are saved. */
async function saveCodes({ api }: Portal, { saves, removes, payload }: Extract<HouseAction, { intent: 'codes' }>): Promise<HouseAnswer> {
  const Refused: RefusedCode[] = []
  for (const ID of removes) await api.deleteAccessCode({ ID })
  for (const code of saves) {
    try {
      await api.saveUpdateAccessCodeUnique(code)
    } catch (error) {
      if (!isServiceError(error) || error.code !== 'TAKEN') throw error
      Refused.push({ userID: code.userID ?? 0, Code: code.Code })
    }
  }
  return Refused.length > 0 ? { message: '', Refused } : api.saveHouseSetup(payload)
}
