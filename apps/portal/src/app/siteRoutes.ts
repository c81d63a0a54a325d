import type { RouteObject } from 'react-router-dom'
import { billingRoutes } from './billingRoutes.ts'
import { paths } from './paths.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import type { Portal } from './Portal.ts'
import { siteFrameRoute } from '../routes/site/frame/route.tsx'
import { redirectTo } from './redirectTo.ts'
import { screen } from './screen.ts'

/** Every route of the signed-in area (specification §2), inside its frame. */
export function siteRoutes(portal: Portal): RouteObject {
  return {
    id: 'site',
    path: '/site',
    ...siteFrameRoute(portal),
    children: [
      redirectTo('/site', () => paths.dashboard),
      screen(paths.dashboard, 'dashboard', async () => (await import('../routes/site/dashboard/route.tsx')).dashboardRoute(portal)),
      peopleRoutes(portal),
      billingRoutes(portal),
      ...([[paths.videoCallGroup, 'videoCallGroup'], [paths.voiceCallGroup, 'voiceCallGroup']] as const).map(([path, title]) => screen(path, title, async () => (await import('../routes/site/ownCallGroup/route.tsx')).ownCallGroupRoute(portal, title))),
      screen(paths.inactive, 'inactive', async () => (await import('../routes/site/account/route.tsx')).inactiveRoute(portal)),
      screen(paths.singleFamilySetup, 'singleFamilySetup', async () => (await import('../routes/site/houseSetup/route.tsx')).houseSetupRoute(portal)),
      screen(paths.myAccount, 'myAccount', async () => (await import('../routes/site/ownAccount/route.tsx')).ownAccountRoute(portal)),
      screen(paths.editMyAccount, 'myAccount', async () => (await import('../routes/site/ownAccount/editRoute.tsx')).ownAccountEditRoute(portal)),
      screen(paths.invites, 'invites', async () => (await import('../routes/site/invites/route.tsx')).invitesRoute(portal)),
      screen(paths.newInvite, 'newInvite', async () => (await import('../routes/site/invites/newInvite/route.tsx')).newInviteRoute(portal)),
      screen(`${paths.invites}/:id`, 'inviteDetail', async () => (await import('../routes/site/invites/inviteDetail/route.tsx')).inviteDetailRoute(portal)),
      screen(`${paths.invites}/:id/edit`, 'editInvite', async () => (await import('../routes/site/invites/editInvite/route.tsx')).editInviteRoute(portal)),
      screen(`${paths.users}/:id/codes`, 'userCodes', async () => (await import('../routes/site/access/codes/userCodesRoute.tsx')).userCodesRoute(portal)),
      ...[`${paths.users}/:id/codes/new`, `${paths.users}/:id/codes/:codeId`, `${paths.codes}/new`, `${paths.codes}/:codeId`].map((path) => screen(path, 'userCodes', async () => (await import('../routes/site/access/codes/route.tsx')).codeEditorRoute(portal))),
      screen(paths.canTheyGetIn, 'canTheyGetIn', async () => (await import('../routes/site/access/route.tsx')).canTheyGetInRoute(portal)),
      screen(paths.log, 'log', async () => (await import('../routes/site/log/route.tsx')).logRoute(portal)),
      screen(paths.schedules, 'schedules', async () => (await import('../routes/site/schedules/route.tsx')).schedulesRoute(portal)),
      screen(paths.devices, 'devices', async () => (await import('../routes/site/devices/route.tsx')).devicesRoute(portal)),
      ...[paths.newSchedule, `${paths.schedules}/:id`].map((path) => screen(path, 'schedule', async () => (await import('../routes/site/schedules/editor/route.tsx')).scheduleEditorRoute(portal))),
      screen(paths.callGroups, 'callGroups', async () => (await import('../routes/site/callGroups/route.tsx')).callGroupsRoute(portal)),
      ...[paths.newCallGroup, `${paths.callGroups}/:id`].map((path) => screen(path, 'callGroup', async () => (await import('../routes/site/callGroups/editor/route.tsx')).callGroupEditorRoute(portal))),
      screen(paths.lockdown, 'lockdown', async () => (await import('../routes/site/lockdown/route.tsx')).lockdownRoute(portal)),
      screen(`${paths.lockdown}/:id`, 'lockdown', async () => (await import('../routes/site/lockdown/trailRoute.tsx')).lockdownTrailRoute(portal)),
      screen(paths.restrictions, 'restrictions', async () => (await import('../routes/site/restrictions/route.tsx')).restrictionsRoute(portal)),
      ...[paths.newTemplate, `${paths.restrictions}/templates/:id`].map((path) => screen(path, 'template', async () => (await import('../routes/site/restrictions/rule/templateRoute.tsx')).templateRoute(portal))),
      screen(`${paths.users}/:id/restriction`, 'restrictions', async () => (await import('../routes/site/restrictions/rule/userRestrictionRoute.tsx')).userRestrictionRoute(portal)),
      screen(paths.imports, 'imports', async () => (await import('../routes/site/import/route.tsx')).importsRoute(portal)),
      screen(paths.newImport, 'newImport', async () => (await import('../routes/site/import/newImport/route.tsx')).newImportRoute(portal)),
      screen(paths.migrations, 'migrations', async () => (await import('../routes/site/import/migration/listRoute.tsx')).migrationsRoute(portal)),
      screen(`${paths.migrations}/:id`, 'migration', async () => (await import('../routes/site/import/migration/route.tsx')).migrationRoute(portal)),
      screen(`${paths.imports}/:id`, 'importRun', async () => (await import('../routes/site/import/run/route.tsx')).importRunRoute(portal)),
      screen(paths.accounts, 'accounts', async () => (await import('../routes/site/accounts/route.tsx')).accountsRoute(portal)),
      screen(`${paths.accounts}/:id`, 'account', async () => (await import('../routes/site/accounts/account/route.tsx')).accountRoute(portal)),
      screen(paths.brand, 'brand', async () => (await import('../routes/site/brand/route.tsx')).brandRoute(portal)),
      screen(paths.exports, 'exports', async () => (await import('../routes/site/exports/route.tsx')).exportsRoute(portal)),
      redirectTo('/site/*', () => paths.dashboard),
    ],
  }
}
