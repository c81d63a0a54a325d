import { useStore } from '@nanostores/react'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import type { Portal, UserDetails } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import type { CallPreferencesAction } from '#portal/calls/callPreferences.ts'
import { hoursParam } from '#portal/calls/useHoursDialog.tsx'
import { ownAccountMessages } from './messages.ts'
import { runOwnAction, type OwnAction } from './ownActions.ts'
import type { OwnAccount } from './ownAccountForm.ts'
import { OwnAccountPage } from './OwnAccountPage.tsx'
import { sessionsQuestion } from './OwnSessionsCard.tsx'

interface LoaderData {
  details: UserDetails
  asked: Attempt<OwnAccount>
}

/** `/site/mywebaccount`: the own name, settings, password and sessions. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request: { signal } }): Promise<LoaderData> => {
      askAhead(portal, sessionsQuestion)
      const asked = await attempt(portal.api.getOwnAccount({ signal }).then(({ Account }) => Account))
      return { details: await details, asked }
    }),
    action: signedInAction(async ({ request }) => runOwnAction(portal, await sentJson<OwnAction | CallPreferencesAction>(request))),
    shouldRevalidate: keepWhileOpening(hoursParam),
    Component: OwnAccountScreen,
  }
}

function OwnAccountScreen() {
  const { details, asked } = useLoaderData<LoaderData>()
  const t = useStore(ownAccountMessages)
  if (asked.ok) return <OwnAccountPage account={asked.value} details={details} />
  return <FailedPage title={t.title} breadcrumb={[]} failure={asked.failure} failed={t.failed} />
}
