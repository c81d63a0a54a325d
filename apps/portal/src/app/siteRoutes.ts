import { type RouteObject, redirect, Outlet } from 'react-router-dom'
import { siteFrameRoute } from '../routes/site/frame/route.tsx'
import { pageNames, pages, type PageName } from './pages.ts'
import { paths } from './paths.ts'
import type { Portal, ScreenRoute } from './Portal.ts'
import type { PageHandle } from './RootLayout.tsx'
import { attempt, gotNoAnswer } from './attempt.ts'
import { signedIn } from './signedIn.ts'
import { pageAction } from './useCall.ts'
import type { PeopleChoices } from '../people/usePeopleChoices.ts'

/** The routes of the signed-in area. Each file has the routes of its pages and loads at the first visit. */
const routes = import.meta.glob<{ route: (portal: Portal, page: PageName) => ScreenRoute }>(['../routes/site/**/{route,*Route}.tsx', '!../routes/site/frame/**'])

/** Every route of the signed-in area (specification §2), inside its frame. */
export function siteRoutes(portal: Portal): RouteObject {
  const toRoute = (name: PageName): RouteObject => ({
    path: pages[name].path,
    handle: { page: name } satisfies PageHandle,
    lazy: async () => {
      const file = `../routes/site/${pages[name].route}`
      const load = routes[file]
      if (!load) throw new Error(file)
      return { action: pageAction, ...(await load()).route(portal, name) }
    },
  })
  return {
    id: 'site',
    path: '/site',
    ...siteFrameRoute(portal),
    children: [
      redirectTo('/site', () => paths.dashboard),
      // These routes have a common parent, which loads their shared data in parallel.
      { id: 'users', ...usersAreaRoute(portal), children: pageNames.filter((name) => pages[name].sharesPeople).map(toRoute) },
      ...pageNames.filter((name) => !pages[name].sharesPeople).map(toRoute),
      redirectTo('/site/*', () => paths.dashboard),
    ],
  }
}

/** A path that only redirects. A null element tells the router that it never renders. */
export function redirectTo(path: string, target: () => string | Promise<string>): RouteObject {
  return { path, loader: async () => redirect(await target()), element: null }
}

/** The parent route of the pages about users, which loads groups and properties once. */
function usersAreaRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal } }) => {
      const [groups, places] = await Promise.all([
        attempt(portal.api.getUserGroups({}, { signal })),
        attempt(portal.api.getPropertyLocations({}, { signal })),
      ])
      return {
        failure: places.ok ? null : places.failure,
        groups: groups.ok ? groups.value.UserGroups : [],
        properties: places.ok ? places.value.Properties : [],
        places: places.ok ? places.value.PropertyLocations : [],
      } satisfies PeopleChoices
    }),
    shouldRevalidate: ({ formMethod, actionResult, currentUrl, nextUrl }) => !gotNoAnswer(actionResult) && (formMethod !== undefined || currentUrl.href === nextUrl.href),
    Component: Outlet,
  }
}
