import { resolveSessionEnd } from '@portal/domain'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { RouteError } from '../routes/status/RouteError.tsx'
import { billingRoutes } from './billingRoutes.ts'
import { land } from './land.ts'
import { loginPath } from './signedIn.ts'
import { paths } from './paths.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import type { Portal } from './Portal.ts'
import { RootLayout } from './RootLayout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** The portal's router, in the address bar; a story that must leave the address alone gives another maker. */
export function createPortalRouter(portal: Portal, makeRouter: (routes: RouteObject[]) => Router = createBrowserRouter): Router {
  const router = makeRouter(portalRoutes(portal))
  portal.onSessionExpired = (hadToken) => {
    if (resolveSessionEnd(hadToken).alert === 'sessionExpired') portal.tellAtLogin('expired')
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
          path: paths.forgotPassword,
          handle: { title: 'forgotPassword' },
          lazy: async () => (await import('../routes/auth/forgotPassword/route.tsx')).forgotPasswordRoute(portal),
        },
        {
          path: paths.resetPassword,
          handle: { title: 'forgotPassword' },
          lazy: async () => (await import('../routes/auth/forgotPassword/route.tsx')).resetPasswordRoute(portal),
        },
        {
          path: paths.signInAdmin,
          element: null,
          lazy: async () => (await import('../routes/auth/signInAdmin/route.ts')).signInAdminRoute(portal),
        },
        {
          path: paths.accountDeletionRequest,
          handle: { title: 'accountDeletion' },
          lazy: async () => (await import('../routes/auth/forgotPassword/route.tsx')).accountDeletionRoute(portal),
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
        // Mailed links lead to the account's pages with and without the old prefix.
        ...[paths.createPassword, paths.account + paths.createPassword].map((path) => ({
          path: `${path}/:resetToken/:sfh?`,
          handle: { title: 'createPassword' },
          lazy: async () => (await import('../routes/public/createPassword/route.tsx')).createPasswordRoute(portal),
        })),
        ...[paths.createMasterUserPassword, paths.account + paths.createMasterUserPassword].map((path) => ({
          path,
          handle: { title: 'createPassword' },
          lazy: async () => (await import('../routes/public/masterUser/route.tsx')).masterUserRoute(portal),
        })),
        {
          path: paths.subscribe,
          handle: { title: 'subscribe' },
          lazy: async () => (await import('../routes/public/subscribe/route.tsx')).subscribeRoute(portal),
        },
        {
          path: paths.watchman,
          handle: { title: 'watchman' },
          lazy: async () => (await import('../routes/public/watchman/route.tsx')).watchmanRoute(portal),
        },
        {
          path: paths.nonWebAccess,
          handle: { title: 'nonWebAccess' },
          lazy: async () => (await import('../routes/public/nonWebAccess/route.tsx')).nonWebAccessRoute(),
        },
        {
          path: paths.error,
          handle: { title: 'error' },
          lazy: async () => (await import('../routes/status/errorRoute.tsx')).errorRoute(),
        },
        redirectTo(`${paths.account}/*`, () => paths.login),
        {
          id: 'site',
          path: '/site',
          lazy: async () => (await import('../routes/site/frame/route.tsx')).siteFrameRoute(portal),
          children: [
            redirectTo('/site', () => paths.dashboard),
            {
              path: paths.dashboard,
              handle: { title: 'dashboard' },
              lazy: async () => (await import('../routes/site/dashboard/route.tsx')).dashboardRoute(portal),
            },
            peopleRoutes(portal),
            billingRoutes(portal),
            ...accountPages.map(({ path, title }) => ({
              path,
              handle: { title },
              lazy: async () => (await import('../routes/site/account/route.tsx')).accountRoute(portal, title),
            })),
            {
              path: paths.invites,
              handle: { title: 'invites' },
              lazy: async () => (await import('../routes/site/invites/route.tsx')).invitesRoute(portal),
            },
            {
              path: paths.newInvite,
              handle: { title: 'newInvite' },
              lazy: async () => (await import('../routes/site/invites/newInvite/route.tsx')).newInviteRoute(portal),
            },
            {
              path: `${paths.invites}/:id`,
              handle: { title: 'inviteDetail' },
              lazy: async () => (await import('../routes/site/invites/inviteDetail/route.tsx')).inviteDetailRoute(portal),
            },
            {
              path: `${paths.invites}/:id/edit`,
              handle: { title: 'editInvite' },
              lazy: async () => (await import('../routes/site/invites/editInvite/route.tsx')).editInviteRoute(portal),
            },
            {
              path: `${paths.users}/:id/codes`,
              handle: { title: 'userCodes' },
              lazy: async () => (await import('../routes/site/access/codes/userCodesRoute.tsx')).userCodesRoute(portal),
            },
            ...[`${paths.users}/:id/codes/new`, `${paths.users}/:id/codes/:codeId`, `${paths.codes}/new`, `${paths.codes}/:codeId`].map((path) => ({
              path,
              handle: { title: 'userCodes' },
              lazy: async () => (await import('../routes/site/access/codes/route.tsx')).codeEditorRoute(portal),
            })),
            {
              path: paths.canTheyGetIn,
              handle: { title: 'canTheyGetIn' },
              lazy: async () => (await import('../routes/site/access/route.tsx')).canTheyGetInRoute(portal),
            },
            {
              path: paths.schedules,
              handle: { title: 'schedules' },
              lazy: async () => (await import('../routes/site/schedules/route.tsx')).schedulesRoute(portal),
            },
            ...[paths.newSchedule, `${paths.schedules}/:id`].map((path) => ({
              path,
              handle: { title: 'schedule' },
              lazy: async () => (await import('../routes/site/schedules/editor/route.tsx')).scheduleEditorRoute(portal),
            })),
            {
              path: paths.restrictions,
              handle: { title: 'restrictions' },
              lazy: async () => (await import('../routes/site/restrictions/route.tsx')).restrictionsRoute(portal),
            },
            ...[paths.newTemplate, `${paths.restrictions}/templates/:id`].map((path) => ({
              path,
              handle: { title: 'template' },
              lazy: async () => (await import('../routes/site/restrictions/rule/templateRoute.tsx')).templateRoute(portal),
            })),
            {
              path: `${paths.users}/:id/restriction`,
              handle: { title: 'restrictions' },
              lazy: async () => (await import('../routes/site/restrictions/rule/userRestrictionRoute.tsx')).userRestrictionRoute(portal),
            },
            redirectTo('/site/*', () => paths.dashboard),
          ],
        },
        ...statusPages.map(({ path, title }) => ({
          path,
          handle: { title },
          lazy: async () => (await import('../routes/status/route.tsx')).statusRoute(title),
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
  { path: paths.myAccount, title: 'myAccount' },
] as const



const statusPages = [
  { path: paths.serverError, title: 'serverError' },
  { path: paths.accessDenied, title: 'accessDenied' },
  { path: paths.notFound, title: 'notFound' },
] as const


