import { looksAfterHardwareAlone } from '@portal/domain'
import { useMemo } from 'react'
import { useRevalidator } from 'react-router-dom'
import { attempt } from '#portal/app/attempt.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { readId } from '#portal/app/listAddress.ts'
import { askNow, useQuestion } from '#portal/app/asking.tsx'
import { controllersQuestion } from '#portal/controllers/controllersView.ts'
import { type DashboardAnswer, dashboardQuestion, pauseAfter } from '#portal/doors/doorsQuestion.ts'
import { useDoorActs } from '#portal/doors/useDoorActs.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { toDashboardView, type DashboardView } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

/** The card of controllers, which loads separately because few users only manage hardware. */
const controllersCard = lazyPart(async () => (await import('./ControllersCard.tsx')).ControllersCard)

interface DashboardData {
  answer: DashboardAnswer
  /** The id of the property; null for the user's own. */
  property: number | null
  hasControllers: boolean
}

export const route = pageScreen({
  async load({ portal, search, details }): Promise<DashboardData> {
    const property = readId(search.get('property'))
    const asked = askNow(portal, dashboardQuestion(property))
    asked.catch(() => {})
    const hasControllers = looksAfterHardwareAlone(await details)
    // For users who only manage hardware, the card loads with the page.
    if (hasControllers) await Promise.all([attempt(askNow(portal, controllersQuestion)), controllersCard.prepare()])
    return { answer: await asked, property, hasControllers }
  },
  words: dashboardMessages,
  head: (t) => ({ title: t.title, failed: t.loadFailed }),
  keyOf: ({ property }) => property ?? 'own',
  Page: LoadedDashboard,
})

function LoadedDashboard({ answer, property, hasControllers }: DashboardData) {
  const { view, isRefreshing, isStale, refresh, askAgain } = useDashboard(answer, property)
  const acts = useDoorActs(askAgain)
  return (
    <DashboardPage {...{ view, property, isRefreshing, isStale, acts }} onRefresh={() => void refresh()}>
      {hasControllers && <controllersCard.Part />}
    </DashboardPage>
  )
}

interface Dashboard {
  view: DashboardView
  isRefreshing: boolean
  /** Whether the last request had no answer; then the old data stays, and requests are less frequent. */
  isStale: boolean
  /** Reloads the page on the user's request. */
  refresh: () => Promise<void>
  /** Sends the request again in the background. */
  askAgain: () => Promise<void>
}

/** The dashboard's data: first from the loader, then polled while the page is visible. */
function useDashboard(loaded: DashboardAnswer, property: number | null): Dashboard {
  const { revalidate, state } = useRevalidator()
  const { answer = loaded, failure, askAgain } = useQuestion(dashboardQuestion(property), { every: pauseAfter })
  const view = useMemo(() => toDashboardView(answer), [answer])
  return { view, isRefreshing: state === 'loading', isStale: failure !== null, refresh: revalidate, askAgain }
}
