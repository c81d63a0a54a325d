import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { RouteError } from '../routes/status/RouteError.tsx'
import { land } from './land.ts'
import { loginPath } from './signedIn.ts'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { RootLayout } from './RootLayout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

export function createPortalRouter(portal: Portal) {
  const router = createBrowserRouter(portalRoutes(portal))
  portal.onSessionExpired = (hadToken) => {
    if (hadToken) portal.tellAtLogin('expired')
    const { pathname, search } = router.state.location
    if (pathname !== paths.login) void router.navigate(loginPath(new Request(new URL(pathname + search, location.origin))), { replace: true })
  }
  portal.session.onChangedElsewhere(() => {
    // Another tab signed out, or in as someone else: what this tab shows is no longer its person's.
    location.reload()
  })
  return router
}

/** Every route of the portal (specification §2). */
export function portalRoutes(portal: Portal): RouteObject[] {
  return [
    {
      Component: RootLayout,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        redirectTo(paths.root, async () => (portal.session.read() ? land(portal) : paths.login)),
        redirectTo('/auth', () => paths.login),
        {
          path: paths.login,
          handle: { title: 'login' },
          lazy: async () => (await import('../routes/auth/login/route.tsx')).loginRoute(portal),
        },
        {
          path: paths.invite,
          handle: { title: 'invite' },
          lazy: async () => (await import('../routes/public/invite/route.tsx')).inviteRoute(portal),
        },
        {
          path: paths.recurringInvite,
          handle: { title: 'invite' },
          lazy: async () => (await import('../routes/public/invite/route.tsx')).recurringInviteRoute(portal),
        },
        redirectTo(paths.account, () => paths.login),
        {
          path: '/site',
          lazy: async () => (await import('../routes/site/frame/route.tsx')).siteFrameRoute(portal),
          children: [
            redirectTo('/site', () => paths.dashboard),
            {
              path: paths.dashboard,
              handle: { title: 'dashboard' },
              lazy: async () => (await import('../routes/site/dashboard/route.tsx')).dashboardRoute(portal),
            },
            ...accountPages.map(({ path, title }) => ({
              path,
              handle: { title },
              lazy: async () => (await import('../routes/site/account/route.tsx')).accountRoute(portal, title),
            })),
            redirectTo('/site/*', () => paths.dashboard),
          ],
        },
        ...statusPages.map(({ path, title }) => ({
          path,
          handle: { title },
          lazy: async () => (await import('../routes/status/route.tsx')).statusRoute(portal, title),
        })),
        redirectTo('*', () => '/auth'),
      ],
    },
  ]
}

/** A path that only leads elsewhere. It never renders, which a null element says to the router. */
function redirectTo(path: string, target: () => string | Promise<string>): RouteObject {
  return { path, loader: async () => redirect(await target()), element: null }
}

const accountPages = [
  { path: paths.inactive, title: 'inactive' },
  { path: paths.singleFamilySetup, title: 'singleFamilySetup' },
  { path: paths.videoCallGroup, title: 'videoCallGroup' },
  { path: paths.voiceCallGroup, title: 'voiceCallGroup' },
  { path: paths.billing, title: 'billing' },
  { path: paths.myAccount, title: 'myAccount' },
] as const



const statusPages = [
  { path: paths.nonWebAccess, title: 'nonWebAccess' },
  { path: paths.serverError, title: 'serverError' },
  { path: paths.accessDenied, title: 'accessDenied' },
  { path: paths.notFound, title: 'notFound' },
] as const


