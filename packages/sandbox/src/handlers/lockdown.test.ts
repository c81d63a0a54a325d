import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lockdownState } from '@portal/domain'
import { subjectOfUser } from '../access/accessSubject.ts'
import { modelRuns } from '../model.fixture.ts'
import { type Bench, day, minute, openBench } from '../testing.fixture.ts'

/** Two doors whose controllers answer, and one whose controller is offline. */
const doors = ['main-entry', 'clubhouse', 'pool-gate']
const resident = '14073'
const responder = '90211'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const { store } = bench.sandbox
  const { id } = await store.selectFrom('users').select('id').where('email', '=', 'station7@hfd.example').executeTakeFirstOrThrow()
  const PropertyLocations = [101, 104, 106].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))
  await bench.client.saveUpdateAccessCodeUnique({ userID: id, AccessCodeTypeID: 1, Label: 'Engine 7', Code: responder, PropertyLocations })
  return bench
}

const setStatus = ({ sandbox: { store } }: Bench, portId: string, status: 'HeldOpen') =>
  store.updateTable('ports').set({ status }).where('id', '=', portId).execute()

/** Disconnects a door's controller from the network, or reconnects it. */
async function setNetwork(bench: Bench, portId: string, isThere: boolean) {
  const { store } = bench.sandbox
  const { module_id: controller } = await store.selectFrom('port_modules').select('module_id').where('port_id', '=', portId).executeTakeFirstOrThrow()
  expect((await bench.post('controllers', { controller, lost: isThere ? null : 'network' })).status).toBe(200)
}

const statesOf = (lockdown: { Ports: readonly { PortID: string; State: string }[] }) => Object.fromEntries(lockdown.Ports.map(({ PortID, State }) => [PortID, State]))

const running = async ({ client }: Bench) => (await client.getLockdowns({ IsRunning: true })).Running

/** The states of a door in which its controller has confirmed a lock. */
const holdsLock = new Set(['locked', 'releasing', 'notReleased'])

/** Monday, 7:21 AM at the property, when a schedule holds the exit lane open. */
const rush = Date.parse('2026-11-23T13:21:00Z')

describe('§4 lockdown can be set and cleared on ports', () => {
  test('in lockdown the gate refuses all but users who keep access; the release restores access', async () => {
    const bench = await open()
    expect(await bench.scan('main-entry', resident)).toMatchObject({ outcome: 'open' })
    const { Lockdown, IsNew } = await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Police on Fannin' })
    expect(IsNew).toBe(true)
    expect(Lockdown).toMatchObject({ StartedBy: 'Dana Whitfield', Reason: 'Police on Fannin', Ports: [{ PortID: 'main-entry', State: 'locked', Tries: 1 }] })
    expect(await bench.scan('main-entry', resident)).toMatchObject({ outcome: 'denied', reason: 'lockedDown', message: 'Main Gate, Entry is in lockdown.' })
    expect(await bench.scan('main-entry', 'nobody has this')).toMatchObject({ outcome: 'denied', reason: 'lockedDown' })
    expect(await bench.scan('main-entry', responder)).toMatchObject({ outcome: 'open' })
    expect((await bench.client.getUserDetails({ authkey: (await bench.signIn()).authKey }))).toMatchObject({ RunningLockdowns: 1 })
    const released = await bench.client.releaseLockdown({ LockdownID: Lockdown.ID })
    expect(released.Lockdown).toMatchObject({ ReleasedBy: 'Dana Whitfield', IsReleasedByTime: false, Ports: [{ State: 'released' }] })
    expect(await bench.scan('main-entry', resident)).toMatchObject({ outcome: 'open' })
    expect(await running(bench)).toEqual([])
  })

  test('a door behind a silent controller stays unlocked, and locks when the controller is back', async () => {
    const bench = await open()
    const { Lockdown } = await bench.client.setLockdown({ PortIDs: doors, Reason: 'Gas leak' })
    expect(statesOf(Lockdown)).toEqual({ 'main-entry': 'locked', clubhouse: 'locked', 'pool-gate': 'failed' })
    const tried = await bench.client.retryLockdown({ LockdownID: Lockdown.ID })
    expect(tried).toMatchObject({ Retried: 1, Lockdown: { Ports: [{}, {}, { State: 'failed', Failure: 'offline' }] } })
    await setNetwork(bench, 'pool-gate', true)
    const [now] = await running(bench)
    expect(now && statesOf(now)).toEqual({ 'main-entry': 'locked', clubhouse: 'locked', 'pool-gate': 'locked' })
    // A locked door stays locked while its controller is offline, and counts as released only after the controller has answered.
    await setNetwork(bench, 'clubhouse', false)
    expect(await bench.scan('clubhouse', resident)).toMatchObject({ reason: 'lockedDown' })
    const released = await bench.client.releaseLockdown({ LockdownID: Lockdown.ID })
    expect(released.Lockdown).toMatchObject({ EndedAt: null })
    expect(statesOf(released.Lockdown)).toMatchObject({ 'main-entry': 'released', clubhouse: 'notReleased' })
    await setNetwork(bench, 'clubhouse', true)
    expect(await running(bench)).toEqual([])
    const { Events } = await bench.client.getLockdownTrail({ LockdownID: Lockdown.ID })
    expect(Events.map(({ Kind, PortName, Who }) => [Kind, PortName, Who].filter(Boolean).join(' · '))).toEqual([
      'set · Dana Whitfield', 'locked · Main Gate, Entry', 'locked · Clubhouse Front Door', 'failed · Pool Gate', 'retried · Pool Gate · Dana Whitfield', 'failed · Pool Gate',
      'locked · Pool Gate', 'releaseAsked · Dana Whitfield', 'released · Main Gate, Entry', 'notReleased · Clubhouse Front Door', 'released · Pool Gate',
      'released · Clubhouse Front Door', 'ended',
    ])
  })

  test('when two administrators lock or release at once, one succeeds and the other reads that it was already done', async () => {
    const bench = await open()
    const dana = await bench.signIn()
    const robert = await bench.signIn('robert.k@gatewell.example')
    const both = <Result>(act: () => Promise<Result>) => Promise.all([bench.as(dana, act), bench.as(robert, act)])
    const set = await both(() => bench.client.setLockdown({ PortIDs: ['main-entry', 'clubhouse'], Reason: 'Gas leak' }))
    expect(set.filter(({ IsNew }) => IsNew)).toHaveLength(1)
    expect(new Set(set.map(({ Lockdown }) => Lockdown.ID)).size).toBe(1)
    expect(set.find(({ IsNew }) => !IsNew)?.AlreadyLocked.map(({ PortID }) => PortID)).toEqual(['main-entry', 'clubhouse'])
    const wider = await bench.client.setLockdown({ PortIDs: doors, Reason: 'Gas leak' })
    expect(wider).toMatchObject({ IsNew: true, Lockdown: { Ports: [{ PortID: 'pool-gate' }] }, AlreadyLocked: [{ PortID: 'main-entry' }, { PortID: 'clubhouse' }] })
    const LockdownID = set[0].Lockdown.ID
    const released = await both(() => bench.client.releaseLockdown({ LockdownID }))
    expect(released.filter(({ IsNew }) => IsNew)).toHaveLength(1)
    expect(new Set(released.map(({ Lockdown }) => Lockdown.ReleasedAt)).size).toBe(1)
  })

  test('a lockdown ends on time; a schedule holds its door open again, a hold-open code does not', async () => {
    const bench = await open()
    bench.time.now = rush
    await bench.signIn()
    await setStatus(bench, 'service-gate', 'HeldOpen')
    const EndsAt = new Date(rush + 20 * minute).toISOString()
    const preview = await bench.client.previewLockdown({ PortIDs: ['main-exit', 'service-gate'] })
    expect(preview).toMatchObject({ Holds: ['Service Gate, Fannin St.'], Schedules: [{ PortName: 'Main Gate, Exit', Name: 'Exit lane, morning rush', IsHolding: true }] })
    const { Lockdown } = await bench.client.setLockdown({ PortIDs: ['main-exit', 'service-gate'], Reason: 'Gas leak', EndsAt })
    expect(Lockdown.Ports).toMatchObject([{ HeldBySchedule: 'Exit lane, morning rush', EndedHold: false }, { HeldBySchedule: null, EndedHold: true }])
    expect(await bench.scan('main-exit', 'nobody has this')).toMatchObject({ reason: 'lockedDown' })
    bench.time.now = rush + 20 * minute
    expect(await bench.scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'open' })
    expect(await bench.scan('service-gate', 'nobody has this')).toMatchObject({ outcome: 'denied', reason: 'unknownCode' })
    const { Past } = await bench.client.getLockdowns({})
    expect(Past).toMatchObject([{ IsReleasedByTime: true, ReleasedBy: null, ReleasedAt: EndsAt, Reason: 'Gas leak' }])
  })

  test('a door left open before a lockdown is shown as left open after it, since the same time, until it reports that it is closed', async () => {
    const bench = await open()
    const { client, post, time } = bench
    const door = async () => (await client.getDashboard()).Ports.find(({ ID }) => ID === 'clubhouse')
    await post('doors', { door: 'clubhouse', reports: 'leftOpen' })
    const before = await door()
    time.now += minute
    const { Lockdown } = await client.setLockdown({ PortIDs: ['clubhouse'], Reason: 'Gas leak' })
    expect((await door())?.Status).toBe('Locked')
    await setNetwork(bench, 'clubhouse', false)
    await setNetwork(bench, 'clubhouse', true)
    await client.releaseLockdown({ LockdownID: Lockdown.ID })
    expect(before?.Status).toBe('LeftOpen')
    expect(await door()).toEqual(before)
    await post('doors', { door: 'clubhouse', reports: 'closed' })
    expect((await door())?.Status).toBe('Closed')
  })

  test('a drill changes no door, and lists the controllers that would not answer', async () => {
    const bench = await open()
    const before = await bench.sandbox.store.selectFrom('ports').selectAll().execute()
    const { Lockdown } = await bench.client.setLockdown({ PortIDs: doors, Reason: 'Drill', IsDrill: true })
    expect(statesOf(Lockdown)).toEqual({ 'main-entry': 'wouldLock', clubhouse: 'wouldLock', 'pool-gate': 'wouldFail' })
    expect(await bench.sandbox.store.selectFrom('ports').selectAll().execute()).toEqual(before)
    expect(await bench.scan('main-entry', resident)).toMatchObject({ outcome: 'open' })
    // A real lockdown can run during a drill.
    expect(await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })).toMatchObject({ IsNew: true, AlreadyLocked: [] })
    expect(await bench.client.releaseLockdown({ LockdownID: Lockdown.ID })).toMatchObject({ message: 'The drill has ended.', IsNew: true })
    expect(await bench.scan('main-entry', resident)).toMatchObject({ reason: 'lockedDown' })
  })

  test('a fire alarm opens doors in lockdown, and the lockdown resumes after the alarm', async () => {
    const bench = await open()
    await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Police' })
    await bench.post('fire-alarm', { property: 1, isOn: true })
    expect(await bench.scan('main-entry', resident)).toMatchObject({ outcome: 'open', message: 'Main Gate, Entry is held open by the fire alarm: everyone gets in.' })
    expect((await bench.client.getDashboard()).Ports.find(({ ID }) => ID === 'main-entry')).toMatchObject({ Status: 'HeldOpen', Because: 'fireAlarm' })
    expect(await running(bench)).toMatchObject([{ HasFireAlarm: true }])
    await bench.post('fire-alarm', { property: 1, isOn: false })
    expect(await bench.scan('main-entry', resident)).toMatchObject({ reason: 'lockedDown' })
  })

  test('the preview shows the users who keep access, overridden holds and schedules, and the latest entries', async () => {
    const bench = await open()
    await bench.scan('main-entry', resident)
    const preview = await bench.client.previewLockdown({ PortIDs: ['main-entry', 'garage-p2', 'pool-gate'] })
    expect(preview.KeepAccess[0]).toMatchObject({ Name: 'First responders' })
    expect(preview).toMatchObject({ Unreachable: ['Pool Gate'], LeftOpen: ['Garage Level P2, North Stairwell Door'], AlreadyLocked: [], HasFireAlarm: false })
    expect(preview.Inside.Latest[0]).toMatchObject({ PortName: 'Main Gate, Entry', Who: expect.any(String) as string })
    expect(preview.Codes).toBeGreaterThan(0)
    // The answer includes the effect of a lockdown of the initially chosen doors.
    const { Ports, Effect } = await bench.client.getLockdownPorts({ WithEffect: true })
    const ids = Ports.map(({ PortID }) => PortID)
    expect(Effect).toEqual(await bench.client.previewLockdown({ PortIDs: ids }))
    const { Lockdown } = await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })
    const free = ids.filter((id) => id !== 'main-entry')
    expect((await bench.client.getLockdownPorts({ WithEffect: true })).Effect).toEqual(await bench.client.previewLockdown({ PortIDs: free }))
    await bench.client.releaseLockdown({ LockdownID: Lockdown.ID })
    expect((await bench.client.getLockdownPorts({})).Effect).toBeNull()
    expect(await running(bench)).toEqual([])
  })

  test('the preview lists a held door’s schedule by the schedule’s times, not by the hold’s end', async () => {
    const bench = await open()
    const held = ['main-entry', 'main-exit']
    const before = (await bench.client.previewLockdown({ PortIDs: held })).Schedules
    const until = new Date(bench.time.now + 6 * 3_600_000).toISOString()
    for (const PortID of held) await bench.client.holdDoorOpen({ PortID, Until: until })
    const { Holds, Schedules } = await bench.client.previewLockdown({ PortIDs: held })
    expect(Holds).toEqual(['Main Gate, Entry', 'Main Gate, Exit'])
    expect(before.map(({ PortID }) => PortID)).toEqual(['main-exit'])
    expect(Schedules).toEqual(before)
  })

  test('the preview counts as keeping or losing access only users that the gate would let through these doors', async () => {
    const bench = await open()
    const { store } = bench.sandbox
    const { id: ID } = await store.selectFrom('users').select('id').where('email', '=', 'station7@hfd.example').executeTakeFirstOrThrow()
    const limited = { HasAllLocationAccess: false, PropertyLocations: [104] }
    await bench.client.updateUserDetail({ ID, Version: (await bench.client.getUserDetail({ ID })).Version, ...limited })
    const people = await store.selectFrom('users').select('id').where('account_id', '=', 1).where('removed_at', 'is', null).execute()
    const subjects = (await Promise.all(people.map(({ id }) => subjectOfUser(store, id)))).flatMap((subject) => subject ?? [])
    for (const [door, isKept] of [['main-entry', false], ['clubhouse', true]] as const) {
      const passing = subjects.filter(({ hasNoAccess, credential }) =>
        !hasNoAccess && credential?.isKnown && (credential.opens ?? [door]).includes(door) && (credential.validUntil ?? Infinity) > bench.time.now)
      const kept = passing.filter(({ keepsAccess }) => keepsAccess)
      const { KeepAccess, Refused } = await bench.client.previewLockdown({ PortIDs: [door] })
      expect([KeepAccess.reduce((sum, { People }) => sum + People, 0), Refused], door).toEqual([kept.length, passing.length - kept.length])
      expect(kept.some(({ userId }) => userId === ID), door).toBe(isKept)
    }
  })

  test('a lockdown is refused for doors of several properties, a wrong end and doors outside the user’s locations', async () => {
    const bench = await open()
    const { store } = bench.sandbox
    const set = (PortIDs: string[], EndsAt?: number) => bench.client.setLockdown({ PortIDs, Reason: 'x', EndsAt: EndsAt === undefined ? null : new Date(EndsAt).toISOString() })
    await store.insertInto('properties').values({ id: 77, account_id: 1, name: 'Annex', address: '', time_zone: 'UTC' }).execute()
    await store.updateTable('ports').set({ property_id: 77 }).where('id', '=', 'clubhouse').execute()
    await expect(set(doors)).rejects.toMatchObject({ code: 'SEVERAL_PROPERTIES' })
    await expect(set(['main-entry'], bench.time.now - minute)).rejects.toMatchObject({ field: 'EndsAt' })
    await expect(set(['main-entry'], bench.time.now + 31 * day)).rejects.toMatchObject({ field: 'EndsAt' })
    await expect(set(['nowhere'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { user } = await danaRow(bench)
    const { Lockdown } = await set(['main-entry'])
    await store.insertInto('user_places').values({ user_id: user, has_all: 0, locations: '[106]', modules: '[]' }).execute()
    expect((await bench.client.getLockdownPorts({})).Ports.map(({ PortID }) => PortID)).toEqual(['pool-gate'])
    await expect(set(['main-exit'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(bench.client.releaseLockdown({ LockdownID: Lockdown.ID })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('after any sequence of steps, the gate, the screen and the audit trail agree', async () => {
    const bench = await open()
    const { store } = bench.sandbox
    const step = fc.oneof(
      fc.record({ does: fc.constant('set' as const), ports: fc.subarray(doors, { minLength: 1 }), minutes: fc.option(fc.integer({ min: 1, max: 20 })), IsDrill: fc.boolean() }),
      fc.record({ does: fc.constantFrom('release' as const, 'retry' as const), which: fc.nat(3) }),
      fc.record({ does: fc.constant('power' as const), port: fc.constantFrom(...doors), isOn: fc.boolean() }),
      fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 15 }) }),
    )
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await bench.signIn()
      for (const one of steps) {
        const live = await running(bench)
        if (one.does === 'set') {
          const EndsAt = one.minutes === null ? null : new Date(bench.time.now + one.minutes * minute).toISOString()
          await bench.client.setLockdown({ PortIDs: one.ports, Reason: 'x', EndsAt, IsDrill: one.IsDrill })
        } else if (one.does === 'power') await setNetwork(bench, one.port, one.isOn)
        else if (one.does === 'wait') bench.time.now += one.minutes * minute
        else {
          const LockdownID = live[one.which % Math.max(1, live.length)]?.ID
          if (LockdownID !== undefined) await (one.does === 'release' ? bench.client.releaseLockdown({ LockdownID }) : bench.client.retryLockdown({ LockdownID }))
        }
        const after = (await running(bench)).filter(({ IsDrill }) => !IsDrill)
        const held = after.flatMap(({ Ports }) => Ports).filter(({ State }) => State !== 'released')
        expect(new Set(held.map(({ PortID }) => PortID)).size).toBe(held.length)
        for (const port of doors) {
          const isLocked = held.some(({ PortID, State }) => PortID === port && holdsLock.has(State))
          expect((await bench.scan(port, resident)).reason === 'lockedDown', `${port} after ${JSON.stringify(one)}`).toBe(isLocked)
        }
        for (const { EndsAt, ReleasedAt, Ports } of after) {
          if (EndsAt !== null && Date.parse(EndsAt) <= bench.time.now) expect(ReleasedAt).not.toBeNull()
          expect(lockdownState(Ports.map(({ State }) => State)).verdict).not.toBe('released')
        }
      }
      for (const { ID } of await running(bench)) await bench.client.releaseLockdown({ LockdownID: ID })
      for (const port of doors) await setNetwork(bench, port, true)
      expect(await running(bench)).toEqual([])
      expect(await store.selectFrom('ports').select('id').where('locked_by', 'is not', null).execute()).toEqual([])
      const twice = await store.selectFrom('lockdown_events').select(['lockdown_id', 'port_name']).where('kind', 'in', ['locked', 'released']).groupBy(['lockdown_id', 'port_name', 'kind'])
        .having(({ fn }) => fn.countAll(), '>', 1).execute()
      expect(twice).toEqual([])
    }), { numRuns: 12 * modelRuns })
  })
})

async function danaRow({ sandbox: { store } }: Bench) {
  const { id } = await store.selectFrom('users').select('id').where('name', '=', 'Dana Whitfield').executeTakeFirstOrThrow()
  return { user: id }
}
