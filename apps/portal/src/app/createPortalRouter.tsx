import { resolveSessionEnd } from '@portal/domain'
import { createBrowserRouter, createPath, type RouteObject } from 'react-router-dom'
import { findPublicPage } from '../public/findPublicPage.ts'
import { RouteError } from '../routes/status/RouteError.tsx'
import { accountBase, splitAddress } from './accountAddress.ts'
import { land } from './land.ts'
import { loginPath } from './loginPath.ts'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { redirectTo, siteRoutes } from './siteRoutes.ts'
import { RootLayout } from './RootLayout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** The router of the signed-in area. A story passes its own function that creates the router, to keep the address, and the public pages as routes. */
export function createPortalRouter(portal: Portal, makeRouter: (routes: RouteObject[]) => Router = inAddressBar(portal), publicRoutes?: RouteObject[]): Router {
  let shown: Router | undefined
  const leave: RouteObject = { path: '*', element: null, loader: ({ request }) => portal.leave(elsewhere(portal, new URL(request.url)), { isReplacing: !shown?.state.initialized }) }
  const router = makeRouter([
    {
      Component: RootLayout,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        redirectTo(paths.root, async () => (portal.session.read() ? land(portal) : paths.login)),
        {
          path: paths.signInAdmin,
          element: null,
          lazy: async () => (await import('../routes/auth/signInAdmin/route.ts')).signInAdminRoute(portal),
        },
        siteRoutes(portal),
        ...(publicRoutes ? [...publicRoutes, redirectTo('*', () => paths.login)] : [leave]),
      ],
    },
  ])
  shown = router
  // As with a link, navigating to the current page adds no history entry.
  const isHere = (path: string) => createPath(router.state.location) === accountBase(portal.account) + path
  portal.go = async (path, { isReplacing = isHere(path) } = {}) => {
    if (!publicRoutes && findPublicPage(new URL(path, location.origin).pathname)) return portal.leave(path, { isReplacing })
    await router.navigate(path, { replace: isReplacing })
  }
  portal.search = () => {
    const { navigation: { location: coming }, location } = router.state
    return coming?.pathname === location.pathname ? coming.search : location.search
  }
  portal.onSessionExpired = (hadToken) => {
    if (resolveSessionEnd(hadToken).alert === 'sessionExpired') portal.tellAtLogin('expired')
    // The target of a pending navigation, if there is one.
    const { pathname, search } = router.state.navigation.location ?? router.state.location
    if (splitAddress(pathname).path !== paths.login) void portal.go(loginPath({ pathname, search }), { isReplacing: true })
  }
  portal.session.onChangedElsewhere(() => {
    // Another tab signed out, or in as another user, so this tab shows another user's data.
    location.reload()
  })
  return router
}

const inAddressBar = ({ account }: Portal) => (routes: RouteObject[]) => createBrowserRouter(routes, account === null ? {} : { basename: accountBase(account) })

/** The target of an address without a page in this document: a public page, or another account's page; otherwise the sign-in page. */
function elsewhere(portal: Portal, { pathname, search, hash }: URL): string {
  const { account, path } = splitAddress(pathname)
  if (findPublicPage(path)) return path + search + hash
  return account === portal.account ? paths.login : pathname + search + hash
}
