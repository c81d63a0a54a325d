import { AccessCodeType, type AccessInput, type PresentedCredential, type Restriction, unrestricted } from '@portal/domain'
import { isWithin, readPlaceLimit } from '../people/userPlaces.ts'
import type { Row } from '../store/schema.ts'
import { inIds, inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { findInviteById, type InviteRecord, toWindows } from './findInvite.ts'
import { findGroupRules, type GroupRule, rulesOfUsers } from './groupRules.ts'
import { readWithUsesLeft, usesOfCode, usesOfUser } from './usesLeft.ts'

/** A user, group, code or invite, with the facts that don't depend on the door. */
export interface AccessSubject {
  name: string
  accountId: number
  person: Pick<AccessInput['person'], 'id' | 'isActive'>
  credential: PresentedCredential | null
  ownRestriction: Restriction | null
  groupId: number | null
  groupRules: GroupRule[]
  hasGroup: boolean
  /** Whether doors were assigned: to the user, to a shared code or to an invite. */
  hasDoors: boolean
  /** Whether the group opens nothing. */
  hasNoAccess: boolean
  keepsAccess: boolean
  /** The name under which this subject's entries are counted; null if they are not counted. */
  counted: string | null
  /** Whether the user uses the mobile app. */
  usesApp: boolean
  userId: number | null
  inviteId: string | null
  codeId: number | null
}

/** The facts of someone who has no group, doors or restriction. */
export const unassigned = { ownRestriction: null, groupId: null, groupRules: [], hasGroup: false, hasDoors: false, hasNoAccess: false, keepsAccess: false, counted: null, usesApp: false, userId: null, inviteId: null, codeId: null }

const userWhoPasses = statement((store, { userId }: { userId: number }) =>
  store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(['users.id', 'users.name', 'users.account_id', 'users.group_id', 'users.valid_from_at', 'users.valid_until_at', 'users.is_cellgate_app', 'users.is_mobile_only'])
    .select(['user_groups.is_no_access', 'user_groups.keeps_access'])
    // The restriction is not joined: a controller's version of its table is found by user id alone (devices/controllerView.ts).
    .select(({ selectFrom, ref }) => selectFrom('user_restrictions').select('restriction').where('user_id', '=', ref('users.id')).as('restriction'))
    .where('users.id', '=', userId)
    .where('users.removed_at', 'is', null))

/** A user with all of the user's entry methods; null if the user was removed or never existed. */
export async function subjectOfUser(store: Store, userId: number): Promise<AccessSubject | null> {
  const [{ rows: [row] }, places, groupRules] = await Promise.all([userWhoPasses(store, { userId }), portsOfUsers(store, [userId]), rulesOfUsers(store, [userId])])
  if (!row) return null
  const opens = places.get(userId) ?? null
  return {
    ...unassigned,
    name: row.name,
    accountId: row.account_id,
    person: { id: row.id, isActive: true },
    credential: { isKnown: true, validFrom: row.valid_from_at, validUntil: row.valid_until_at, opens },
    ownRestriction: await readWithUsesLeft(store, row.restriction, usesOfUser(userId)),
    groupId: row.group_id,
    hasGroup: row.group_id !== null,
    hasDoors: opens !== null,
    groupRules,
    hasNoAccess: row.is_no_access === 1,
    keepsAccess: row.keeps_access === 1,
    counted: `user:${userId}`,
    usesApp: row.is_cellgate_app === 1 || row.is_mobile_only === 1,
    userId,
  }
}

/** Any member of a group who has no restriction of their own, as a subject. */
export async function subjectOfGroup(store: Store, groupId: number): Promise<AccessSubject | null> {
  const row = await store.selectFrom('user_groups').selectAll().where('id', '=', groupId).executeTakeFirst()
  if (!row) return null
  return {
    ...unassigned,
    name: row.name,
    accountId: row.account_id,
    person: { id: `group:${groupId}`, isActive: true },
    credential: null,
    groupId,
    hasGroup: true,
    groupRules: await findGroupRules(store, { groupId }),
    hasNoAccess: row.is_no_access === 1,
    keepsAccess: row.keeps_access === 1,
  }
}

/** A code opens only the doors that both the code and its user may open. */
export async function subjectOfCode(store: Store, code: Row<'access_codes'>): Promise<AccessSubject> {
  const [user, opens, restriction] = await Promise.all([
    code.user_id === null ? null : subjectOfUser(store, code.user_id), portsOfCode(store, code.id), readWithUsesLeft(store, code.restriction, usesOfCode(code.id)),
  ])
  const isOrphan = code.user_id !== null && user === null
  const ofUser = user?.credential
  return {
    ...(user ?? { ...unassigned, name: code.label, accountId: code.account_id, person: { id: `code:${code.id}`, isActive: !isOrphan }, hasDoors: true }),
    credential: {
      isKnown: true,
      isLost: code.lost_at !== null,
      // A user's phone opens doors only while the user uses the mobile app.
      isRevoked: code.is_active === 0 || (code.type === AccessCodeType.BluetoothAccess && user !== null && !user.usesApp),
      validFrom: latest(code.valid_from, ofUser?.validFrom ?? null),
      validUntil: earliest(code.valid_until, ofUser?.validUntil ?? null),
      opens: ofUser?.opens ? opens.filter((id) => ofUser.opens?.includes(id)) : opens,
      restriction,
    },
    counted: user?.counted ?? `code:${code.id}`,
    codeId: code.id,
  }
}

export async function subjectOfInvite(store: Store, inviteId: string): Promise<AccessSubject | null> {
  const invite = await findInviteById(store, inviteId)
  return invite && inviteAsSubject(invite)
}

export function inviteAsSubject(invite: InviteRecord): AccessSubject {
  return {
    ...unassigned,
    name: invite.name,
    accountId: invite.accountId,
    person: { id: `invite:${invite.id}`, isActive: true },
    hasDoors: true,
    credential: {
      isKnown: true,
      isRevoked: invite.revoked_at !== null,
      validFrom: invite.start_at,
      validUntil: invite.end_at,
      usesLeft: invite.uses_left,
      opens: invite.locations.map(({ id }) => id),
      restriction: invite.weekly.length === 0 ? null : { ...unrestricted, windows: toWindows(invite.weekly) },
    },
    inviteId: invite.id,
  }
}

const limitedPlaces = statement((store, { userIds }: { userIds: string }) => store.selectFrom('user_places').selectAll().where('has_all', '=', 0).where(inJson('user_id', userIds)))

/** The doors of users with limited locations, by user id. A user missing in the map has no limit. */
export async function portsOfUsers(store: Store, userIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows: limited } = await limitedPlaces(store, { userIds: JSON.stringify(userIds) })
  if (limited.length === 0) return new Map()
  const accounts = store.selectFrom('users').select('account_id').where(inIds('users.id', userIds))
  const ports = await store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select(['ports.id', 'ports.location_id', 'port_modules.module_id'])
    .where('properties.account_id', 'in', accounts)
    .execute()
  return new Map(limited.map((row) => {
    const limit = readPlaceLimit(row)
    return [row.user_id, ports.filter((port) => limit === null || isWithin(limit, port)).map(({ id }) => id)]
  }))
}

const doorsOfCode = statement((store, { codeId }: { codeId: number }) =>
  store
    .selectFrom('access_code_locations')
    .innerJoin('ports', 'ports.location_id', 'access_code_locations.location_id')
    .select(['ports.id', 'access_code_locations.ports'])
    .where('code_id', '=', codeId)
    .where('is_active', '=', 1))

async function portsOfCode(store: Store, codeId: number): Promise<string[]> {
  const { rows } = await doorsOfCode(store, { codeId })
  return rows.filter(({ id, ports }) => ports === null || (JSON.parse(ports) as string[]).includes(id)).map(({ id }) => id)
}

/** The name under which a user's uses of a group's restriction are counted. */
export function usesOfRule({ counted }: Pick<AccessSubject, 'counted'>, { id }: Pick<GroupRule, 'id'>): string | null {
  return counted === null ? null : `${counted}|rule:${id}`
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

/** The first of two ends; null stands for no end. */
export function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}
