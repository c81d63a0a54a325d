import type { Landing, Right } from '@portal/domain'
import type { pageTitles } from './pages.messages.ts'
import { landingPath } from './publicPaths.ts'

export type NavigationGroup = 'main' | 'operators' | 'people' | 'access' | 'account'
type TitleName = keyof NonNullable<(typeof pageTitles)['value']>

interface SitePage<Area extends string = string> {
  path: string
  /** The page's file in `routes/site`. */
  route: string
  /** The parts of the contract with the page's first calls, loaded in parallel with its file. */
  calls?: readonly Area[]
  /** Who sees the page: users with a right, everyone, or users who land there after signing in. */
  for: Right | 'everyone' | Landing
  /** Whether the page is also shown to users who don't land on the dashboard or the bills. */
  isEverywhere?: true
  /** Whether the page is shown only if the account has call groups. */
  needsCallGroups?: true
  /** Whether the page is shown only to residents of an account that lets them invite guests. */
  needsGuests?: true
  /** The page's group in the sidebar; pages are in the order of this table. */
  nav?: NavigationGroup
  /** Whether the page is in the user's own menu. */
  isOwn?: true
  /** The page's label in menus; its title if omitted. */
  label?: TitleName
  /** The page whose title this page has; its own if omitted. */
  title?: TitleName
  /** Whether the page shares groups and properties with others, which are then requested once. */
  sharesPeople?: true
}

/** Every page of the signed-in area: the source of routes, addresses, titles, menus, documents, "Go to anything" and the product map. */
const table = {
  dashboard: { path: landingPath.dashboard, route: 'dashboard/route.tsx', for: 'dashboard.view', nav: 'main' },
  log: { path: '/site/log', route: 'log/route.tsx', calls: ['log', 'restrictions'], for: 'log.view', nav: 'main' },
  singleFamilySetup: { path: landingPath.singleFamilySetup, route: 'houseSetup/route.tsx', calls: ['house', 'codes'], for: 'singleFamilySetup', nav: 'main', label: 'houseSetup' },
  videoCallGroup: { path: landingPath.videoCallGroup, route: 'ownCallGroup/route.tsx', calls: ['callGroups'], for: 'videoCallGroup', nav: 'main' },
  voiceCallGroup: { path: landingPath.voiceCallGroup, route: 'ownCallGroup/route.tsx', calls: ['callGroups'], for: 'voiceCallGroup', nav: 'main' },
  guests: { path: '/site/guests', route: 'invites/guests/route.tsx', calls: ['invites'], for: 'invites.own', isEverywhere: true, needsGuests: true, nav: 'main' },
  newGuest: { path: '/site/guests/new', route: 'invites/guests/newRoute.tsx', calls: ['invites'], for: 'invites.own', isEverywhere: true, needsGuests: true },
  guest: { path: '/site/guests/:id', route: 'invites/inviteDetail/route.tsx', calls: ['invites'], for: 'invites.own', isEverywhere: true, needsGuests: true, title: 'inviteDetail' },
  editGuest: { path: '/site/guests/:id/edit', route: 'invites/editInvite/route.tsx', calls: ['invites'], for: 'invites.own', isEverywhere: true, needsGuests: true, title: 'editInvite' },
  inactive: { path: landingPath.inactive, route: 'account/route.tsx', for: 'inactive' },

  accounts: { path: '/site/accounts', route: 'accounts/route.tsx', calls: ['accounts'], for: 'accounts.view', isEverywhere: true, nav: 'operators' },
  accountDetail: { path: '/site/accounts/:id', route: 'accounts/account/route.tsx', calls: ['accounts'], for: 'accounts.view' },

  users: { path: '/site/users', route: 'users/route.tsx', calls: ['people'], for: 'users.view', nav: 'people', sharesPeople: true },
  newUser: { path: '/site/users/new', route: 'newUser/route.tsx', calls: ['people'], for: 'users.create', sharesPeople: true },
  codes: { path: '/site/users/codes', route: 'codes/route.tsx', calls: ['people', 'codes', 'restrictions'], for: 'codes.view', sharesPeople: true },
  moveCodes: { path: '/site/users/codes/move', route: 'codes/move/route.tsx', calls: ['people', 'codes', 'restrictions'], for: 'codes.move', sharesPeople: true },
  newCode: { path: '/site/users/codes/new', route: 'access/codes/route.tsx', calls: ['codes', 'restrictions'], for: 'codes.edit' },
  code: { path: '/site/users/codes/:code', route: 'access/codes/route.tsx', calls: ['codes', 'restrictions'], for: 'codes.view', title: 'codes' },
  contacts: { path: '/site/users/contacts', route: 'contacts/route.tsx', calls: ['people'], for: 'users.view', sharesPeople: true },
  user: { path: '/site/users/:id', route: 'userDetail/route.tsx', calls: ['people', 'codes', 'restrictions'], for: 'users.view', sharesPeople: true },
  userActivity: { path: '/site/users/:id/activity', route: 'userDetail/route.tsx', calls: ['people', 'restrictions', 'log'], for: 'users.view', title: 'user', sharesPeople: true },
  userSignIn: { path: '/site/users/:id/sign-in', route: 'userDetail/route.tsx', calls: ['people'], for: 'users.view', title: 'user', sharesPeople: true },
  userInvites: { path: '/site/users/:id/invites', route: 'userDetail/route.tsx', calls: ['people', 'invites'], for: 'users.view', title: 'user', sharesPeople: true },
  editUser: { path: '/site/users/:id/edit', route: 'userDetail/editRoute.tsx', calls: ['people', 'callGroups'], for: 'users.edit', sharesPeople: true },
  userCodes: { path: '/site/users/:id/codes', route: 'access/codes/userCodesRoute.tsx', calls: ['people', 'codes', 'restrictions'], for: 'codes.view', title: 'codes' },
  newUserCode: { path: '/site/users/:id/codes/new', route: 'access/codes/route.tsx', calls: ['people', 'codes', 'restrictions'], for: 'codes.edit', title: 'codes' },
  userCode: { path: '/site/users/:id/codes/:code', route: 'access/codes/route.tsx', calls: ['people', 'codes', 'restrictions'], for: 'codes.view', title: 'codes' },
  userRestriction: { path: '/site/users/:id/restriction', route: 'restrictions/rule/userRestrictionRoute.tsx', calls: ['people', 'restrictions'], for: 'restrictions.view', title: 'restrictions' },
  units: { path: '/site/units', route: 'units/route.tsx', calls: ['units'], for: 'users.view', nav: 'people' },
  unit: { path: '/site/units/:id', route: 'units/unit/route.tsx', calls: ['units', 'people', 'callGroups'], for: 'users.view' },
  unitActivity: { path: '/site/units/:id/activity', route: 'units/unit/route.tsx', calls: ['units', 'log'], for: 'users.view', title: 'unit' },
  groups: { path: '/site/groups', route: 'groups/route.tsx', calls: ['people'], for: 'groups.view', nav: 'people', sharesPeople: true },
  newGroup: { path: '/site/groups/new', route: 'groups/groupRoute.tsx', calls: ['people', 'restrictions'], for: 'groups.edit', sharesPeople: true },
  group: { path: '/site/groups/:id', route: 'groups/groupRoute.tsx', calls: ['people', 'restrictions'], for: 'groups.view', sharesPeople: true },
  groupRule: { path: '/site/groups/:id/rules/:rule', route: 'groups/ruleRoute.tsx', calls: ['people', 'restrictions'], for: 'groups.view', sharesPeople: true },
  invites: { path: '/site/invites', route: 'invites/route.tsx', calls: ['invites'], for: 'invites.view', nav: 'people' },
  newInvite: { path: '/site/invites/new', route: 'invites/newInvite/route.tsx', calls: ['restrictions'], for: 'invites.create' },
  guestRules: { path: '/site/invites/guests', route: 'invites/guestRules/route.tsx', calls: ['invites'], for: 'invites.rules' },
  inviteDetail: { path: '/site/invites/:id', route: 'invites/inviteDetail/route.tsx', calls: ['invites', 'restrictions'], for: 'invites.view' },
  editInvite: { path: '/site/invites/:id/edit', route: 'invites/editInvite/route.tsx', calls: ['invites', 'restrictions'], for: 'invites.create' },

  doors: { path: '/site/doors', route: 'doors/route.tsx', for: 'dashboard.view', nav: 'access' },
  sitePlan: { path: '/site/site-plan/:id', route: 'sitePlan/route.tsx', calls: ['sitePlans'], for: 'devices.push' },
  door: { path: '/site/doors/:id', route: 'doors/doorRoute.tsx', calls: ['log', 'schedules', 'devices'], for: 'dashboard.view' },
  restrictions: { path: '/site/restrictions', route: 'restrictions/route.tsx', calls: ['restrictions'], for: 'restrictions.view', nav: 'access' },
  newTemplate: { path: '/site/restrictions/templates/new', route: 'restrictions/rule/templateRoute.tsx', calls: ['restrictions'], for: 'restrictions.edit' },
  template: { path: '/site/restrictions/templates/:id', route: 'restrictions/rule/templateRoute.tsx', calls: ['restrictions'], for: 'restrictions.view' },
  canTheyGetIn: { path: '/site/access', route: 'access/route.tsx', calls: ['restrictions'], for: 'restrictions.view' },
  schedules: { path: '/site/schedules', route: 'schedules/route.tsx', calls: ['schedules', 'restrictions'], for: 'schedules.view', nav: 'access' },
  newSchedule: { path: '/site/schedules/new', route: 'schedules/editor/route.tsx', calls: ['schedules', 'restrictions'], for: 'schedules.edit' },
  schedule: { path: '/site/schedules/:id', route: 'schedules/editor/route.tsx', calls: ['schedules', 'restrictions'], for: 'schedules.view' },
  devices: { path: '/site/devices', route: 'devices/route.tsx', calls: ['devices'], for: 'devices.view', nav: 'access' },
  callGroups: { path: '/site/callgroups', route: 'callGroups/route.tsx', calls: ['callGroups'], for: 'callGroups.view', needsCallGroups: true, nav: 'access' },
  newCallGroup: { path: '/site/callgroups/new', route: 'callGroups/editor/route.tsx', calls: ['callGroups', 'person'], for: 'callGroups.edit', needsCallGroups: true },
  callGroup: { path: '/site/callgroups/:id', route: 'callGroups/editor/route.tsx', calls: ['callGroups', 'person'], for: 'callGroups.view' },
  alerts: { path: '/site/alerts', route: 'alerts/route.tsx', calls: ['alerts'], for: 'alerts.manage', nav: 'access' },
  sentAlerts: { path: '/site/alerts/sent', route: 'alerts/sentRoute.tsx', calls: ['alerts'], for: 'alerts.manage' },
  newAlert: { path: '/site/alerts/new', route: 'alerts/editor/route.tsx', calls: ['alerts', 'people'], for: 'alerts.manage' },
  alert: { path: '/site/alerts/:id', route: 'alerts/editor/route.tsx', calls: ['alerts', 'people'], for: 'alerts.manage' },
  lockdown: { path: '/site/lockdown', route: 'lockdown/route.tsx', calls: ['lockdown'], for: 'lockdown.view', nav: 'access' },
  lockdownTrail: { path: '/site/lockdown/:id', route: 'lockdown/route.tsx', calls: ['lockdown'], for: 'lockdown.view', title: 'lockdown' },

  imports: { path: '/site/import', route: 'import/route.tsx', calls: ['importing'], for: 'import.run', nav: 'account' },
  newImport: { path: '/site/import/new', route: 'import/newImport/route.tsx', calls: ['people', 'importing'], for: 'import.run' },
  importRun: { path: '/site/import/:id', route: 'import/run/route.tsx', calls: ['importing'], for: 'import.run' },
  migrations: { path: '/site/import/migrations', route: 'import/migration/listRoute.tsx', calls: ['partnerMigration', 'people'], for: 'import.run' },
  migration: { path: '/site/import/migrations/:id', route: 'import/migration/route.tsx', calls: ['partnerMigration'], for: 'import.run', title: 'migrations' },
  billing: { path: landingPath.billing, route: 'billing/route.tsx', calls: ['billing'], for: 'billing.view', isEverywhere: true, nav: 'account' },
  billingDetails: { path: '/site/billing/details', route: 'billing/details/route.tsx', calls: ['billing'], for: 'billing.edit' },
  invoice: { path: '/site/billing/invoices/:id', route: 'billing/invoice/route.tsx', calls: ['billing'], for: 'billing.view', title: 'billing' },
  myAccount: { path: '/site/mywebaccount', route: 'ownAccount/route.tsx', calls: ['ownAccount', 'twoStep'], for: 'everyone', nav: 'account', isOwn: true },
  editMyAccount: { path: '/site/mywebaccount/edit', route: 'ownAccount/editRoute.tsx', calls: ['ownAccount'], for: 'everyone' },
  security: { path: '/site/mywebaccount/security', route: 'ownAccount/security/route.tsx', calls: ['ownAccount', 'twoStep'], for: 'everyone' },
  exports: { path: '/site/exports', route: 'exports/route.tsx', calls: ['exporting'], for: 'export.run', isEverywhere: true, isOwn: true, label: 'exportedFiles' },
  brand: { path: '/site/brand', route: 'brand/route.tsx', calls: ['brand'], for: 'brand.edit', isEverywhere: true, isOwn: true },
} as const satisfies Record<string, SitePage>

type Table = typeof table
export type PageName = keyof Table
/** The parts of the contract that have the first calls of pages. */
export type PageArea = Extract<Table[PageName], { calls: readonly string[] }>['calls'][number]

export const pages: Readonly<Record<PageName, SitePage<PageArea>>> = table
/** The pages that a menu leads to. */
export type MenuPage = { [Name in PageName]: Table[Name] extends { nav: string } | { isOwn: true } ? Name : never }[PageName]

export const pageNames = Object.keys(table) as PageName[]
export const pagePaths = Object.fromEntries(pageNames.map((name) => [name, table[name].path])) as { [Name in PageName]: Table[Name]['path'] }
/** The pages that have a title of their own. */
type Titled = { [Name in PageName]: Table[Name] extends { title: string } ? never : Name }[PageName]
export const titleNameOf = (name: PageName): TitleName => pages[name].title ?? (name as Titled)
/** The page's label in menus. */
export const labelNameOf = (name: PageName): TitleName => pages[name].label ?? titleNameOf(name)
