import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useStore } from '@nanostores/react'
import { redirect, useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { HouseSetupPage } from './HouseSetupPage.tsx'
import { houseSetupMessages } from './messages.ts'

export type HouseSetup = ResponseOf<typeof endpoints.getHouseSetup>

/** What the page asks of its route's action. */
export type HouseAction =
  | { intent: 'save'; payload: PayloadOf<typeof endpoints.saveHouseSetup> }
  | { intent: 'person'; payload: PayloadOf<typeof endpoints.saveUserWizard> }
  | { intent: 'open'; payload: PayloadOf<typeof endpoints.openDoor> }
  | { intent: 'finish'; payload: PayloadOf<typeof endpoints.updateSingleFamilyManualAccount> }

interface LoaderData {
  asked: Attempt<HouseSetup>
  timezones: { ID: string; Name: string }[]
}

/** `/site/single-family-manual-setup`: the owner of a house sets it up, step by step, each saved. */
export function houseSetupRoute(portal: Portal): ScreenRoute {
  const { api } = portal
  return {
    loader: signedIn(portal, async (_details, { request: { signal } }): Promise<LoaderData> => {
      const [asked, zones] = await Promise.all([attempt(api.getHouseSetup({}, { signal })), attempt(api.getTimezones({}, { signal }))])
      return { asked, timezones: zones.ok ? zones.value.Timezones : [] }
    }),
    action: signedInAction(async ({ request }) => {
      const action = await sentJson<HouseAction>(request)
      const answer = await attempt<{ message: string }>(runHouseAction(portal, action))
      if (action.intent !== 'finish' || !answer.ok) return answer
      // The set-up is over: signing in leads to the dashboard from now on, and this page answers nobody any more.
      portal.forgetDetails()
      return redirect(paths.dashboard)
    }),
    Component: HouseSetupScreen,
  }
}

function runHouseAction({ api }: Portal, action: HouseAction): Promise<{ message: string }> {
  switch (action.intent) {
    case 'save':
      return api.saveHouseSetup(action.payload)
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

function HouseSetupScreen() {
  const { asked, timezones } = useLoaderData<LoaderData>()
  const t = useStore(houseSetupMessages)
  if (!asked.ok) return <FailedPage title={t.title} breadcrumb={[]} failure={asked.failure} failed={t.loadFailed} />
  return <HouseSetupPage setup={asked.value} timezones={timezones} />
}
