import { resolveSessionEnd } from '@portal/domain'
import { createBrowserRouter, createPath, redirectDocument, type RouteObject } from 'react-router-dom'
import { loadPublicPage } from '../public/findPublicPage.ts'
import { publicPages } from '../public/publicPages.ts'
import { RouteError } from '../routes/status/RouteError.tsx'
import { accountBase, splitAddress } from './accountAddress.ts'
import { land } from './land.ts'
import { loginPath } from './loginPath.ts'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { publicRoute } from './publicRoute.tsx'
import { redirectTo, siteRoutes } from './siteRoutes.ts'
import { RootLayout } from './RootLayout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** The portal's router, in the address bar; a story that must leave the address alone gives another maker. */
export function createPortalRouter(portal: Portal, makeRouter: (routes: RouteObject[]) => Router = inAddressBar(portal)): Router {
  const router = makeRouter(portal.account === null ? routesOf(portal) : routesOfAccount(portal))
  // As a link does: who goes where they are finds no second entry behind them.
  const isHere = (path: string) => createPath(router.state.location) === accountBase(portal.account) + path
  portal.go = (path, { isReplacing = isHere(path) } = {}) => router.navigate(path, { replace: isReplacing })
  portal.search = () => {
    const { navigation: { location: coming }, location } = router.state
    return coming?.pathname === location.pathname ? coming.search : location.search
  }
  portal.onSessionExpired = (hadToken) => {
    if (resolveSessionEnd(hadToken).alert === 'sessionExpired') portal.tellAtLogin('expired')
    // The page that was on its way, if one was: there the person wanted to go.
    const { pathname, search } = router.state.navigation.location ?? router.state.location
    if (splitAddress(pathname).path !== paths.login) void router.navigate(loginPath({ pathname, search }), { replace: true })
  }
  portal.session.onChangedElsewhere(() => {
    // Another tab signed out, or in as someone else: what this tab shows is no longer its person's.
    location.reload()
  })
  return router
}

const inAddressBar = ({ account }: Portal) => (routes: RouteObject[]) => createBrowserRouter(routes, account === null ? {} : { basename: accountBase(account) })

/** The pages of an account that the address names. Whatever else is wanted is another document, whose address names no account. */
function routesOfAccount(portal: Portal): RouteObject[] {
  return [
    {
      Component: RootLayout,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        redirectTo(paths.root, async () => (portal.session.read() ? land(portal) : paths.login)),
        siteRoutes(portal),
        { path: '*', element: null, loader: ({ request }) => leaveAccount(new URL(request.url)) },
      ],
    },
  ]
}

function leaveAccount({ pathname, search, hash }: URL): Response {
  return redirectDocument(new URL(splitAddress(pathname).path + search + hash, location.origin).href)
}

/** The routes before signing in, the status pages, and the signed-in area (specification §2). */
function routesOf(portal: Portal): RouteObject[] {
  return [
    {
      Component: RootLayout,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        redirectTo(paths.root, async () => (portal.session.read() ? land(portal) : paths.login)),
        redirectTo('/auth', () => paths.login),
        ...publicPages.map(({ path, file }): RouteObject => ({ path, lazy: async () => publicRoute(portal, (await loadPublicPage(file)).page) })),
        {
          path: paths.signInAdmin,
          element: null,
          lazy: async () => (await import('../routes/auth/signInAdmin/route.ts')).signInAdminRoute(portal),
        },
        redirectTo(`${paths.account}/*`, () => paths.login),
        // The pages of a chosen account are another document.
        { path: '/accounts/:account/*', element: null, loader: ({ request }) => redirectDocument(request.url) },
        siteRoutes(portal),
        redirectTo('*', () => '/auth'),
      ],
    },
  ]
}
