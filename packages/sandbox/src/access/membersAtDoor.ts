import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type AccessBecause, credentialState, type Restriction } from '@portal/domain'
import { onlyVisible } from '../people/findUsers.ts'
import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type AccessSubject, portsOfUsers, subjectOfGroup, unassigned } from './accessSubject.ts'
import { accessEndAtPort, explainAtPort, groupRuleAt } from './explainAtPort.ts'
import type { PortFacts } from './portFacts.ts'
import { readOwnRestrictions } from './usesLeft.ts'

type Answer = ResponseOf<typeof endpoints.getGroupsAtDoor>
type Exception = Answer['Groups'][number]['Exceptions'][number]

/** A set of users at a door: the members of a group, or the users without one. */
export interface MembersAtDoor extends Pick<Answer['Groups'][number], 'MemberCount' | 'AllowedCount' | 'OwnHoursCount' | 'Exceptions' | 'Outcome' | 'NextOpening' | 'Until'> {
  groupId: number | null
}

/**
 * The users at a door now, by group. Users without limits of their own share the answer for their group. The others are read, and each
 * different limit is judged once.
 */
export async function membersAtDoor(store: Store, viewer: Viewer, groupIds: readonly number[], facts: PortFacts, now: number): Promise<MembersAtDoor[]> {
  const [totals, found] = await Promise.all([
    memberTotals(store, viewer),
    Promise.all([...groupIds, null].map(async (id) => ({ groupId: id, subject: id === null ? withoutGroup(viewer) : await subjectOfGroup(store, id) }))),
  ])
  const groups = found.flatMap(({ groupId, subject }) => (subject ? { groupId, subject, isCounting: countsUses(groupRuleAt(subject, facts)?.restriction) } : []))
  const limited = Map.groupBy(await limitedMembers(store, viewer, groups.flatMap(({ groupId, isCounting }) => (isCounting && groupId !== null ? groupId : []))), ({ groupId }) => groupId)
  return Promise.all(groups.map(async ({ groupId, subject, isCounting }): Promise<MembersAtDoor> => {
    const { outcome, nextOpening } = await explainAtPort(store, subject, facts, now)
    const members = limited.get(groupId) ?? []
    const MemberCount = totals.get(groupId) ?? 0
    const denied = await deniedOf(store, subject, members, isCounting, facts, now)
    const ofPlain = outcome === 'allowed' ? MemberCount - members.length : 0
    return {
      groupId, MemberCount, AllowedCount: ofPlain + members.length - denied.length, OwnHoursCount: members.filter(({ own }) => own).length,
      Exceptions: outcome === 'allowed' ? exceptionsOf(denied) : [], Outcome: outcome,
      NextOpening: toIso(nextOpening), Until: toIso(outcome === 'allowed' ? await accessEndAtPort(store, subject, facts, now) : null),
    }
  }))
}

interface DeniedMember {
  because: Exception['Because']
  /** The start of the user's access, if that is why. */
  startsAt: number | null
}

async function deniedOf(store: Store, group: AccessSubject, members: readonly Member[], isCounting: boolean, facts: PortFacts, now: number): Promise<DeniedMember[]> {
  const judged = new Map<string, AccessBecause | null>()
  const denied: DeniedMember[] = []
  for (const member of members) {
    const state = credentialState(member, now)
    const isCounted = isCounting || countsUses(member.own)
    const key = JSON.stringify([state, member.own, member.opens, isCounted && member.id])
    let because = judged.get(key)
    if (because === undefined) {
      const { outcome, deciding, reasons } = await explainAtPort(store, { ...group, ...asMember(member, isCounted) }, facts, now)
      because = outcome === 'allowed' ? null : (reasons.find(({ rule }) => rule === deciding)?.because ?? null)
      judged.set(key, because)
    }
    if (because !== null) denied.push({ because: toCause(because), startsAt: state === 'notYetValid' ? member.validFrom : null })
  }
  return denied
}

function exceptionsOf(denied: readonly DeniedMember[]): Exception[] {
  return causes.flatMap((Because): Exception[] => {
    const some = denied.filter(({ because }) => because === Because)
    const starts = some.flatMap(({ startsAt }) => startsAt ?? [])
    return some.length === 0 ? [] : [{ Because, Count: some.length, At: starts.length === 0 ? null : toIso(starts.reduce((one, other) => Math.min(one, other))) }]
  })
}

/** In the order of the answer. */
const causes = ['expired', 'notYetValid', 'otherDoors', 'otherHours'] as const

function toCause(because: AccessBecause): Exception['Because'] {
  if (because === 'expired' || because === 'notYetValid') return because
  return because === 'notForThisPort' ? 'otherDoors' : 'otherHours'
}

function withoutGroup({ accountId }: Viewer): AccessSubject {
  return { ...unassigned, name: '', accountId, person: { id: 'none', isActive: true }, credential: null }
}

interface Member {
  id: number
  groupId: number | null
  validFrom: number | null
  validUntil: number | null
  own: Restriction | null
  /** The ids of the doors to which the user is limited; null without a limit. */
  opens: string[] | null
}

function asMember({ id, validFrom, validUntil, own, opens }: Member, isCounted: boolean): Pick<AccessSubject, 'person' | 'credential' | 'ownRestriction' | 'hasDoors' | 'counted' | 'userId'> {
  return {
    person: { id, isActive: true }, credential: { isKnown: true, validFrom, validUntil, opens }, ownRestriction: own, hasDoors: opens !== null,
    counted: isCounted ? `user:${id}` : null, userId: id,
  }
}

/** Whether uses or entries are counted for each user, so that users with the same restriction differ. */
function countsUses(restriction: Restriction | null | undefined): boolean {
  return restriction !== null && restriction !== undefined && (restriction.usesAllowed !== null || Object.keys(restriction.usesPerDay).length > 0)
}

/** The number of users that the viewer may see, by group. */
async function memberTotals(store: Store, viewer: Viewer): Promise<Map<number | null, number>> {
  const isShown = await onlyVisible(store, viewer)
  let query = store.selectFrom('users').select(({ fn }) => ['group_id', fn.countAll<number>().as('total')]).where('account_id', '=', viewer.accountId).where('removed_at', 'is', null)
  if (isShown) query = query.where(isShown)
  return new Map((await query.groupBy('group_id').execute()).map(({ group_id: id, total }) => [id, total]))
}

/** The users who have limits beside their group's restriction, and all users of the groups in `counting`. */
async function limitedMembers(store: Store, viewer: Viewer, counting: readonly number[]): Promise<Member[]> {
  const isShown = await onlyVisible(store, viewer)
  let query = store
    .selectFrom('users')
    .leftJoin('user_restrictions', 'user_restrictions.user_id', 'users.id')
    .leftJoin('user_places', 'user_places.user_id', 'users.id')
    .select(['users.id', 'users.group_id', 'users.valid_from_at', 'users.valid_until_at', 'user_restrictions.restriction'])
    .where('users.account_id', '=', viewer.accountId)
    .where('users.removed_at', 'is', null)
    .where(({ or, eb }) => or([
      eb('user_restrictions.restriction', 'is not', null), eb('user_places.has_all', '=', 0), eb('users.valid_from_at', 'is not', null), eb('users.valid_until_at', 'is not', null),
      ...(counting.length > 0 ? [inIds('users.group_id', counting)] : []),
    ]))
  if (isShown) query = query.where(isShown)
  const rows = await query.execute()
  const [owns, opens] = await Promise.all([readOwnRestrictions(store, rows), portsOfUsers(store, rows.map(({ id }) => id))])
  return rows.map(({ id, group_id: groupId, valid_from_at: validFrom, valid_until_at: validUntil }) => ({ id, groupId, validFrom, validUntil, own: owns.get(id) ?? null, opens: opens.get(id) ?? null }))
}
