import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { doorState } from '@portal/domain'
import { findPorts } from '../access/portFacts.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type LockdownPortRow, type LockdownRow, portsOfLockdowns } from './runningLockdowns.ts'

type Answer = ResponseOf<typeof endpoints.getLockdowns>['Running'][number]

/** Finds a lockdown of the viewer's account, running or over; 404 otherwise. */
export async function findLockdown(store: Store, { accountId }: Viewer, id: number): Promise<LockdownRow> {
  const row = await store.selectFrom('lockdowns').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('lockdown', 'LockdownID')
  return row
}

/** Lockdowns as the viewer reads them, in four queries however many there are. */
export async function lockdownAnswers(store: Store, viewer: Viewer, lockdowns: readonly LockdownRow[], now: number): Promise<Answer[]> {
  if (lockdowns.length === 0) return []
  const rows = await portsOfLockdowns(store, lockdowns.map(({ id }) => id))
  const doors = await findPorts(store, [...new Set(rows.map(({ port_id: id }) => id))])
  const properties = new Map((await store.selectFrom('properties').selectAll().where('account_id', '=', viewer.accountId).execute()).map((row) => [row.id, row]))
  const { mayName } = await reachOf(store, viewer, lockdowns.flatMap(({ started_by: by, released_by: releasedBy }) => [by, releasedBy ?? by]))
  const names = new Map((await store.selectFrom('users').select(['id', 'name']).where('id', 'in', lockdowns.flatMap(({ started_by: by, released_by: releasedBy }) => [by, releasedBy ?? by])).execute()).map(({ id, name }) => [id, name]))
  const nameOf = (id: number | null) => (id !== null && mayName(id) ? (names.get(id) ?? null) : null)
  return lockdowns.map((row) => {
    const property = properties.get(row.property_id)
    return {
      ID: row.id,
      PropertyID: row.property_id,
      PropertyName: property?.name ?? '',
      TimeZone: property?.time_zone ?? 'UTC',
      Reason: row.reason,
      IsDrill: row.is_drill === 1,
      StartedAt: toIso(row.started_at),
      StartedBy: nameOf(row.started_by),
      EndsAt: toIso(row.ends_at),
      ReleasedAt: toIso(row.released_at),
      ReleasedBy: nameOf(row.released_by),
      IsReleasedByTime: row.released_at !== null && row.released_by === null,
      EndedAt: toIso(row.ended_at),
      HasFireAlarm: property?.fire_alarm_at !== null,
      Ports: rows.filter(({ lockdown_id: id }) => id === row.id).map((port) => portAnswer(port, doors.get(port.port_id), now)),
    }
  })
}

export async function lockdownAnswer(store: Store, viewer: Viewer, id: number, now: number): Promise<Answer> {
  const [answer] = await lockdownAnswers(store, viewer, [await findLockdown(store, viewer, id)], now)
  if (!answer) throw new RangeError('One lockdown has one answer.')
  return answer
}

type Door = Awaited<ReturnType<typeof findPorts>> extends Map<string, infer Facts> ? Facts : never

function portAnswer(row: LockdownPortRow, facts: Door | undefined, now: number): Answer['Ports'][number] {
  const door = facts && doorState(facts.door, now)
  return {
    PortID: row.port_id,
    Name: row.port_name,
    ModuleName: row.module_name,
    State: row.state,
    Tries: row.tries,
    At: toIso(row.changed_at),
    Failure: row.failure,
    IsOnline: facts !== undefined && facts.port.status !== 'Offline',
    IsLeftOpen: row.was_left_open === 1,
    HeldBySchedule: door?.scheduleName ?? null,
    Until: toIso(door?.until ?? null),
    EndedHold: row.ended_hold === 1,
  }
}
