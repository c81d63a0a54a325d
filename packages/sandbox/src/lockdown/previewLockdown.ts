import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { doorState, maySeeGroup, startOfDay, whoCameIn } from '@portal/domain'
import { sql } from 'kysely'
import { statusOfInvite } from '../invites/inviteStatus.ts'
import { memberCounts, standingOfGroup } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { whoseNames } from '../people/whoseNames.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { isHeld } from './isHeld.ts'
import type { LockablePort } from './lockablePorts.ts'

type Preview = ResponseOf<typeof endpoints.previewLockdown>

/** How many of those who came in are named. */
const namedAtMost = 20

/** What a lockdown of these doors would do at `now`. */
export async function previewOf(store: Store, viewer: Viewer, ports: readonly [LockablePort, ...LockablePort[]], now: number): Promise<Preview> {
  const ids = ports.map(({ port }) => port.id)
  const states = ports.map((facts) => ({ ...facts, name: facts.port.name, now: doorState(facts.door, now) }))
  const namesOf = (holds: (one: (typeof states)[number]) => boolean) => states.filter(holds).map(({ name }) => name)
  return {
    Now: toIso(now),
    HasFireAlarm: ports[0].door.hasFireAlarm,
    ...(await keepersOf(store, viewer)),
    Codes: await countCodes(store, viewer.accountId, ids, now),
    Invites: await countInvites(store, ids, now),
    Schedules: states
      .filter(({ now: door }) => door.scheduleName !== null || door.until !== null)
      .map(({ port, name, now: { scheduleName, until } }) => ({ PortID: port.id, PortName: name, Name: scheduleName, IsHolding: scheduleName !== null, At: toIso(until) })),
    Holds: namesOf(({ door }) => isHeld(door, now)),
    Unreachable: namesOf(({ port }) => port.status === 'Offline'),
    LeftOpen: namesOf(({ port }) => port.status === 'LeftOpen'),
    AlreadyLocked: namesOf(({ isLockedDown }) => isLockedDown),
    Inside: await insideOf(store, viewer, ports[0], now),
  }
}

/** The gate asks the same column of the person's group (`access/explainAtPort.ts`). */
async function keepersOf(store: Store, viewer: Viewer): Promise<Pick<Preview, 'KeepAccess' | 'Refused'>> {
  const { accountId, standing } = viewer
  const counts = await memberCounts(store, accountId)
  const { total } = await store
    .selectFrom('users').select(({ fn }) => fn.countAll<number>().as('total')).where('account_id', '=', accountId).where('removed_at', 'is', null).executeTakeFirstOrThrow()
  const groups = await store
    .selectFrom('user_groups').selectAll().where('account_id', '=', accountId).where('keeps_access', '=', 1).orderBy('hierarchy_level').orderBy('name').execute()
  const KeepAccess = groups.map((group) => {
    const isSeen = maySeeGroup(standing, standingOfGroup(group))
    return { UserGroupID: isSeen ? group.id : null, Name: isSeen ? group.name : null, People: counts.get(group.id) ?? 0 }
  })
  return { KeepAccess, Refused: total - KeepAccess.reduce((sum, { People }) => sum + People, 0) }
}

async function countCodes(store: Store, accountId: number, portIds: readonly string[], now: number): Promise<number> {
  const { total } = await store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('access_codes.account_id', '=', accountId)
    .where('access_codes.is_active', '=', 1)
    .where(sql<boolean>`coalesce(access_codes.valid_until > ${now}, 1)`)
    .where(sql<boolean>`coalesce(user_groups.keeps_access, 0) = 0`)
    .where(({ exists, selectFrom }) => exists(
      selectFrom('access_code_locations')
        .innerJoin('ports', 'ports.location_id', 'access_code_locations.location_id')
        .select('ports.id')
        .whereRef('access_code_locations.code_id', '=', 'access_codes.id')
        .where('access_code_locations.is_active', '=', 1)
        .where(inIds('ports.id', portIds))
        .where(sql<boolean>`access_code_locations.ports is null or ports.id in (select value from json_each(access_code_locations.ports))`),
    ))
    .executeTakeFirstOrThrow()
  return total
}

async function countInvites(store: Store, portIds: readonly string[], now: number): Promise<number> {
  const atDoors = store.selectFrom('invite_locations').select('invite_id').where(inIds('port_id', portIds))
  const rows = await store
    .selectFrom('invites').select(['revoked_at', 'start_at', 'end_at', 'uses_left']).where('revoked_at', 'is', null).where('id', 'in', atDoors).execute()
  return rows.filter((invite) => statusOfInvite(invite, now) === 'Valid').length
}

/** Who came in since midnight. Nobody is named for a schedule or a call: these opened the door, and somebody may have passed. */
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
