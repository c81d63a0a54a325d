import type { Portal } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { hoursParam } from '#portal/calls/useHoursDialog.tsx'
import { ownAccountMessages } from './messages.ts'
import { OwnAccountPage } from './OwnAccountPage.tsx'
import { sessionsQuestion } from './OwnSessionsCard.tsx'
import { twoStepQuestion } from './security/twoStep.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

/** The page `/site/mywebaccount`: the user's own name, settings, password and sessions. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, details }) {
      askAhead(portal, sessionsQuestion)
      askAhead(portal, twoStepQuestion)
      const { Account } = await api.getOwnAccount({ signal })
      return { account: Account, details: await details }
    },
    shouldRevalidate: keepWhileOpening(hoursParam),
    useHead() {
      const t = ownAccountMessages.useWords()
      return { title: t.title, failed: t.failed }
    },
    Page: OwnAccountPage,
  })
}
