import type { RouteObject } from 'react-router-dom'
import { billingRoutes } from './billingRoutes.ts'
import { paths } from './paths.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import type { Portal } from './Portal.ts'
import { siteFrameRoute } from '../routes/site/frame/route.tsx'
import { redirectTo } from './redirectTo.ts'

/** Every route of the signed-in area (specification §2), inside its frame. */
export function siteRoutes(portal: Portal): RouteObject {
  return {
    id: 'site',
    path: '/site',
    ...siteFrameRoute(portal),
    children: [
      redirectTo('/site', () => paths.dashboard),
      {
        path: paths.dashboard,
        handle: { title: 'dashboard' },
        lazy: async () => (await import('../routes/site/dashboard/route.tsx')).dashboardRoute(portal),
      },
      peopleRoutes(portal),
      billingRoutes(portal),
      ...([[paths.videoCallGroup, 'videoCallGroup'], [paths.voiceCallGroup, 'voiceCallGroup']] as const).map(([path, title]) => ({
        path,
        handle: { title },
        lazy: async () => (await import('../routes/site/ownCallGroup/route.tsx')).ownCallGroupRoute(portal, title),
      })),
      {
        path: paths.inactive,
        handle: { title: 'inactive' },
        lazy: async () => (await import('../routes/site/account/route.tsx')).inactiveRoute(portal),
      },
      {
        path: paths.singleFamilySetup,
        handle: { title: 'singleFamilySetup' },
        lazy: async () => (await import('../routes/site/houseSetup/route.tsx')).houseSetupRoute(portal),
      },
      {
        path: paths.myAccount,
        handle: { title: 'myAccount' },
        lazy: async () => (await import('../routes/site/ownAccount/route.tsx')).ownAccountRoute(portal),
      },
      {
        path: paths.editMyAccount,
        handle: { title: 'myAccount' },
        lazy: async () => (await import('../routes/site/ownAccount/editRoute.tsx')).ownAccountEditRoute(portal),
      },
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
        path: paths.log,
        handle: { title: 'log' },
        lazy: async () => (await import('../routes/site/log/route.tsx')).logRoute(portal),
      },
      {
        path: paths.schedules,
        handle: { title: 'schedules' },
        lazy: async () => (await import('../routes/site/schedules/route.tsx')).schedulesRoute(portal),
      },
      {
        path: paths.devices,
        handle: { title: 'devices' },
        lazy: async () => (await import('../routes/site/devices/route.tsx')).devicesRoute(portal),
      },
      ...[paths.newSchedule, `${paths.schedules}/:id`].map((path) => ({
        path,
        handle: { title: 'schedule' },
        lazy: async () => (await import('../routes/site/schedules/editor/route.tsx')).scheduleEditorRoute(portal),
      })),
      {
        path: paths.callGroups,
        handle: { title: 'callGroups' },
        lazy: async () => (await import('../routes/site/callGroups/route.tsx')).callGroupsRoute(portal),
      },
      ...[paths.newCallGroup, `${paths.callGroups}/:id`].map((path) => ({
        path,
        handle: { title: 'callGroup' },
        lazy: async () => (await import('../routes/site/callGroups/editor/route.tsx')).callGroupEditorRoute(portal),
      })),
      {
        path: paths.lockdown,
        handle: { title: 'lockdown' },
        lazy: async () => (await import('../routes/site/lockdown/route.tsx')).lockdownRoute(portal),
      },
      {
        path: `${paths.lockdown}/:id`,
        handle: { title: 'lockdown' },
        lazy: async () => (await import('../routes/site/lockdown/trailRoute.tsx')).lockdownTrailRoute(portal),
      },
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
      {
        path: paths.imports,
        handle: { title: 'imports' },
        lazy: async () => (await import('../routes/site/import/route.tsx')).importsRoute(portal),
      },
      {
        path: paths.newImport,
        handle: { title: 'newImport' },
        lazy: async () => (await import('../routes/site/import/newImport/route.tsx')).newImportRoute(portal),
      },
      {
        path: paths.migrations,
        handle: { title: 'migrations' },
        lazy: async () => (await import('../routes/site/import/migration/listRoute.tsx')).migrationsRoute(portal),
      },
      {
        path: `${paths.migrations}/:id`,
        handle: { title: 'migration' },
        lazy: async () => (await import('../routes/site/import/migration/route.tsx')).migrationRoute(portal),
      },
      {
        path: `${paths.imports}/:id`,
        handle: { title: 'importRun' },
        lazy: async () => (await import('../routes/site/import/run/route.tsx')).importRunRoute(portal),
      },
      {
        path: paths.accounts,
        handle: { title: 'accounts' },
        lazy: async () => (await import('../routes/site/accounts/route.tsx')).accountsRoute(portal),
      },
      {
        path: `${paths.accounts}/:id`,
        handle: { title: 'account' },
        lazy: async () => (await import('../routes/site/accounts/account/route.tsx')).accountRoute(portal),
      },
      {
        path: paths.exports,
        handle: { title: 'exports' },
        lazy: async () => (await import('../routes/site/exports/route.tsx')).exportsRoute(portal),
      },
      redirectTo('/site/*', () => paths.dashboard),
    ],
  }
}
