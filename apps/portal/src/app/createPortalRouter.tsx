import { resolveSessionEnd } from '@portal/domain'
import { createBrowserRouter, redirectDocument, type RouteObject } from 'react-router-dom'
import { RouteError } from '../routes/status/RouteError.tsx'
import { accountBase, splitAddress } from './accountAddress.ts'
import { land } from './land.ts'
import { loginPath } from './loginPath.ts'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { publicRoute } from './publicRoute.tsx'
import { redirectTo } from './redirectTo.ts'
import { RootLayout } from './RootLayout.tsx'
import { siteRoutes } from './siteRoutes.ts'
import { LoadingScreen } from './LoadingScreen.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** The portal's router, in the address bar; a story that must leave the address alone gives another maker. */
export function createPortalRouter(portal: Portal, makeRouter: (routes: RouteObject[]) => Router = inAddressBar(portal)): Router {
  const router = makeRouter(portal.account === null ? routesOf(portal) : routesOfAccount(portal))
  portal.go = (path, { isReplacing = false } = {}) => router.navigate(path, { replace: isReplacing })
  portal.onSessionExpired = (hadToken) => {
    if (resolveSessionEnd(hadToken).alert === 'sessionExpired') portal.tellAtLogin('expired')
    // The page that was on its way, if one was: there the person wanted to go.
    const { pathname, search } = router.state.navigation.location ?? router.state.location
    if (pathname !== paths.login) void router.navigate(loginPath({ pathname, search }), { replace: true })
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
        {
          path: paths.login,
          handle: { title: 'login' },
          lazy: async () => publicRoute(portal, (await import('../public/login.ts')).page),
        },
        {
          path: paths.forgotPassword,
          handle: { title: 'forgotPassword' },
          lazy: async () => publicRoute(portal, (await import('../public/forgotPassword.ts')).page),
        },
        {
          path: paths.resetPassword,
          handle: { title: 'forgotPassword' },
          lazy: async () => publicRoute(portal, (await import('../public/resetPassword.ts')).page),
        },
        {
          path: paths.signInAdmin,
          element: null,
          lazy: async () => (await import('../routes/auth/signInAdmin/route.ts')).signInAdminRoute(portal),
        },
        {
          path: paths.accountDeletionRequest,
          handle: { title: 'accountDeletion' },
          lazy: async () => publicRoute(portal, (await import('../public/accountDeletion.ts')).page),
        },
        ...[paths.invite, paths.recurringInvite].map((path) => ({
          path,
          handle: { title: 'invite' },
          lazy: async () => publicRoute(portal, (await import('../public/invite.ts')).page),
        })),
        // Mailed links lead to the account's pages with and without the old prefix.
        ...[paths.createPassword, paths.account + paths.createPassword].map((path) => ({
          path: `${path}/:resetToken/:sfh?`,
          handle: { title: 'createPassword' },
          lazy: async () => publicRoute(portal, (await import('../public/createPassword.ts')).page),
        })),
        ...[paths.createMasterUserPassword, paths.account + paths.createMasterUserPassword].map((path) => ({
          path,
          handle: { title: 'createPassword' },
          lazy: async () => publicRoute(portal, (await import('../public/masterUser.ts')).page),
        })),
        {
          path: paths.subscribe,
          handle: { title: 'subscribe' },
          lazy: async () => publicRoute(portal, (await import('../public/subscribe.ts')).page),
        },
        {
          path: paths.watchman,
          handle: { title: 'watchman' },
          lazy: async () => publicRoute(portal, (await import('../public/watchman.ts')).page),
        },
        {
          path: paths.nonWebAccess,
          handle: { title: 'nonWebAccess' },
          lazy: async () => publicRoute(portal, (await import('../public/nonWebAccess.ts')).page),
        },
        {
          path: paths.error,
          handle: { title: 'error' },
          lazy: async () => publicRoute(portal, (await import('../public/error.ts')).page),
        },
        redirectTo(`${paths.account}/*`, () => paths.login),
        // The pages of a chosen account are another document.
        { path: '/accounts/:account/*', element: null, loader: ({ request }) => redirectDocument(request.url) },
        {
          path: paths.serverError,
          handle: { title: 'serverError' },
          lazy: async () => publicRoute(portal, (await import('../public/serverError.ts')).page),
        },
        {
          path: paths.accessDenied,
          handle: { title: 'accessDenied' },
          lazy: async () => publicRoute(portal, (await import('../public/accessDenied.ts')).page),
        },
        {
          path: paths.notFound,
          handle: { title: 'notFound' },
          lazy: async () => publicRoute(portal, (await import('../public/notFound.ts')).page),
        },
        siteRoutes(portal),
        redirectTo('*', () => '/auth'),
      ],
    },
  ]
}
