import type { ImportKind, Landing } from '@portal/domain'
import { accountBase } from './accountAddress.ts'
import { publicPaths } from './publicPaths.ts'

/** The only place that spells a URL of the portal (specification §2); the public ones stand by themselves, for pages before signing in. */
export const paths = {
  ...publicPaths,
  inactive: '/site/inactive',
  singleFamilySetup: '/site/single-family-manual-setup',
  videoCallGroup: '/site/videocallgroup/callgroup/edit',
  voiceCallGroup: '/site/voicecallgroup/pstngroup/edit',
  billing: '/site/billing',
  billingDetails: '/site/billing/details',
  myAccount: '/site/mywebaccount',
  editMyAccount: '/site/mywebaccount/edit',
  users: '/site/users',
  newUser: '/site/users/new',
  codes: '/site/users/codes',
  moveCodes: '/site/users/codes/move',
  contacts: '/site/users/contacts',
  groups: '/site/groups',
  invites: '/site/invites',
  newInvite: '/site/invites/new',
  restrictions: '/site/restrictions',
  newTemplate: '/site/restrictions/templates/new',
  schedules: '/site/schedules',
  devices: '/site/devices',
  callGroups: '/site/callgroups',
  newCallGroup: '/site/callgroups/new',
  newSchedule: '/site/schedules/new',
  canTheyGetIn: '/site/access',
  imports: '/site/import',
  newImport: '/site/import/new',
  migrations: '/site/import/migrations',
  exports: '/site/exports',
  lockdown: '/site/lockdown',
  log: '/site/log',
  brand: '/site/brand',
  accounts: '/site/accounts',
} as const

export const landingPath: Record<Landing, string> = {
  inactive: paths.inactive,
  singleFamilySetup: paths.singleFamilySetup,
  videoCallGroup: paths.videoCallGroup,
  voiceCallGroup: paths.voiceCallGroup,
  login: paths.login,
  billing: paths.billing,
  signOut: paths.login,
  dashboard: paths.dashboard,
}

export const accountPath = (id: number): string => `${paths.accounts}/${id}`
/** A page of another account: another document. */
export const pathInAccount = (id: number, path: string): string => accountBase(id) + path
export const userPath = (id: number): string => `${paths.users}/${id}`
/** The pages of one person, as the tabs name them. */
export const userTabs = ['access', 'signIn', 'invites'] as const
export type UserTab = (typeof userTabs)[number]
export const userTabEnds: Record<UserTab, string> = { access: '', signIn: '/sign-in', invites: '/invites' }
export const userTabPath = (id: number, tab: UserTab): string => userPath(id) + userTabEnds[tab]
export const userEditPath = (id: number): string => `${userPath(id)}/edit`
export const groupPath = (id: number): string => `${paths.groups}/${id}`
/** The page of the controllers, one of them open. */
export const controllerPath = (id: number): string => `${paths.devices}?open=${id}`
export const newGroupPath = `${paths.groups}/new`
export const usersOfGroupPath = (id: number): string => `${paths.users}?group=${id}`
/** One rule of a group; without `rule` a new one. */
export const groupRulePath = (group: number, rule?: number): string => `${groupPath(group)}/rules/${rule ?? 'new'}`
export const userCodesPath = (id: number): string => `${userPath(id)}/codes`
const codesPathOf = (userId: number | null): string => (userId === null ? paths.codes : userCodesPath(userId))
export const codesOfPlacePath = (place: number): string => `${paths.codes}?place=${place}`
/** From the place, where one is known. */
export const moveCodesPath = (from: number | null): string => (from === null ? paths.moveCodes : `${paths.moveCodes}?from=${from}`)
export const userRestrictionPath = (id: number): string => `${userPath(id)}/restriction`
/** Of one person; null: a shared code, which belongs to no one person. */
export const newCodePath = (userId: number | null): string => `${codesPathOf(userId)}/new`
export const codePath = (userId: number | null, codeId: number): string => `${codesPathOf(userId)}/${codeId}`
/** A new invite for somebody who is known already. */
export const newInvitePath = ({ name, email }: { name: string; email: string }): string =>
  `${paths.newInvite}?${new URLSearchParams(email === '' ? { name } : { name, to: email })}`
export const invitePath = (id: string): string => `${paths.invites}/${encodeURIComponent(id)}`
export const inviteEditPath = (id: string): string => `${invitePath(id)}/edit`
export const templatePath = (id: number): string => `${paths.restrictions}/templates/${id}`
export const callGroupPath = (id: number): string => `${paths.callGroups}/${id}`
export const newCallGroupPath = (kind: 'video' | 'voice'): string => `${paths.newCallGroup}?kind=${kind}`
export const lockdownPath = (id: number): string => `${paths.lockdown}/${id}`
/** A page of the lockdowns that are over. */
export const lockdownsPath = (page: number): string => (page === 1 ? paths.lockdown : `${paths.lockdown}?page=${page}`)
export const schedulePath = (id: number): string => `${paths.schedules}/${id}`
/** "Can they get in?" about one of these; the names are those of the query. */
export const canTheyGetInPath = (about: { user: number } | { group: number } | { code: number } | { invite: string } | { event: number }): string =>
  `${paths.canTheyGetIn}?${new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))}`
export const billingInvoicePath = (id: string): string => `${paths.billing}/invoices/${encodeURIComponent(id)}`
/** The pages of a new import, with their step and what they show. */
export function newImportPath(kind: ImportKind, shown: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...(kind !== 'users' && { kind }), ...shown }).toString()
  return search === '' ? paths.newImport : `${paths.newImport}?${search}`
}
export const migrationPath = (id: number): string => `${paths.migrations}/${id}`
export const importPath = (id: number): string => `${paths.imports}/${id}`
/** The changes of one record in the log. */
export const historyPath = (subject: string, id: string): string => `${paths.log}?record=${subject}:${encodeURIComponent(id)}`
