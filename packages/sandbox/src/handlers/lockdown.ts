import { canRetry, doorState, readInstant } from '@portal/domain'
import { findLockdown, lockdownAnswer, lockdownAnswers } from '../lockdown/lockdownAnswer.ts'
import { previewOf } from '../lockdown/previewLockdown.ts'
import { release, retry, runOn } from '../lockdown/runLockdowns.ts'
import { portsOfLockdowns, runningLockdowns } from '../lockdown/runningLockdowns.ts'
import { lockablePorts, requireLockable, startLockdown } from '../lockdown/startLockdown.ts'
import { reachOf, viewerOf } from '../people/viewer.ts'
import { invalid } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import { idsOfPage } from '../store/idsOfPage.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

/** How far ahead a lockdown may end by itself, in milliseconds. */
const longest = 30 * 86_400_000

export const getLockdownPorts: Handler<'getLockdownPorts'> = async ({ AccountID, WithEffect }, { store, clock, ...call }) => {
  const viewer = viewerOf(call, AccountID)
  const now = clock.now()
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

export const previewLockdown: Handler<'previewLockdown'> = async ({ AccountID, PortIDs }, call) => {
  const viewer = viewerOf(call, AccountID)
  return previewOf(call.store, viewer, await requireLockable(call.store, viewer, PortIDs), call.clock.now())
}

export const setLockdown: Handler<'setLockdown'> = async ({ AccountID, PortIDs, Reason, EndsAt, IsDrill }, call) => {
  const viewer = viewerOf(call, AccountID)
  const now = call.clock.now()
  const endsAt = EndsAt === null ? null : readInstant(EndsAt)
  if (endsAt !== null && endsAt <= now) throw invalid('EndsAt', 'Choose an end in the future.')
  if (endsAt !== null && endsAt > now + longest) throw invalid('EndsAt', 'Choose an end within 30 days.')
  const ports = await requireLockable(call.store, viewer, PortIDs)
  const held = IsDrill ? new Map<string, number>() : await heldPorts(call.store, viewer.accountId)
  const [first, ...others] = ports.filter(({ port }) => !held.has(port.id))
  const AlreadyLocked = ports.flatMap(({ port }) => {
    const LockdownID = held.get(port.id)
    return LockdownID === undefined ? [] : [{ PortID: port.id, Name: port.name, LockdownID }]
  })
  const present = AlreadyLocked[0]?.LockdownID ?? 0
  const id = first ? await startLockdown(call.store, viewer, [first, ...others], { reason: Reason, endsAt, isDrill: IsDrill, now }) : present
  const message = first ? (IsDrill ? 'The drill has begun. No door is locked.' : 'The lockdown is on.') : 'These doors are already in a lockdown.'
  return { message, Now: toIso(now), IsNew: first !== undefined, Lockdown: await lockdownAnswer(call.store, viewer, id, now), AlreadyLocked }
}

export const releaseLockdown: Handler<'releaseLockdown'> = async ({ AccountID, LockdownID }, call) => {
  const viewer = viewerOf(call, AccountID)
  const now = call.clock.now()
  const lockdown = await findLockdown(call.store, viewer, LockdownID)
  const isNew = lockdown.released_at === null
  if (isNew) {
    await requireLockable(call.store, viewer, (await portsOfLockdowns(call.store, [LockdownID])).map(({ port_id: id }) => id))
    await release(call.store, lockdown, { at: now, by: viewer.user })
    await runOn(call.store, await findLockdown(call.store, viewer, LockdownID), now)
  }
  const message = isNew ? (lockdown.is_drill === 1 ? 'The drill has ended.' : 'The lockdown is released.') : 'This lockdown was already released.'
  return { message, Now: toIso(now), IsNew: isNew, Lockdown: await lockdownAnswer(call.store, viewer, LockdownID, now) }
}

export const retryLockdown: Handler<'retryLockdown'> = async ({ AccountID, LockdownID, PortIDs }, call) => {
  const viewer = viewerOf(call, AccountID)
  const now = call.clock.now()
  const lockdown = await findLockdown(call.store, viewer, LockdownID)
  if (PortIDs) await requireLockable(call.store, viewer, PortIDs)
  const ids = PortIDs ?? (await lockablePorts(call.store, viewer)).map(({ port }) => port.id)
  const rows = (await portsOfLockdowns(call.store, [LockdownID])).filter(({ state, port_id: id }) => canRetry(state) && ids.includes(id))
  await retry(call.store, rows, viewer.user, now)
  if (lockdown.ended_at === null) await runOn(call.store, lockdown, now)
  const message = rows.length === 1 ? 'Sent to 1 door again.' : filled('Sent to {count} doors again.', { count: rows.length })
  return { message, Now: toIso(now), Retried: rows.length, Lockdown: await lockdownAnswer(call.store, viewer, LockdownID, now) }
}

export const getLockdowns: Handler<'getLockdowns'> = async ({ AccountID, IsRunning, ...asked }, call) => {
  const { store, clock } = call
  const viewer = viewerOf(call, AccountID)
  const now = clock.now()
  const Running = await lockdownAnswers(store, viewer, await runningLockdowns(store, viewer.accountId), now)
  if (IsRunning) return { Now: toIso(now), Running, Past: [], Total: 0 }
  const past = store.selectFrom('lockdowns').where('account_id', '=', viewer.accountId).where('ended_at', 'is not', null)
  const { total } = await past.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ids = await idsOfPage(past, asked, { by: ['started_at', 'id'], isDown: true })
  const rows = await store.selectFrom('lockdowns').selectAll().where(inIds('id', ids)).orderBy('started_at', 'desc').orderBy('id', 'desc').execute()
  return { Now: toIso(now), Running, Past: await lockdownAnswers(store, viewer, rows, now), Total: total }
}

export const getLockdownTrail: Handler<'getLockdownTrail'> = async ({ AccountID, LockdownID }, call) => {
  const { store, clock } = call
  const viewer = viewerOf(call, AccountID)
  const Lockdown = await lockdownAnswer(store, viewer, LockdownID, clock.now())
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

/** The lockdown that holds each door, drills left aside. */
async function heldPorts(store: Parameters<typeof runningLockdowns>[0], accountId: number): Promise<Map<string, number>> {
  const running = (await runningLockdowns(store, accountId)).filter(({ is_drill: isDrill }) => isDrill === 0)
  const rows = await portsOfLockdowns(store, running.map(({ id }) => id))
  return new Map(rows.filter(({ state }) => state !== 'released').map(({ port_id: portId, lockdown_id: id }) => [portId, id]))
}
