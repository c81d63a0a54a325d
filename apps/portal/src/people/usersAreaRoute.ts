import { Outlet } from 'react-router-dom'
import { attempt } from '../app/attempt.ts'
import type { Portal } from '../app/Portal.ts'
import type { ScreenRoute } from '../app/ScreenRoute.ts'
import { signedIn } from '../app/signedIn.ts'
import type { PeopleChoices } from './usePeopleChoices.ts'

/** The parent route of the pages about users: loads groups and properties once. */
export function usersAreaRoute(portal: Portal): ScreenRoute {
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
    shouldRevalidate: ({ formMethod, currentUrl, nextUrl }) => formMethod !== undefined || currentUrl.href === nextUrl.href,
    Component: Outlet,
  }
}
