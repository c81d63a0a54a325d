import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallPlan, simulateCall } from '@portal/domain'
import { anyCallAnswers, anyCallPlan, anyCallWorld } from '@portal/domain/testing'
import { copyOf } from '../store/copyOf.fixture.ts'
import { type Bench, day, openBench, saturday } from '../testing.fixture.ts'
import { callOf, readCall, setPlan, type ToldCall, userIds } from './calls.fixture.ts'

const group = 11
const second = 1000
const station = 'main-entry'

/** Opens a station whose leasing desk calls Ana, then Alexandria, then the desk's phone. */
async function openStation() {
  const bench = await openBench()
  const { store } = bench.sandbox
  const [ana = 0, alexandria = 0] = await userIds(store, 'Ana Lucía', 'Alexandria')
  await store.updateTable('users').set({ is_cellgate_app: 1, allows_notifications: 1 }).where('id', 'in', [ana, alexandria]).execute()
  const voiceNumber = { phone: '+17135550100', label: 'Night desk', personId: null }
  const plan: CallPlan = { kind: 'video', name: 'Leasing Desk', directoryPin: '00911', quietHours: [], tiers: [[ana], [alexandria]], voiceNumber }
  await setPlan(store, group, plan)
  await store.updateTable('ports').set({ status: 'Closed' }).where('id', '=', station).execute()
  return { bench, store, plan, ana: `person:${ana}`, alexandria: `person:${alexandria}`, anaId: ana }
}

const press = (bench: Bench, { id }: ToldCall, phone: string, what: string) => callOf(bench, `calls/${id}/press`, { phone, press: what })
const eventLines = ({ events }: ToldCall) => events.map(({ at, kind, phone, reason }) => [at / second, kind, phone, reason].filter((part) => part !== undefined).join(' '))

test('a call follows its plan as time passes, and a restart loses nothing', async () => {
  const { bench, store, ana, alexandria } = await openStation()
  const call = await callOf(bench, 'calls', { station, pin: '00911' })
  expect(call.phones.filter(({ isRinging }) => isRinging).map(({ name }) => name)).toEqual(['Ana Lucía Barrientos'])
  bench.time.now += 12 * second
  await press(bench, call, ana, 'decline')
  const restarted = await openBench({ time: bench.time, ...(await copyOf(store)) })
  bench.time.now += 30 * second
  expect((await readCall(restarted, call.id)).phones.find(({ isRinging }) => isRinging)?.name).toBe('Alexandria Abbott-Villaseñor')
  bench.time.now += 60 * second
  const ended = await readCall(restarted, call.id)
  expect(eventLines(ended)).toEqual([
    '0 called', '0 step', `0 ring ${ana}`, `12 declined ${ana}`, '30 step', `30 ring ${alexandria}`, `60 timeout ${alexandria}`, '60 step',
    '60 ring number:+17135550100', '90 timeout number:+17135550100', '90 ended nobodyReached',
  ])
  expect(ended.endedAt).toBe(new Date(saturday + 90 * second).toISOString())
})

test('the phone for visitor calls rings when no user answers the video call', async () => {
  const { bench, store, ana, anaId } = await openStation()
  await store.updateTable('users').set({ watchman_phone_number: '+1 713 555 0142' }).where('id', '=', anaId).execute()
  const call = await callOf(bench, 'calls', { station, group })
  bench.time.now += 61 * second
  await store.updateTable('users').set({ watchman_phone_number: '' }).where('id', '=', anaId).execute()
  expect((await readCall(bench, call.id)).phones.filter(({ isRinging }) => isRinging)).toMatchObject([{ key: `phone:${anaId}`, name: 'Ana Lucía Barrientos' }])
  await press(bench, call, `phone:${anaId}`, 'answer')
  await press(bench, call, `phone:${anaId}`, 'open')
  expect(await store.selectFrom('gate_events').select(['who', 'user_id']).orderBy('id', 'desc').executeTakeFirst()).toEqual({ who: 'Ana Lucía Barrientos', user_id: anaId })
  await bench.signIn()
  const { Calls } = await bench.client.getVisitorCalls({ IsRunning: true })
  expect(Calls[0]?.Plan.OwnPhones).toEqual([anaId])
  expect(Calls[0]?.Phones.map(({ Key }) => Key)).toContain(ana)
})

test('the user who answers opens the door; the controller gets a command and activity gets an event', async () => {
  const { bench, store, ana, anaId } = await openStation()
  const call = await callOf(bench, 'calls', { station, group })
  bench.time.now += 9 * second
  expect((await bench.post(`calls/${call.id}/press`, { phone: ana, press: 'open' })).status).toBe(409)
  await press(bench, call, ana, 'answer')
  bench.time.now += 5 * second
  await press(bench, call, ana, 'open')
  const event = await store.selectFrom('gate_events').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(event).toMatchObject({ port_id: station, decision: 'open', who: 'Ana Lucía Barrientos', user_id: anaId, credential_kind: 'Call', at: bench.time.now })
  expect((await store.selectFrom('ports').select('last_opened_at').where('id', '=', station).executeTakeFirst())?.last_opened_at).toBe(bench.time.now)
  expect(await store.selectFrom('device_commands').select(['action', 'status']).orderBy('id', 'desc').executeTakeFirst()).toEqual({ action: 'pulse', status: 'acknowledged' })
  expect(eventLines(await press(bench, call, ana, 'hangUp')).slice(-3)).toEqual([`9 answered ${ana}`, `14 opened ${ana}`, '14 ended hungUp'])
})

test.each([['Locked', 'lockedDown', 1], ['Offline', 'offline', 0]] as const)('a door that is %s stays shut: %s', async (status, reason, logged) => {
  const { bench, store, ana } = await openStation()
  await store.updateTable('ports').set({ status, last_opened_at: null }).where('id', '=', station).execute()
  const before = await store.selectFrom('gate_events').select('id').execute()
  const call = await callOf(bench, 'calls', { station, group, answers: { [ana]: { does: 'answer', after: 2000, opensAfter: 1000 } } })
  bench.time.now += 5 * second
  expect(eventLines(await readCall(bench, call.id)).at(-1)).toBe(`3 notOpened ${ana} ${reason}`)
  expect(await store.selectFrom('gate_events').select('id').execute()).toHaveLength(before.length + logged)
  expect((await store.selectFrom('ports').select('last_opened_at').where('id', '=', station).executeTakeFirst())?.last_opened_at).toBeNull()
})

test('stations of an inactive account start no calls, and a user in a running call cannot open', async () => {
  const { bench, store, ana } = await openStation()
  const call = await callOf(bench, 'calls', { station, group, answers: { [ana]: { does: 'answer', after: 2000 } } })
  await store.updateTable('accounts').set({ is_active: 0 }).where('id', '=', 1).execute()
  bench.time.now += 5 * second
  expect(eventLines(await press(bench, call, ana, 'open')).at(-1)).toBe(`5 notOpened ${ana} accountInactive`)
  expect(await store.selectFrom('gate_events').select(['decision', 'reason']).orderBy('id', 'desc').executeTakeFirst()).toEqual({ decision: 'denied', reason: 'accountInactive' })
  await press(bench, call, ana, 'hangUp')
  expect(await bench.post('calls', { station, group })).toMatchObject({ status: 409, body: { code: 'ACCOUNT_INACTIVE' } })
})

test('a removed user stops ringing; a changed plan applies to the next call, not to a ringing one', async () => {
  const { bench, store, plan, ana, alexandria, anaId } = await openStation()
  const call = await callOf(bench, 'calls', { station, group })
  bench.time.now += 10 * second
  await store.updateTable('users').set({ removed_at: bench.time.now }).where('id', '=', anaId).execute()
  await setPlan(store, group, { ...plan, kind: 'video', tiers: [[], []], voiceNumber: null })
  bench.time.now += 25 * second
  expect(eventLines(await readCall(bench, call.id))).toEqual(['0 called', '0 step', `0 ring ${ana}`, `10 stopped ${ana} gone`, '30 step', `30 ring ${alexandria}`])
  await callOf(bench, `calls/${call.id}/leave`, {})
  expect(eventLines(await callOf(bench, 'calls', { station, group }))).toEqual(['0 called', '0 step'])
})

test('a station refuses numbers outside its directory, and a second call while one runs', async () => {
  const { bench } = await openStation()
  expect(await bench.post('calls', { station, pin: '99999' })).toMatchObject({ status: 404, body: { code: 'NOT_IN_DIRECTORY' } })
  expect(await bench.post('calls', { station: 'nowhere', group })).toMatchObject({ status: 404, body: { code: 'UNKNOWN_STATION' } })
  expect(await bench.post('calls', { station, group, answers: { 'person:1': { does: 'answer', after: -1 } } })).toMatchObject({ status: 400 })
  await callOf(bench, 'calls', { station, group })
  expect(await bench.post('calls', { station, group })).toMatchObject({ status: 409, body: { code: 'STATION_BUSY' } })
})

test('only administrators and the call group’s managers can read its calls', async () => {
  const { bench, store } = await openStation()
  await callOf(bench, 'calls', { station, group })
  await bench.signIn()
  const all = await bench.client.getVisitorCalls({})
  expect(all.Calls.filter(({ EndedAt }) => EndedAt === null).map(({ StationName, Plan }) => [StationName, Plan.Name])).toEqual([['Main Gate, Entry', 'Leasing Desk']])
  expect(all.Calls.map(({ Plan }) => Plan.Name)).toEqual(['Leasing Desk', 'Tower B Desk', 'Barrientos 0911'])
  expect(all.Calls[0]?.People.map(({ Name }) => Name)).toEqual(['Alexandria Abbott-Villaseñor', 'Ana Lucía Barrientos'])
  await bench.signIn('desk@whisperingpines.example')
  expect((await bench.client.getVisitorCalls({ IsRunning: true })).Calls).toHaveLength(1)
  await store.updateTable('calls').set({ call_group_id: 12 }).execute()
  expect((await bench.client.getVisitorCalls({})).Calls).toEqual([])
  await expect(bench.client.getVisitorCalls({ callgroupId: 12 })).rejects.toMatchObject({ status: 404 })
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.getVisitorCalls({})).rejects.toMatchObject({ status: 403 })
})

test('a call has the same events as the simulator for any plan, answers and pauses', async () => {
  const { bench, store } = await openStation()
  const ids = (await store.selectFrom('users').select('id').where('account_id', '=', 1).where('removed_at', 'is', null).orderBy('id', 'desc').limit(6).execute()).map(({ id }) => id)
  const userOf = (id: number) => ids[id - 1] ?? 0
  const numbered = (number: { phone: string; label: string; personId: number | null }) => ({ ...number, personId: number.personId === null ? null : userOf(number.personId) })
  await fc.assert(
    fc.asyncProperty(anyCallPlan, anyCallWorld, anyCallAnswers, fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 4 }), async (plan, world, answers, pauses) => {
      bench.time.now += day
      const startedAt = bench.time.now
      const ours: CallPlan = plan.kind === 'voice'
        ? { ...plan, numbers: plan.numbers.map(numbered) }
        : { ...plan, tiers: [plan.tiers[0].map(userOf), plan.tiers[1].map(userOf)], voiceNumber: plan.voiceNumber && numbered(plan.voiceNumber) }
      const known = new Map(world.people.map((person) => [userOf(person.id), person]))
      const people = ids.map((id) => {
        const person = known.get(id)
        const goneSince = person ? (person.goneSince === null ? null : person.goneSince - world.startedAt + startedAt) : 0
        return { id, name: '', phone: '', hasApp: person?.hasApp ?? true, ringsPhone: person?.ringsPhone ?? false, allowsNotifications: person?.allowsNotifications ?? true, quietHours: person?.quietHours ?? [], goneSince }
      })
      for (const { id, hasApp, ringsPhone, allowsNotifications, quietHours, goneSince } of people) {
        const set = { is_cellgate_app: Number(hasApp), watchman_phone_number: ringsPhone ? '+1 713 555 0188' : '', allows_notifications: Number(allowsNotifications), quiet_hours: JSON.stringify(quietHours), removed_at: goneSince, valid_until_at: null }
        await store.updateTable('users').set(set).where('id', '=', id).execute()
      }
      await setPlan(store, group, ours)
      await store.updateTable('ports').set({ station_number: world.stationPhone ?? '' }).where('id', '=', station).execute()
      const ourAnswers = Object.fromEntries(Object.entries(answers).filter(([, answer]) => !('after' in answer) || answer.after <= 120_000)
        .map(([key, answer]) => [key.replace(/^(person|phone):(\d+)$/, (_, kind: string, id: string) => `${kind}:${userOf(Number(id))}`), answer]))
      const { id } = await callOf(bench, 'calls', { station, group, answers: ourAnswers })
      for (const pause of [...pauses, 400_000]) {
        bench.time.now += pause
        await readCall(bench, id)
      }
      const { events, endedAt } = await readCall(bench, id)
      const ourWorld = { startedAt, timeZone: 'America/Chicago', people, stationPhone: world.stationPhone }
      expect(events.filter(({ reason }) => reason !== 'timeLimit')).toEqual(simulateCall(ours, ourWorld, ourAnswers))
      expect(endedAt).not.toBeNull()
    }),
    { numRuns: 60 },
  )
})
