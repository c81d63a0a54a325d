import { mayDo, type RightsHolder } from './rights.ts'
import { isOperator, Role } from './roles.ts'

/** A user's position, which decides who they can see and change, and who can see and change them. */
export interface Standing extends RightsHolder {
  id: number
  accountId: number
  /** Null where the user is in no user group. */
  groupId: number | null
  /** The hierarchy level of the user's group, 1 the highest; null without a group. */
  level: number | null
}

/** The position of a user group, which decides who can see and change it. */
export interface GroupStanding {
  /** Omit for a group that does not exist yet. */
  id?: number
  accountId: number
  level: number
  /** Not visible in the client portal: only its own members and users above every group know it. Visible if omitted. */
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
 * The ranks without anyone above them: SuperAdmins, and the administrators without a group in their account. Users of such a rank may
 * change one another.
 */
const lookAfterOneAnother: ReadonlySet<number> = new Set([rank.superAdmin, rank.topOfAccount])

const rankOfLevel = (level: number) => rank.topOfAccount + level

function isAdministrator({ IsUserAdmin, IsKitsAdmin, IsBillingAdmin }: RightsHolder): boolean {
  return IsUserAdmin === true || IsKitsAdmin === true || IsBillingAdmin === true
}

/** Operators reach every account, everyone else their own. */
export function reachesAccount(viewer: Pick<Standing, 'accountId' | 'role'>, accountId: number): boolean {
  return viewer.accountId === accountId || isOperator(viewer)
}

/**
 * A user may see themselves, users below and members of their own group. At the top of an account, and among operators, they also see
 * users of the same rank. Nobody sees users above.
 */
export function maySeePerson(viewer: Standing, person: Standing): boolean {
  if (viewer.id === person.id) return true
  if (!reachesAccount(viewer, person.accountId)) return false
  const [own, theirs] = [rankOf(viewer), rankOf(person)]
  return own < theirs || (own === theirs && (own <= rank.topOfAccount || (viewer.groupId !== null && viewer.groupId === person.groupId)))
}

/**
 * Whether the viewer may change, delete, move and set the password of a person: only users below. If no one is above the viewer, also users
 * of the same rank and the viewer's own record.
 */
export function mayChangePerson(viewer: Standing, person: Standing): boolean {
  if (!reachesAccount(viewer, person.accountId)) return false
  const [own, theirs] = [rankOf(viewer), rankOf(person)]
  return own < theirs || (own === theirs && lookAfterOneAnother.has(own))
}

/** Whether the viewer may sign in as a user: only users below, so that the viewer can do nothing more than before. */
export function maySignInAs(viewer: Standing, person: Standing): boolean {
  return mayDo(viewer, 'users.signInAs') && reachesAccount(viewer, person.accountId) && rankOf(viewer) < rankOf(person)
}

/**
 * Whether a log, a dashboard or an explanation may name a user to the viewer: the viewer themselves always, others only where the viewer
 * may view users at all.
 */
export function mayNamePerson(viewer: Standing, person: Standing): boolean {
  return viewer.id === person.id || (mayDo(viewer, 'users.view') && maySeePerson(viewer, person))
}

/**
 * A viewer sees their own group and the groups below. Hidden groups are visible only to their own members and to users above every group.
 */
export function maySeeGroup(viewer: Standing, group: GroupStanding): boolean {
  const isKnown = group.isHidden !== true || rankOf(viewer) <= rank.topOfAccount
  return (isKnown && mayChangeGroup(viewer, group)) || (viewer.groupId !== null && viewer.groupId === group.id && viewer.accountId === group.accountId)
}

/** Whether the viewer may change a group, put users into it and set its hours: only groups below. */
export function mayChangeGroup(viewer: Standing, group: GroupStanding): boolean {
  return reachesAccount(viewer, group.accountId) && rankOf(viewer) < rankOfLevel(group.level)
}
