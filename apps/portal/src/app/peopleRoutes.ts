import { usersAreaRoute } from '../people/usersAreaRoute.ts'
import type { RouteObject } from 'react-router-dom'
import { newGroupPath, paths, userTabEnds, userTabs } from './paths.ts'
import type { Portal } from './Portal.ts'

/** The routes of people and their groups, inside the signed-in frame. They share groups and properties, asked once. */
export function peopleRoutes(portal: Portal): RouteObject {
  return {
    id: 'users',
    // Not by name: its answers and its pages' are asked side by side.
    ...usersAreaRoute(portal),
    children: [
      {
        path: paths.users,
        handle: { title: 'users' },
        lazy: async () => (await import('../routes/site/users/route.tsx')).usersRoute(portal),
      },
      {
        path: paths.newUser,
        handle: { title: 'newUser' },
        lazy: async () => (await import('../routes/site/newUser/route.tsx')).newUserRoute(portal),
      },
      {
        path: paths.codes,
        handle: { title: 'userCodes' },
        lazy: async () => (await import('../routes/site/codes/route.tsx')).codesRoute(portal),
      },
      {
        path: paths.moveCodes,
        handle: { title: 'moveCodes' },
        lazy: async () => (await import('../routes/site/codes/move/route.tsx')).moveCodesRoute(portal),
      },
      {
        path: paths.contacts,
        handle: { title: 'contacts' },
        lazy: async () => (await import('../routes/site/contacts/route.tsx')).contactsRoute(portal),
      },
      ...userTabs.map((tab) => ({
        path: `${paths.users}/:id${userTabEnds[tab]}`,
        handle: { title: 'user' },
        lazy: async () => (await import('../routes/site/userDetail/route.tsx')).userDetailRoute(portal, tab),
      })),
      {
        path: `${paths.users}/:id/edit`,
        handle: { title: 'editUser' },
        lazy: async () => (await import('../routes/site/userDetail/editRoute.tsx')).userEditRoute(portal),
      },
      {
        path: paths.groups,
        handle: { title: 'userGroups' },
        lazy: async () => (await import('../routes/site/groups/route.tsx')).groupsRoute(portal),
      },
      ...[newGroupPath, `${paths.groups}/:id`].map((path) => ({
        path,
        handle: { title: 'userGroup' },
        lazy: async () => (await import('../routes/site/groups/groupRoute.tsx')).groupRoute(portal),
      })),
      {
        path: `${paths.groups}/:id/rules/:rule`,
        handle: { title: 'groupRule' },
        lazy: async () => (await import('../routes/site/groups/ruleRoute.tsx')).groupRuleRoute(portal),
      },
    ],
  }
}
