import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { toDashboardView, type DashboardView } from './dashboardView.ts'

/** How often the page asks again while it is in sight, in milliseconds. */
const refreshEvery = 15_000

export function dashboardRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request }) => toDashboardView(await portal.api.getDashboard({}, { signal: request.signal }))),
    Component: DashboardScreen,
  }
}

function DashboardScreen() {
  const view = useLoaderData<DashboardView>()
  const { revalidate, state } = useRevalidator()

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }, refreshEvery)
    return () => clearInterval(timer)
  }, [revalidate])

  return <DashboardPage view={view} isRefreshing={state === 'loading'} onRefresh={() => void revalidate()} />
}
