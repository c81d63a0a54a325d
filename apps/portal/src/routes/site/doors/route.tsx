import { listScreen } from '#portal/app/listScreen.tsx'
import { askAhead, askNow } from '#portal/app/asking.tsx'
import { dashboardQuestion } from '#portal/doors/doorsQuestion.ts'
import { sitePlanQuestion } from '#portal/doors/sitePlanQuestion.ts'
import { doorsAddress } from './doorsAddress.ts'
import { DoorsPage } from './DoorsPage.tsx'
import { doorPageMessages } from './messages.ts'

/** The page `/site/doors`: all doors with state and actions. */
export const route = listScreen({
  address: doorsAddress,
  isWhole: true,
  load: ({ property, view }, { portal }) => {
    if (view === 'plan') askAhead(portal, sitePlanQuestion(property))
    return askNow(portal, dashboardQuestion(property))
  },
  words: doorPageMessages,
  head: ({ title, failed }) => ({ title, failed }),
  Page: DoorsPage,
})
