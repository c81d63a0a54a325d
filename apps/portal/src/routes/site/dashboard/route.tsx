import { looksAfterHardwareAlone } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { later } from '../../../app/later.tsx'
import type { Portal } from '../../../app/Portal.ts'
import { askNow } from '../../../app/Question.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { controllersQuestion } from '../../../controllers/controllersView.ts'
import { DashboardPage } from './DashboardPage.tsx'
import type { DashboardAnswer } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import { dashboardQuestion, useDashboard } from './useDashboard.ts'
import { useDoorActs } from './useDoorActs.ts'

/** Few users look after hardware alone. */
const controllersCard = later(async () => (await import('./ControllersCard.tsx')).ControllersCard)

interface LoaderData {
  dashboard: Attempt<DashboardAnswer>
  hasControllers: boolean
}

export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details): Promise<LoaderData> => {
      const asked = attempt(askNow(portal, dashboardQuestion))
      asked.catch(() => {})
      const hasControllers = looksAfterHardwareAlone(await details)
      // Their card comes with the page.
      if (hasControllers) await Promise.all([attempt(askNow(portal, controllersQuestion)), controllersCard.prepare()])
      return { dashboard: await asked, hasControllers }
    }),
    Component: DashboardScreen,
  }
}

function DashboardScreen() {
  const { dashboard, hasControllers } = useLoaderData<LoaderData>()
  const t = useStore(dashboardMessages)
  if (!dashboard.ok) return <FailedPage title={t.title} failure={dashboard.failure} failed={t.loadFailed} />
  return <LoadedDashboard answer={dashboard.value} hasControllers={hasControllers} />
}

function LoadedDashboard({ answer, hasControllers }: { answer: DashboardAnswer; hasControllers: boolean }) {
  const { view, isRefreshing, isStale, refresh, askAgain } = useDashboard(answer)
  const acts = useDoorActs(askAgain)
  return (
    <DashboardPage {...{ view, isRefreshing, isStale, acts }} onRefresh={() => void refresh()} onAsk={askAgain}>
      {hasControllers && <controllersCard.Part />}
    </DashboardPage>
  )
}
