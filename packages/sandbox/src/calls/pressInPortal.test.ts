import { expect, test } from 'vitest'
import type { CallPlan } from '@portal/domain'
import { openBench } from '../testing.fixture.ts'
import { callOf, readCall, setPlan, userIds } from './calls.fixture.ts'

const group = 11
const station = 'main-entry'
const second = 1000

/** Opens a call that has rung Ana's phone for nine seconds, with Dana signed in. */
async function openCall(status: 'Closed' | 'Locked' | 'Offline' = 'Closed') {
  const bench = await openBench()
  const { store } = bench.sandbox
  const [ana = 0] = await userIds(store, 'Ana Lucía')
  await store.updateTable('users').set({ is_cellgate_app: 1, allows_notifications: 1 }).where('id', '=', ana).execute()
  const plan: CallPlan = { kind: 'video', name: 'Leasing Desk', directoryPin: '00911', quietHours: [], tiers: [[ana], []], voiceNumber: { phone: '+17135550100', label: 'Night desk', personId: null } }
  await setPlan(store, group, plan)
  await store.updateTable('ports').set({ status }).where('id', '=', station).execute()
  const { id: ID } = await callOf(bench, 'calls', { station, group })
  bench.time.now += 9 * second
  const dana = await bench.signIn()
  const eventLines = async () => (await readCall(bench, ID)).events.slice(2).map(({ at, kind, phone, reason }) => [at / second, kind, phone, reason].filter((part) => part !== undefined).join(' '))
  return { bench, store, ID, dana, eventLines, ana: `person:${ana}` }
}

test('when two administrators press at once, one answers at the desk and the other reads who answered', async () => {
  const { bench, ID, dana, eventLines, ana, store } = await openCall()
  await store.updateTable('users').set({ is_user_admin: 1, group_id: null }).where('username', '=', 'devices@whisperingpines.example').execute()
  const other = await bench.signIn('devices@whisperingpines.example')
  const requests = await Promise.all([dana, other].map((session) => bench.seal('pressAtVisitorCall', { ID, Press: 'answer' }, session)))
  const answers = await Promise.all(requests.map((request) => bench.send(request)))
  expect(answers.map(({ status, body }) => [status, body['code']]).toSorted(([one], [two]) => Number(one) - Number(two))).toEqual([[200, undefined], [409, 'ANSWERED']])
  const isDanaFirst = answers[0]?.status === 200
  const [danaId = 0, otherId = 0] = await userIds(store, 'Dana', 'Imani')
  const desk = `desk:${isDanaFirst ? danaId : otherId}`
  expect(await eventLines()).toEqual([`0 ring ${ana}`, `9 answered ${desk}`, `9 stopped ${ana} answeredElsewhere`])
  const seen = (await bench.as(isDanaFirst ? other : dana, () => bench.client.getVisitorCalls({ IsRunning: true }))).Calls[0]
  expect(seen).toMatchObject({ ID, Presses: [] })
  expect(seen?.Phones.find(({ Key }) => Key === desk)?.Name).toMatch(isDanaFirst ? /^Dana/ : /^Imani/)
})

test('one press opens the door for a ringing call, logs the administrator’s name and ends the call', async () => {
  const { bench, ID, store, eventLines } = await openCall()
  const { Call } = await bench.client.pressAtVisitorCall({ ID, Press: 'open' })
  expect(Call.Events.slice(-2).map(({ Kind }) => Kind)).toEqual(['opened', 'ended'])
  expect(Call.EndedAt).not.toBeNull()
  const event = await store.selectFrom('gate_events').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(event).toMatchObject({ port_id: station, decision: 'open', who: 'Dana Whitfield', credential_kind: 'Call' })
  await expect(bench.client.pressAtVisitorCall({ ID, Press: 'open' })).rejects.toMatchObject({ status: 409, code: 'CALL_OVER' })
  expect((await eventLines()).filter((line) => line.includes('opened'))).toHaveLength(1)
})

test.each([['Locked', 'lockedDown'], ['Offline', 'offline']] as const)('a door that is %s stays shut, and the administrator can still talk to the visitor', async (status, reason) => {
  const { bench, ID } = await openCall(status)
  const { Call } = await bench.client.pressAtVisitorCall({ ID, Press: 'open' })
  expect(Call.Events.at(-1)).toMatchObject({ Kind: 'notOpened', Reason: reason })
  expect(Call).toMatchObject({ EndedAt: null, Presses: ['open', 'end'] })
})

test('the camera takes one photo of the visitor, kept for 30 days; a voice-only station takes none', async () => {
  const { bench, ID, store } = await openCall()
  const photo = await bench.client.getVisitorCallPhoto({ ID })
  expect(photo).toMatchObject({ MediaType: 'image/svg+xml', TakenAt: '2026-11-21T16:00:00.000Z', KeptUntil: '2026-12-21T16:00:00.000Z' })
  expect(atob(photo.Photo)).toMatch(/^<svg [^]+<\/svg>$/)
  await bench.signIn('night@whisperingpines.example')
  await expect(bench.client.getVisitorCallPhoto({ ID })).rejects.toMatchObject({ status: 404 })
  await expect(bench.client.getVisitorCallPhoto({ ID, IsLive: true })).rejects.toMatchObject({ status: 404 })
  bench.time.now += 31 * 24 * 3600 * second
  await bench.signIn()
  expect((await bench.client.getVisitorCalls({})).Calls.map(({ Photo }) => Photo)).toEqual([null, null, null])
  await expect(bench.client.getVisitorCallPhoto({ ID })).rejects.toMatchObject({ status: 404 })
  await store.updateTable('ports').set({ hardware_model: 'GT48' }).where('id', '=', station).execute()
  await callOf(bench, 'calls', { station, group })
  expect(await store.selectFrom('call_photos').select('call_id').execute()).toEqual([])
})

test('the camera’s live picture moves while the call lasts, is the same for the same second, and ends with the call', async () => {
  const { bench, ID } = await openCall()
  const live = () => bench.client.getVisitorCallPhoto({ ID, IsLive: true })
  const pictures: string[] = []
  for (let times = 0; times < 4; times += 1) {
    pictures.push((await live()).Photo)
    bench.time.now += second
  }
  expect(new Set(pictures).size).toBe(4)
  bench.time.now -= second
  expect(await live()).toMatchObject({ Photo: pictures[3], MediaType: 'image/svg+xml' })
  expect((await bench.client.getVisitorCalls({})).Calls.find((call) => call.ID === ID)?.Photo?.IsLive).toBe(true)
  await bench.client.pressAtVisitorCall({ ID, Press: 'open' })
  expect(await live()).toEqual(await bench.client.getVisitorCallPhoto({ ID }))
  expect((await bench.client.getVisitorCalls({})).Calls.find((call) => call.ID === ID)?.Photo?.IsLive).toBe(false)
})

test('an administrator ends a ringing call; group members press only in their app; another account finds no call', async () => {
  const { bench, ID, dana, eventLines, ana, store } = await openCall()
  await bench.signIn('desk@whisperingpines.example')
  await expect(bench.client.pressAtVisitorCall({ ID, Press: 'end' })).rejects.toMatchObject({ status: 409, code: 'NOT_RINGING' })
  await store.updateTable('calls').set({ account_id: 2 }).where('id', '=', ID).execute()
  await expect(bench.as(dana, () => bench.client.pressAtVisitorCall({ ID, Press: 'end' }))).rejects.toMatchObject({ status: 404 })
  await store.updateTable('calls').set({ account_id: 1 }).where('id', '=', ID).execute()
  await bench.as(dana, () => bench.client.pressAtVisitorCall({ ID, Press: 'end' }))
  const [danaId = 0] = await userIds(store, 'Dana')
  expect((await eventLines()).slice(1)).toEqual([`9 stopped ${ana} endedAtDesk`, `9 ended desk:${danaId} endedAtDesk`])
})
