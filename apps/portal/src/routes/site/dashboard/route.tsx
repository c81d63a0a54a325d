import { looksAfterHardwareAlone } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { later } from '../../../app/later.tsx'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import type { ControllersAnswer } from '../../../controllers/controllersView.ts'
import { DashboardPage } from './DashboardPage.tsx'
import type { DashboardAnswer } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import { useDashboard } from './useDashboard.ts'
import { useDoorActs } from './useDoorActs.ts'

/** Few users look after hardware alone. */
const controllersCard = later(async () => (await import('./ControllersCard.tsx')).ControllersCard)

interface LoaderData {
  dashboard: Attempt<DashboardAnswer>
  /** Null for a user who does not look after hardware alone. */
  controllers: Attempt<ControllersAnswer> | null
}

export function route(portal: Portal): ScreenRoute {
  const { api } = portal
  return {
    loader: signedIn(portal, async (details, { request: { signal } }): Promise<LoaderData> => {
      const asked = attempt(api.getDashboard({}, { signal }))
      asked.catch(() => {})
      const isFirst = looksAfterHardwareAlone(await details)
      const [dashboard, controllers] = await Promise.all([asked, isFirst ? attempt(api.getControllers({}, { signal })) : null, isFirst && controllersCard.prepare()])
      return { dashboard, controllers }
    }),
    Component: DashboardScreen,
  }
}

function DashboardScreen() {
  const { dashboard, controllers } = useLoaderData<LoaderData>()
  const t = useStore(dashboardMessages)
  if (!dashboard.ok) return <FailedPage title={t.title} failure={dashboard.failure} failed={t.loadFailed} />
  return <LoadedDashboard answer={dashboard.value} controllers={controllers} />
}

function LoadedDashboard({ answer, controllers }: { answer: DashboardAnswer; controllers: LoaderData['controllers'] }) {
  const { view, isRefreshing, isStale, refresh, askAgain } = useDashboard(answer)
  const acts = useDoorActs(askAgain)
  return (
    <DashboardPage {...{ view, isRefreshing, isStale, acts }} onRefresh={() => void refresh()} onAsk={askAgain}>
      {controllers && <controllersCard.Part loaded={controllers} />}
    </DashboardPage>
  )
}
