import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type DoorFacts, doorState, maySeeGroup, startOfDay, whoCameIn } from '@portal/domain'
import { sql } from 'kysely'
import { opensPort } from '../access/activeCodes.ts'
import { hasInviteStatus } from '../invites/invitesByStatus.ts'
import { standingOfGroup } from '../people/groups.ts'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import { inIds, valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { isHeld } from './runningLockdowns.ts'
import type { LockablePort } from './startLockdown.ts'

type Preview = ResponseOf<typeof endpoints.previewLockdown>

/** The largest number of users inside who are named. */
const namedAtMost = 20

/** The effect of a lockdown of these doors at `now`. */
export async function previewOf(store: Store, viewer: Viewer, ports: readonly [LockablePort, ...LockablePort[]], now: number): Promise<Preview> {
  const ids = ports.map(({ port }) => port.id)
  const states = ports.map((facts) => ({ ...facts, name: facts.port.name }))
  const namesOf = (holds: (one: (typeof states)[number]) => boolean) => states.filter(holds).map(({ name }) => name)
  return {
    Now: toIso(now),
    HasFireAlarm: ports[0].door.hasFireAlarm,
    ...(await keepersOf(store, viewer, ports, now)),
    Codes: await countCodes(store, viewer.accountId, ids, now),
    Invites: await countInvites(store, viewer.accountId, ids, now),
    Schedules: states.flatMap(({ port, name, door }) => {
      const { scheduleName, until } = doorState(withoutHold(door), now)
      return scheduleName === null && until === null ? [] : [{ PortID: port.id, PortName: name, Name: scheduleName, IsHolding: scheduleName !== null, At: toIso(until) }]
    }),
    Holds: namesOf(({ door }) => isHeld(door, now)),
    Unreachable: namesOf(({ port }) => port.status === 'Offline'),
    LeftOpen: namesOf(({ port }) => port.status === 'LeftOpen'),
    AlreadyLocked: namesOf(({ isLockedDown }) => isLockedDown),
    Inside: await insideOf(store, viewer, ports[0], now),
  }
}

/** The facts of a door as if no user held it open. */
function withoutHold(door: DoorFacts): DoorFacts {
  return door.override?.kind === 'hold' ? { ...door, override: null } : door
}

/**
 * The users with access at one of these doors: who keeps access in the lockdown, and how many lose it. The decision uses the same column of the group as at the gate (`access/explainAtPort.ts`).
 */
async function keepersOf(store: Store, viewer: Viewer, ports: readonly LockablePort[], now: number): Promise<Pick<Preview, 'KeepAccess' | 'Refused'>> {
  const { accountId, standing } = viewer
  const isAmong = (places: 'locations' | 'modules', ids: readonly (number | null)[]) =>
    sql<boolean>`exists (select 1 from (${valuesOf(sql.ref(`user_places.${places}`))}) as place where place.value in (${valuesOf(sql.val(JSON.stringify(ids)))}))`
  const reaching = await store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .leftJoin('user_places', 'user_places.user_id', 'users.id')
    .select(({ fn }) => ['users.group_id', fn.countAll<number>().as('people')])
    .where('users.account_id', '=', accountId)
    .where('users.removed_at', 'is', null)
    .where(sql<boolean>`coalesce(users.valid_until_at > ${now}, true)`)
    .where(sql<boolean>`coalesce(user_groups.is_no_access, 0) = 0`)
    .where(({ or }) => or([
      sql<boolean>`coalesce(user_places.has_all, 1) <> 0`, isAmong('locations', ports.map(({ port }) => port.location_id)), isAmong('modules', ports.map(({ moduleId }) => moduleId)),
    ]))
    .groupBy('users.group_id')
    .execute()
  const groups = await store
    .selectFrom('user_groups').selectAll().where('account_id', '=', accountId).where('keeps_access', '=', 1).orderBy('hierarchy_level').orderBy('name').execute()
  const usersOf = (groupId: number) => reaching.find(({ group_id: id }) => id === groupId)?.people ?? 0
  const KeepAccess = groups.map((group) => {
    const isSeen = maySeeGroup(standing, standingOfGroup(group))
    return { UserGroupID: isSeen ? group.id : null, Name: isSeen ? group.name : null, People: usersOf(group.id) }
  })
  const sumOf = (counted: readonly { people: number }[]) => counted.reduce((sum, { people }) => sum + people, 0)
  return { KeepAccess, Refused: sumOf(reaching) - KeepAccess.reduce((sum, { People }) => sum + People, 0) }
}

/** Counts the codes of these locations. Reads the codes, and the users whose group keeps access, once instead of per code. */
async function countCodes(store: Store, accountId: number, portIds: readonly string[], now: number): Promise<number> {
  const atDoors = store
    .selectFrom('access_code_locations')
    .innerJoin('ports', 'ports.location_id', 'access_code_locations.location_id')
    .select('access_code_locations.code_id')
    .where('access_code_locations.is_active', '=', 1)
    .where(inIds('ports.id', portIds))
    .where(opensPort)
  const keeping = store.selectFrom('user_groups').select('user_groups.id').where('account_id', '=', accountId).where('keeps_access', '=', 1)
  const keepers = store.selectFrom('users').select('users.id').where('users.account_id', '=', accountId).where('users.group_id', 'in', keeping)
  const { total } = await store
    .selectFrom('access_codes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('access_codes.account_id', '=', accountId)
    .where('access_codes.is_active', '=', 1)
    .where(sql<boolean>`coalesce(access_codes.valid_until > ${now}, true)`)
    .where(({ eb, or }) => or([eb('access_codes.user_id', 'is', null), eb('access_codes.user_id', 'not in', keepers)]))
    .where('access_codes.id', 'in', atDoors)
    .executeTakeFirstOrThrow()
  return total
}

/** Counts invites by two ranges of the index of unrevoked invites, like `countValidInvites`; ended invites are not read. */
async function countInvites(store: Store, accountId: number, portIds: readonly string[], now: number): Promise<number> {
  const valid = store
    .selectFrom('invites').select(({ fn }) => fn.countAll<number>().as('total')).where('account_id', '=', accountId).where(hasInviteStatus('Valid', now))
    .where(({ exists, selectFrom }) => exists(
      selectFrom('invite_locations').select('invite_locations.port_id').whereRef('invite_locations.invite_id', '=', 'invites.id').where(inIds('invite_locations.port_id', portIds)),
    ))
  const counted = await valid.where('end_at', '>', now).unionAll(valid.where('end_at', 'is', null)).execute()
  return counted.reduce((sum, { total }) => sum + total, 0)
}

/** The users who entered since midnight. Schedules and visitor calls also open doors, but name no one. */
async function insideOf(store: Store, viewer: Viewer, { port, timeZone }: LockablePort, now: number): Promise<Preview['Inside']> {
  const since = startOfDay(timeZone, now)
  const events = await store
    .selectFrom('gate_events').selectAll().where('property_id', '=', port.property_id).where('at', '>=', since).where('decision', '=', 'open').orderBy('at').orderBy('id').execute()
  const { maySee } = await whoseNames(store, viewer, events)
  const { entries, hasUnseen } = whoCameIn(events.map((event) => ({ at: event.at, portName: event.port_name, who: keyOf(event), event })))
  return {
    Since: toIso(since),
    People: entries.length,
    HasUnseen: hasUnseen,
    Latest: entries.slice(0, namedAtMost).map(({ event, at, portName }) => ({ Who: maySee(event) ? event.who : null, At: toIso(at), PortName: portName })),
  }
}

function keyOf(event: { credential_kind: string; user_id: number | null; invite_id: string | null; access_code_id: number | null; who: string | null }): string | null {
  if (event.credential_kind === 'Schedule' || event.credential_kind === 'Call') return null
  if (event.user_id !== null) return `user:${event.user_id}`
  if (event.invite_id !== null) return `invite:${event.invite_id}`
  return event.access_code_id === null ? event.who : `code:${event.access_code_id}`
}
