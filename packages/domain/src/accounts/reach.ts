import { mayDo, type RightsHolder } from './rights.ts'
import { isOperator, Role } from './roles.ts'

/** Where a person stands: what decides whom they reach, and who reaches them. */
export interface Standing extends RightsHolder {
  id: number
  accountId: number
  /** Null: in no user group. */
  groupId: number | null
  /** The hierarchy level of that group, 1 the highest; null without a group. */
  level: number | null
}

/** What decides who reaches a user group. */
export interface GroupStanding {
  /** Omit for a group that is not made yet. */
  id?: number
  accountId: number
  level: number
  /** Not visible in the client portal: known to its own people and to those above every group. Visible if omitted. */
  isHidden?: boolean
}

/**
 * How high a person stands, 0 the highest. Operators stand above every account. An administrator without a group stands above every group of the account; anybody else
 * without a group stands below all of them.
 */
export function rankOf(person: RightsHolder & Pick<Standing, 'level'>): number {
  if (isOperator(person)) return person.role === Role.SuperAdmin ? rank.superAdmin : rank.staff
  if (person.level !== null) return rankOfLevel(person.level)
  return isAdministrator(person) ? rank.topOfAccount : Infinity
}

const rank = { superAdmin: 0, staff: 1, topOfAccount: 2 } as const

/** Nobody stands above them among their own: SuperAdmins, and the administrators without a group in their account. */
const lookAfterOneAnother: ReadonlySet<number> = new Set([rank.superAdmin, rank.topOfAccount])

const rankOfLevel = (level: number) => rank.topOfAccount + level

function isAdministrator({ IsUserAdmin, IsKitsAdmin, IsBillingAdmin }: RightsHolder): boolean {
  return IsUserAdmin === true || IsKitsAdmin === true || IsBillingAdmin === true
}

/** Operators reach every account, everybody else their own. */
export function reachesAccount(viewer: Pick<Standing, 'accountId' | 'role'>, accountId: number): boolean {
  return viewer.accountId === accountId || isOperator(viewer)
}

/** Oneself, those below, and those of the same group; at the top of an account, and among operators, also those beside. Nobody above. */
export function maySeePerson(viewer: Standing, person: Standing): boolean {
  if (viewer.id === person.id) return true
  if (!reachesAccount(viewer, person.accountId)) return false
  const [own, theirs] = [rankOf(viewer), rankOf(person)]
  return own < theirs || (own === theirs && (own <= rank.topOfAccount || (viewer.groupId !== null && viewer.groupId === person.groupId)))
}

/** Change, delete, move and set the password of: those below. Where nobody stands above, also those beside, and oneself. */
export function mayChangePerson(viewer: Standing, person: Standing): boolean {
  if (!reachesAccount(viewer, person.accountId)) return false
  const [own, theirs] = [rankOf(viewer), rankOf(person)]
  return own < theirs || (own === theirs && lookAfterOneAnother.has(own))
}

/** Sign in as: only those below, as whom one can do no more than as oneself. */
export function maySignInAs(viewer: Standing, person: Standing): boolean {
  return mayDo(viewer, 'users.signInAs') && reachesAccount(viewer, person.accountId) && rankOf(viewer) < rankOf(person)
}

/** Name in a log, on a dashboard or in an explanation: oneself; others only to those who may look at people at all. */
export function mayNamePerson(viewer: Standing, person: Standing): boolean {
  return viewer.id === person.id || (mayDo(viewer, 'users.view') && maySeePerson(viewer, person))
}

/** One's own group and those below; of hidden ones, who stands in a group sees their own alone. */
export function maySeeGroup(viewer: Standing, group: GroupStanding): boolean {
  const isKnown = group.isHidden !== true || rankOf(viewer) <= rank.topOfAccount
  return (isKnown && mayChangeGroup(viewer, group)) || (viewer.groupId !== null && viewer.groupId === group.id && viewer.accountId === group.accountId)
}

/** Change a group, put people into it and set its hours: those below. */
export function mayChangeGroup(viewer: Standing, group: GroupStanding): boolean {
  return reachesAccount(viewer, group.accountId) && rankOf(viewer) < rankOfLevel(group.level)
}
