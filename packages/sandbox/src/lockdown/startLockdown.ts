import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type DoorFacts, doorState, maySeeGroup, startOfDay, whoCameIn } from '@portal/domain'
import { sql } from 'kysely'
import { findPorts, opensPort, type PortFacts } from '../access/portFacts.ts'
import { hasInviteStatus } from '../invites/wantedInvites.ts'
import { standingOfGroup } from '../people/groups.ts'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import { valuesOf } from '../store/byEngine.ts'
import { countOf, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { portsOfAccount } from '../store/ofAccount.ts'
import { toIso } from '../time/toIso.ts'
import { doorsWithin } from '../access/requireDoors.ts'
import { notFound, Refusal } from '../Refusal.ts'
import { commandPort, isHeld, noteEvent, portsOfLockdowns, runOn } from './runLockdowns.ts'
import type { Row } from '../store/schema.ts'

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
  return countOf(store
    .selectFrom('access_codes')
    .where('access_codes.account_id', '=', accountId)
    .where('access_codes.is_active', '=', 1)
    .where(sql<boolean>`coalesce(access_codes.valid_until > ${now}, true)`)
    .where(({ eb, or }) => or([eb('access_codes.user_id', 'is', null), eb('access_codes.user_id', 'not in', keepers)]))
    .where('access_codes.id', 'in', atDoors))
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

interface Plan {
  reason: string
  endsAt: number | null
  isDrill: boolean
  now: number
}

/** Starts a lockdown or a drill at doors that have none; idle controllers answer at once. Inside a transaction. */
export async function startLockdown(trx: Store, { accountId, user }: Viewer, ports: readonly [LockablePort, ...LockablePort[]], plan: Plan): Promise<number> {
  const { reason, endsAt, isDrill, now } = plan
  const row: Row<'lockdowns'> = await trx
    .insertInto('lockdowns')
    .values({
      account_id: accountId, property_id: ports[0].port.property_id, reason, is_drill: Number(isDrill), started_at: now, started_by: user.id, ends_at: endsAt,
      released_at: null, released_by: null, ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(trx, row.id, { at: now, kind: 'set', userId: user.id })
  const values = ports.map(({ port, door, moduleName }, position) => {
    const isOffline = port.status === 'Offline'
    return {
      lockdown_id: row.id, port_id: port.id, port_name: port.name, module_name: moduleName, position, tries: 0, changed_at: now,
      ended_hold: Number(!isDrill && isHeld(door, now)), was_left_open: Number(port.status === 'LeftOpen'), command_id: null,
      state: isDrill ? (isOffline ? ('wouldFail' as const) : ('wouldLock' as const)) : ('pending' as const),
      failure: isDrill && isOffline ? ('offline' as const) : null,
    }
  })
  await trx.insertInto('lockdown_ports').values(values).execute()
  if (!isDrill) for (const port of await portsOfLockdowns(trx, [row.id])) await commandPort(trx, port, 'lock', { by: user.name, now })
  await runOn(trx, row, now)
  return row.id
}

/** A door that can be locked down, with the names of its property and controller. */
interface LockablePort extends PortFacts {
  propertyName: string
  moduleName: string
}

/** The doors that the viewer may lock down, by property: those of the account that have a controller, within the viewer's locations. */
export async function lockablePorts(store: Store, viewer: Viewer): Promise<LockablePort[]> {
  const rows = await portsOfAccount(store, viewer.accountId)
    .innerJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .innerJoin('modules', 'modules.id', 'port_modules.module_id')
    .select(['ports.id', 'properties.name as property_name', 'modules.name as module_name'])
    .orderBy('properties.id')
    .orderBy('ports.position')
    .execute()
  const within = await doorsWithin(store, viewer)
  const reached = rows.filter(({ id }) => within?.has(id) ?? true)
  if (reached.length === 0) return []
  const facts = await findPorts(store, reached.map(({ id }) => id))
  return reached.flatMap(({ id, property_name: propertyName, module_name: moduleName }) => {
    const found = facts.get(id)
    return found ? [{ ...found, propertyName, moduleName }] : []
  })
}

/** Finds the named doors, in the order of the property. Refuses a door that the viewer may not lock (404), and doors of several properties (400). */
export async function requireLockable(store: Store, viewer: Viewer, portIds: readonly string[]): Promise<[LockablePort, ...LockablePort[]]> {
  const named = new Set(portIds)
  const [first, ...others] = (await lockablePorts(store, viewer)).filter(({ port }) => named.has(port.id))
  if (!first || others.length + 1 < named.size) throw notFound('door', 'PortIDs')
  if (others.some(({ port }) => port.property_id !== first.port.property_id)) {
    throw new Refusal(400, 'SEVERAL_PROPERTIES', 'A lockdown covers one property.', { field: 'PortIDs' })
  }
  return [first, ...others]
}
