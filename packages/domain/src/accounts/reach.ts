import { mayDo, type RightsHolder } from './rights.ts'
import { isOperator, Role } from './roles.ts'

/** A user's position, which decides who they can see and change, and who can see and change them. */
export interface Standing extends RightsHolder {
  id: number
  accountId: number
  /** Id of the user's group; null without a group. */
  groupId: number | null
  /** The hierarchy level of the user's group, 1 the highest; null without a group. */
  level: number | null
}

/** The position of a user group, which decides who can see and change it. */
export interface GroupStanding {
  /** Id of the group; omit for one that does not exist yet. */
  id?: number
  accountId: number
  level: number
  /** Whether the group is hidden: only its members and users above all groups see it. Default: false. */
  isHidden?: boolean
}

/**
 * The rank of a user, 0 the highest. Operators rank above every account. An administrator without a group ranks above every group of
 * the account; anyone else without a group ranks below all of them.
 */
export function rankOf(person: RightsHolder & Pick<Standing, 'level'>): number {
  if (isOperator(person)) return person.role === Role.SuperAdmin ? rank.superAdmin : rank.staff
  if (person.level !== null) return rankOfLevel(person.level)
  return isAdministrator(person) ? rank.topOfAccount : Infinity
}

const rank = { superAdmin: 0, staff: 1, topOfAccount: 2 } as const

/**
 * The ranks with no rank above them: SuperAdmins, and in an account the administrators without a group. Users of such a rank may change one
 * another.
 */
const lookAfterOneAnother: ReadonlySet<number> = new Set([rank.superAdmin, rank.topOfAccount])

const rankOfLevel = (level: number) => rank.topOfAccount + level

function isAdministrator({ IsUserAdmin, IsKitsAdmin, IsBillingAdmin }: RightsHolder): boolean {
  return IsUserAdmin === true || IsKitsAdmin === true || IsBillingAdmin === true
}

/** Whether the viewer may see an account: operators see every account, others only their own. */
export function reachesAccount(viewer: Pick<Standing, 'accountId' | 'role'>, accountId: number): boolean {
  return viewer.accountId === accountId || isOperator(viewer)
}

/**
 * Whether the viewer may see a user: themselves, users below and members of their own group. At the top of an account, and among operators,
 * they also see users of the same rank. No one sees users above.
 */
export function maySeePerson(viewer: Standing, person: Standing): boolean {
  if (viewer.id === person.id) return true
  if (!reachesAccount(viewer, person.accountId)) return false
  const [own, theirs] = [rankOf(viewer), rankOf(person)]
  return own < theirs || (own === theirs && (own <= rank.topOfAccount || (viewer.groupId !== null && viewer.groupId === person.groupId)))
}

/**
 * Whether the viewer may change, delete or move a user and set their password: only users below. If no one is above the viewer, also users
 * of the same rank and the viewer's own record.
 */
export function mayChangePerson(viewer: Standing, person: Standing): boolean {
  if (!reachesAccount(viewer, person.accountId)) return false
  const [own, theirs] = [rankOf(viewer), rankOf(person)]
  return own < theirs || (own === theirs && lookAfterOneAnother.has(own))
}

/** Whether the viewer may sign in as a user: only users below, so that the viewer gets no further rights. */
export function maySignInAs(viewer: Standing, person: Standing): boolean {
  return mayDo(viewer, 'users.signInAs') && reachesAccount(viewer, person.accountId) && rankOf(viewer) < rankOf(person)
}

/**
 * Whether activity, a dashboard or an explanation may name a user to the viewer: always the viewer's own name, others only if the viewer
 * may view users.
 */
export function mayNamePerson(viewer: Standing, person: Standing): boolean {
  return viewer.id === person.id || (mayDo(viewer, 'users.view') && maySeePerson(viewer, person))
}

/**
 * Whether the viewer may see a group: their own and the groups below. Hidden groups are visible only to their own members and to users
 * above all groups.
 */
export function maySeeGroup(viewer: Standing, group: GroupStanding): boolean {
  const isKnown = group.isHidden !== true || rankOf(viewer) <= rank.topOfAccount
  return (isKnown && mayChangeGroup(viewer, group)) || (viewer.groupId !== null && viewer.groupId === group.id && viewer.accountId === group.accountId)
}

/** Whether the viewer may change a group, put users into it and set its hours: only groups below. */
export function mayChangeGroup(viewer: Standing, group: GroupStanding): boolean {
  return reachesAccount(viewer, group.accountId) && rankOf(viewer) < rankOfLevel(group.level)
}
