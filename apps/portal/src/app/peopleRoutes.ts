import { usersAreaRoute } from '../people/usersAreaRoute.ts'
import type { RouteObject } from 'react-router-dom'
import { newGroupPath, paths, userTabEnds, userTabs } from './paths.ts'
import type { Portal } from './Portal.ts'
import { screen } from './screen.ts'

/** The routes of people and their groups, inside the signed-in frame. They share groups and properties, asked once. */
export function peopleRoutes(portal: Portal): RouteObject {
  return {
    id: 'users',
    // Not by name: its answers and its pages' are asked side by side.
    ...usersAreaRoute(portal),
    children: [
      screen(paths.users, 'users', async () => (await import('../routes/site/users/route.tsx')).usersRoute(portal)),
      screen(paths.newUser, 'newUser', async () => (await import('../routes/site/newUser/route.tsx')).newUserRoute(portal)),
      screen(paths.codes, 'userCodes', async () => (await import('../routes/site/codes/route.tsx')).codesRoute(portal)),
      screen(paths.moveCodes, 'moveCodes', async () => (await import('../routes/site/codes/move/route.tsx')).moveCodesRoute(portal)),
      screen(paths.contacts, 'contacts', async () => (await import('../routes/site/contacts/route.tsx')).contactsRoute(portal)),
      ...userTabs.map((tab) => screen(`${paths.users}/:id${userTabEnds[tab]}`, 'user', async () => (await import('../routes/site/userDetail/route.tsx')).userDetailRoute(portal, tab))),
      screen(`${paths.users}/:id/edit`, 'editUser', async () => (await import('../routes/site/userDetail/editRoute.tsx')).userEditRoute(portal)),
      screen(paths.groups, 'userGroups', async () => (await import('../routes/site/groups/route.tsx')).groupsRoute(portal)),
      ...[newGroupPath, `${paths.groups}/:id`].map((path) => screen(path, 'userGroup', async () => (await import('../routes/site/groups/groupRoute.tsx')).groupRoute(portal))),
      screen(`${paths.groups}/:id/rules/:rule`, 'groupRule', async () => (await import('../routes/site/groups/ruleRoute.tsx')).groupRuleRoute(portal)),
    ],
  }
}
