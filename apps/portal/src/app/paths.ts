import type { ImportKind } from '@portal/domain'
import { accountBase } from './accountAddress.ts'
import { pagePaths } from './pages.ts'
import { publicPaths } from './publicPaths.ts'

/** The addresses of all pages (specification §2). Public pages import only the public ones. */
export const paths = { ...publicPaths, ...pagePaths }

export const accountPath = (id: number): string => `${paths.accounts}/${id}`
/** The address of a page in another account, which is another document. */
export const pathInAccount = (id: number, path: string): string => accountBase(id) + path
export const userPath = (id: number): string => `${paths.users}/${id}`
/** The tabs of a user's page. */
export type UserTab = 'user' | 'userActivity' | 'userSignIn' | 'userInvites'
export const userTabPath = (id: number, tab: UserTab): string => paths[tab].replace(':id', String(id))
export const userEditPath = (id: number): string => `${userPath(id)}/edit`
export const groupPath = (id: number): string => `${paths.groups}/${id}`
/** The page of controllers with one of them open. */
export const controllerPath = (id: number): string => `${paths.devices}?open=${id}`
/** The tabs of a unit's page. */
export type UnitTab = 'unit' | 'unitActivity'
export const unitTabPath = (id: number, tab: UnitTab): string => paths[tab].replace(':id', String(id))
export const unitPath = (id: number): string => `${paths.units}/${id}`
export const usersOfUnitPath = (id: number): string => `${paths.users}?unit=${id}`
/** The page for a new user who lives in a unit, by the unit's name. */
export const newUserOfUnitPath = (name: string): string => `${paths.newUser}?${new URLSearchParams({ unit: name })}`
export const usersOfGroupPath = (id: number): string => `${paths.users}?group=${id}`
/** The page of one restriction of a group; without `rule` a new one. */
export const groupRulePath = (group: number, rule?: number): string => `${groupPath(group)}/rules/${rule ?? 'new'}`
export const userCodesPath = (id: number): string => `${userPath(id)}/codes`
const codesPathOf = (userId: number | null): string => (userId === null ? paths.codes : userCodesPath(userId))
export const codesOfPlacePath = (place: number): string => `${paths.codes}?place=${place}`
/** The page that moves codes, with the source location if it is known. */
export const moveCodesPath = (from: number | null): string => (from === null ? paths.moveCodes : `${paths.moveCodes}?from=${from}`)
export const userRestrictionPath = (id: number): string => `${userPath(id)}/restriction`
/** The page for a new code of a user; null for a shared code. */
export const newCodePath = (userId: number | null): string => `${codesPathOf(userId)}/new`
/** The list of entry methods with the dialog of a step for one of them, such as reporting it lost. */
export const codeStepPath = (userId: number | null, step: 'lost' | 'replace' | 'suspend', codeId: number): string =>
  `${userId === null ? paths.codes : userPath(userId)}?step=${step}-${codeId}`
export const codePath = (userId: number | null, codeId: number): string => `${codesPathOf(userId)}/${codeId}`
/** The page for a new invite of a known guest. */
export const newInvitePath = ({ name, email }: { name: string; email: string }): string =>
  `${paths.newInvite}?${new URLSearchParams(email === '' ? { name } : { name, to: email })}`
export const invitePath = (id: string): string => `${paths.invites}/${encodeURIComponent(id)}`
/** The list of valid invites for a door. */
export const invitesOfDoorPath = (door: string): string => `${paths.invites}?status=Valid&door=${encodeURIComponent(door)}`
/** The list of invites that end within a week, by day. */
export const invitesEndPath = `${paths.invites}?ends=7`
/** The page of one of the signed-in resident's own invites. */
export const guestPath = (id: string): string => `${paths.guests}/${encodeURIComponent(id)}`
export const inviteEditPath = (id: string): string => `${invitePath(id)}/edit`
export const guestEditPath = (id: string): string => `${guestPath(id)}/edit`
export const templatePath = (id: number): string => `${paths.restrictions}/templates/${id}`
export const callGroupPath = (id: number): string => `${paths.callGroups}/${id}`
export const newCallGroupPath = (kind: 'video' | 'voice'): string => `${paths.newCallGroup}?kind=${kind}`
/** The page for a new call group with a name, which calls all residents of a unit. */
export const newCallGroupOfUnitPath = ({ Residents }: { Residents: readonly { UserID: number }[] }, name: string): string =>
  `${paths.newCallGroup}?${new URLSearchParams({ kind: 'video', name, users: Residents.map(({ UserID }) => UserID).join('-') })}`
export const alertPath = (id: number): string => `${paths.alerts}/${id}`
export const lockdownPath = (id: number): string => `${paths.lockdown}/${id}`
/** A page of past lockdowns. */
export const lockdownsPath = (page: number): string => (page === 1 ? paths.lockdown : `${paths.lockdown}?page=${page}`)
/** The page of doors. `property` is null for the user's own. */
export const doorsPath = (property: number | null): string => atProperty(paths.doors, property)
export const doorPath = (id: string, property: number | null = null): string => atProperty(`${paths.doors}/${encodeURIComponent(id)}`, property)
/** The page of doors in one of its other views: the lanes of today, or the property's site plan. */
export const doorsInViewPath = (view: 'day' | 'plan', property: number): string => `${paths.doors}?view=${view}&property=${property}`
/** The editor of a property's site plan. */
export const sitePlanPath = (property: number): string => paths.sitePlan.replace(':id', String(property))
const atProperty = (path: string, property: number | null) => (property === null ? path : `${path}?property=${property}`)
/** The page of activity with filters; the keys are those of the query. */
export const activityPath = (filter: Partial<Record<'property' | 'door' | 'who' | 'unit' | 'callGroup' | 'kind' | 'outcome' | 'from' | 'until' | 'fromTime' | 'untilTime', string>>): string => `${paths.log}?${new URLSearchParams(filter).toString()}`
export const schedulePath = (id: number): string => `${paths.schedules}/${id}`
export const copyOfSchedulePath = (id: number): string => `${paths.schedules}/new?from=${id}`
/** The page "Can they get in?" about one subject, by the parameters of the address. */
export const canTheyGetInPath = (about: { user: number } | { group: number } | { code: number } | { invite: string } | { event: number }): string =>
  `${paths.canTheyGetIn}?${new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))}`
export const billingInvoicePath = (id: string): string => `${paths.billing}/invoices/${encodeURIComponent(id)}`
/** The pages of a new import, with step and view. */
export function newImportPath(kind: ImportKind, shown: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...(kind !== 'users' && { kind }), ...shown }).toString()
  return search === '' ? paths.newImport : `${paths.newImport}?${search}`
}
export const migrationPath = (id: number): string => `${paths.migrations}/${id}`
export const importPath = (id: number): string => `${paths.imports}/${id}`
/** The page with the changes of one record. */
export const historyPath = (subject: string, id: string): string => `${paths.log}?record=${subject}:${encodeURIComponent(id)}`
