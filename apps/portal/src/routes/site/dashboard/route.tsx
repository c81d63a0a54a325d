import { useLoaderData } from 'react-router-dom'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { toDashboardView, type DashboardView } from './dashboardView.ts'
import { useDashboard } from './useDashboard.ts'
import { useDoorActs } from './useDoorActs.ts'

export function dashboardRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request }) => toDashboardView(await portal.api.getDashboard({}, { signal: request.signal }))),
    Component: DashboardScreen,
  }
}

function DashboardScreen() {
  const { view, isRefreshing, isStale, refresh, askAgain } = useDashboard(useLoaderData<DashboardView>())
  const acts = useDoorActs(askAgain)
  return <DashboardPage {...{ view, isRefreshing, isStale, acts }} onRefresh={() => void refresh()} onAsk={askAgain} />
}
