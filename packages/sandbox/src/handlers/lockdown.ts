import { canRetry, doorState, readInstant } from '@portal/domain'
import { lockablePorts, previewOf, requireLockable, startLockdown } from '../lockdown/startLockdown.ts'
import { portsOfLockdowns, release, retry, runningLockdowns, runOn } from '../lockdown/runLockdowns.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { invalid } from '../Refusal.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import { toIso } from '../time/toIso.ts'
import { type Answer, type Handler, only } from './Handler.ts'
import { filled } from '../words/sentence.ts'
import { findPorts, type PortFacts } from '../access/portFacts.ts'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'

/** The longest time after which a lockdown may end automatically, in milliseconds. */
const longest = 30 * 86_400_000

export const getLockdownPorts: Handler<'getLockdownPorts'> = async ({ WithEffect }, { store, now, ...call }) => {
  const { viewer } = call
  const held = await heldPorts(store, viewer.accountId)
  const ports = await lockablePorts(store, viewer)
  const property = ports[0]?.port.property_id
  const [first, ...others] = ports.filter(({ port }) => port.property_id === property && !held.has(port.id))
  return {
    Now: toIso(now),
    Effect: WithEffect && first ? await previewOf(store, viewer, [first, ...others], now) : null,
    Ports: ports.map(({ port, door, propertyName, timeZone, moduleName }) => ({
      PortID: port.id, Name: port.name, PropertyID: port.property_id, PropertyName: propertyName, TimeZone: timeZone, HardwareModel: port.hardware_model,
      ModuleName: moduleName, IsOnline: port.status !== 'Offline', Status: doorState(door, now).state, LockdownID: held.get(port.id) ?? null,
    })),
  }
}

export const previewLockdown: Handler<'previewLockdown'> = async ({ PortIDs }, { viewer, store, now }) => {
  return previewOf(store, viewer, await requireLockable(store, viewer, PortIDs), now)
}

export const setLockdown: Handler<'setLockdown'> = async ({ PortIDs, Reason, EndsAt, IsDrill }, { viewer, now, store }) => {
  const endsAt = EndsAt === null ? null : readInstant(EndsAt)
  if (endsAt !== null && endsAt <= now) throw invalid('EndsAt', 'Choose an end in the future.')
  if (endsAt !== null && endsAt > now + longest) throw invalid('EndsAt', 'Choose an end within 30 days.')
  const ports = await requireLockable(store, viewer, PortIDs)
  const held = IsDrill ? new Map<string, number>() : await heldPorts(store, viewer.accountId)
  const [first, ...others] = ports.filter(({ port }) => !held.has(port.id))
  const AlreadyLocked = ports.flatMap(({ port }) => {
    const LockdownID = held.get(port.id)
    return LockdownID === undefined ? [] : [{ PortID: port.id, Name: port.name, LockdownID }]
  })
  const present = AlreadyLocked[0]?.LockdownID ?? 0
  const id = first ? await startLockdown(store, viewer, [first, ...others], { reason: Reason, endsAt, isDrill: IsDrill, now }) : present
  const message = first ? (IsDrill ? 'The drill has begun. No door is locked.' : 'The lockdown is on.') : 'These doors are already in a lockdown.'
  return { message, Now: toIso(now), IsNew: first !== undefined, Lockdown: await lockdownAnswer(store, viewer, id, now), AlreadyLocked }
}

export const releaseLockdown: Handler<'releaseLockdown'> = async ({ LockdownID }, { viewer, now, store }) => {
  const lockdown = await findLockdown(store, viewer, LockdownID)
  const isNew = lockdown.released_at === null
  if (isNew) {
    await requireLockable(store, viewer, (await portsOfLockdowns(store, [LockdownID])).map(({ port_id: id }) => id))
    await release(store, lockdown, { at: now, by: viewer.user })
    await runOn(store, await findLockdown(store, viewer, LockdownID), now)
  }
  const message = isNew ? (lockdown.is_drill === 1 ? 'The drill has ended.' : 'The lockdown is released.') : 'This lockdown was already released.'
  return { message, Now: toIso(now), IsNew: isNew, Lockdown: await lockdownAnswer(store, viewer, LockdownID, now) }
}

export const retryLockdown: Handler<'retryLockdown'> = async ({ LockdownID, PortIDs }, { viewer, now, store }) => {
  const lockdown = await findLockdown(store, viewer, LockdownID)
  if (PortIDs) await requireLockable(store, viewer, PortIDs)
  const ids = PortIDs ?? (await lockablePorts(store, viewer)).map(({ port }) => port.id)
  const rows = (await portsOfLockdowns(store, [LockdownID])).filter(({ state, port_id: id }) => canRetry(state) && ids.includes(id))
  await retry(store, rows, viewer.user, now)
  if (lockdown.ended_at === null) await runOn(store, lockdown, now)
  const message = rows.length === 1 ? 'Sent to 1 door again.' : filled('Sent to {count} doors again.', { count: rows.length })
  return { message, Now: toIso(now), Retried: rows.length, Lockdown: await lockdownAnswer(store, viewer, LockdownID, now) }
}

export const getLockdowns: Handler<'getLockdowns'> = async ({ IsRunning, ...asked }, { store, now, viewer }) => {
  const Running = await lockdownAnswers(store, viewer, await runningLockdowns(store, viewer.accountId), now)
  if (IsRunning) return { Now: toIso(now), Running, Past: [], Total: 0 }
  const past = store.selectFrom('lockdowns').where('account_id', '=', viewer.accountId).where('ended_at', 'is not', null)
  const total = await countOf(past)
  const ids = await idsOfPage(past, asked, { by: ['started_at', 'id'], isDown: true })
  const rows = await store.selectFrom('lockdowns').selectAll().where(inIds('id', ids)).orderBy('started_at', 'desc').orderBy('id', 'desc').execute()
  return { Now: toIso(now), Running, Past: await lockdownAnswers(store, viewer, rows, now), Total: total }
}

export const getLockdownTrail: Handler<'getLockdownTrail'> = async ({ LockdownID }, { store, now, viewer }) => {
  const Lockdown = await lockdownAnswer(store, viewer, LockdownID, now)
  const events = await store
    .selectFrom('lockdown_events').leftJoin('users', 'users.id', 'lockdown_events.user_id').selectAll('lockdown_events').select('users.name')
    .where('lockdown_id', '=', LockdownID).orderBy('lockdown_events.id').execute()
  const { mayName } = await reachOf(store, viewer, events.flatMap(({ user_id: id }) => id ?? []))
  return {
    Lockdown,
    Events: events.map(({ id, at, kind, port_name: PortName, user_id: userId, name }) => {
      const isNamed = userId !== null && mayName(userId)
      return { ID: id, At: toIso(at), Kind: kind, PortName, Who: isNamed ? name : null, IsWhoHidden: userId !== null && !isNamed }
    }),
  }
}

/** The running lockdown of each door, without drills. */
async function heldPorts(store: Parameters<typeof runningLockdowns>[0], accountId: number): Promise<Map<string, number>> {
  const running = (await runningLockdowns(store, accountId)).filter(({ is_drill: isDrill }) => isDrill === 0)
  const rows = await portsOfLockdowns(store, running.map(({ id }) => id))
  return new Map(rows.filter(({ state }) => state !== 'released').map(({ port_id: portId, lockdown_id: id }) => [portId, id]))
}

type Lockdown = Answer<'getLockdowns'>['Running'][number]

/** Finds a lockdown of the viewer's account, running or ended; 404 otherwise. */
const findLockdown = (store: Store, { accountId }: Viewer, id: number) => findOfAccount(store, 'lockdowns', accountId, id, 'lockdown', 'LockdownID')

/** Lockdowns as the viewer may read them, in four queries for any number of lockdowns. */
async function lockdownAnswers(store: Store, viewer: Viewer, lockdowns: readonly Row<'lockdowns'>[], now: number): Promise<Lockdown[]> {
  if (lockdowns.length === 0) return []
  const rows = await portsOfLockdowns(store, lockdowns.map(({ id }) => id))
  const doors = await findPorts(store, [...new Set(rows.map(({ port_id: id }) => id))])
  const properties = new Map((await store.selectFrom('properties').selectAll().where('account_id', '=', viewer.accountId).execute()).map((row) => [row.id, row]))
  const people = lockdowns.flatMap(({ started_by: by, released_by: releasedBy }) => [by, releasedBy ?? by])
  const { mayName } = await reachOf(store, viewer, people)
  const names = new Map((await store.selectFrom('users').select(['id', 'name']).where('id', 'in', people).execute()).map(({ id, name }) => [id, name]))
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

async function lockdownAnswer(store: Store, viewer: Viewer, id: number, now: number): Promise<Lockdown> {
  return only(await lockdownAnswers(store, viewer, [await findLockdown(store, viewer, id)], now))
}

function portAnswer(row: Row<'lockdown_ports'>, facts: PortFacts | undefined, now: number): Lockdown['Ports'][number] {
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
