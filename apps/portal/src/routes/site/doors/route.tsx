import { listScreen } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead, askNow } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { dashboardQuestion } from '#portal/doors/doorsQuestion.ts'
import { sitePlanQuestion } from '#portal/doors/sitePlanQuestion.ts'
import { doorsAddress } from './doorsAddress.ts'
import { DoorsPage } from './DoorsPage.tsx'
import { doorPageMessages } from './messages.ts'

/** The page `/site/doors`: all doors with state and actions. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: doorsAddress,
    isWhole: true,
    load: ({ property, view }) => {
      if (view === 'plan') askAhead(portal, sitePlanQuestion(property))
      return askNow(portal, dashboardQuestion(property))
    },
    words: doorPageMessages,
    head: ({ title, failed }) => ({ title, failed }),
    Page: DoorsPage,
  })
}
