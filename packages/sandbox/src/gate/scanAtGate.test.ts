import { expect, test } from 'vitest'
import { hour, openBench } from '../testing.fixture.ts'

test('a temporary key counts down, and is refused after its last use', async () => {
  const bench = await openBench()
  const code = await bench.code('Lone Star')
  for (const left of ['3 uses', '2 uses', '1 use', '0 uses']) {
    expect(await bench.scan('service-gate', code)).toMatchObject({
      outcome: 'open', reason: 'opened', message: `Service Gate, Fannin St. is open. ${left} left.`,
      reader: { id: 'service-gate', name: 'Service Gate, Fannin St.' }, at: new Date(bench.time.now).toISOString(),
    })
  }
  expect(await bench.scan('service-gate', code)).toMatchObject({ outcome: 'denied', reason: 'usedUp' })
  const { token } = await bench.invite('Lone Star')
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ Status: 'UsedUp', AccessCount: 0 })
})

test('a recurring code opens once; the refreshed code opens again', async () => {
  const bench = await openBench()
  const first = await bench.code('Brightwater')
  expect(await bench.scan('main-entry', first)).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('main-entry', first)).toMatchObject({ outcome: 'denied', reason: 'codeAlreadyUsed' })
  const second = await bench.code('Brightwater')
  expect(await bench.scan('main-entry', second)).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('main-entry', first)).toMatchObject({ reason: 'codeAlreadyUsed' })
})

test('a code presented at several readers at once opens only one of them', async () => {
  const bench = await openBench()
  const code = await bench.code('Brightwater')
  const results = await Promise.all(['main-entry', 'tower-b-lobby', 'main-entry', 'pedestrian-gate'].map((reader) => bench.scan(reader, code)))
  expect(results.map(({ reason }) => reason).toSorted()).toEqual(['codeAlreadyUsed', 'codeAlreadyUsed', 'codeAlreadyUsed', 'opened'])
})

test('simultaneous scans cannot use a key more often than its limit', async () => {
  const bench = await openBench()
  const code = await bench.code('Lone Star')
  const results = await Promise.all(Array.from({ length: 9 }, () => bench.scan('service-gate', code)))
  expect(results.filter(({ outcome }) => outcome === 'open')).toHaveLength(4)
})

test('a reader outside the key’s doors does not consume the code', async () => {
  const bench = await openBench()
  const code = await bench.code('Brightwater')
  expect(await bench.scan('pool-gate', code)).toMatchObject({
    reason: 'wrongReader',
    message: 'This key does not open Pool Gate. It opens Main Gate, Entry, Pedestrian Gate (Westheimer Rd), and Tower B Lobby.',
  })
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'open' })
})

test('outside its weekly hours, a key says when it opens next', async () => {
  const bench = await openBench()
  const code = await bench.code('Fern & Fig')
  expect(await bench.scan('clubhouse', code)).toMatchObject({ reason: 'outsideHours', message: 'Outside the hours of this key. Opens Mon, Nov 23, 9:00 AM.' })
  bench.time.now = Date.parse('2026-11-23T15:00:00Z')
  expect(await bench.scan('clubhouse', code)).toMatchObject({ outcome: 'open' })
})

test('a window excludes its end', async () => {
  const bench = await openBench()
  const code = await bench.code('Fern & Fig')
  bench.time.now = Date.parse('2026-11-23T23:00:00Z')
  expect(await bench.scan('clubhouse', code)).toMatchObject({ reason: 'outsideHours' })
  bench.time.now -= 1
  expect(await bench.scan('clubhouse', code)).toMatchObject({ outcome: 'open' })
})

test('a temporary key stops working at its end', async () => {
  const bench = await openBench()
  const code = await bench.code('Gulf Coast')
  expect(await bench.scan('tower-b-lobby', code)).toMatchObject({ outcome: 'open' })
  bench.time.now += 14 * hour
  expect(await bench.scan('tower-b-lobby', code)).toMatchObject({ reason: 'expired' })
})

test('revoked and not yet valid keys are refused', async () => {
  const bench = await openBench()
  const code = await bench.code('Lone Star')
  const { id } = await bench.invite('Lone Star')
  const set = (values: { start_at?: number; revoked_at?: number }) => bench.sandbox.store.updateTable('invites').set(values).where('id', '=', id).execute()
  await set({ start_at: bench.time.now + hour })
  expect(await bench.scan('service-gate', code)).toMatchObject({ reason: 'notYetValid', message: 'This key works from Sat, Nov 21, 11:00 AM.' })
  await set({ revoked_at: bench.time.now })
  expect(await bench.scan('service-gate', code)).toMatchObject({ reason: 'revoked' })
})

test('keys of an inactive account open no door', async () => {
  const bench = await openBench()
  const code = await bench.code('Lone Star')
  await bench.sandbox.store.updateTable('accounts').set({ is_active: 0 }).execute()
  expect(await bench.scan('service-gate', code)).toMatchObject({ reason: 'accountInactive' })
})

test('an unknown code is refused and reported as unknown', async () => {
  const bench = await openBench()
  expect(await bench.scan('main-entry', 'PKEY1-AAAAAAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ outcome: 'denied', reason: 'unknownCode', who: null })
})

test('each scan appears in the dashboard’s events, and an opening sets the door’s last opening', async () => {
  const bench = await openBench()
  await bench.scan('main-entry', await bench.code('Brightwater'))
  await bench.scan('main-entry', 'unknown')
  await bench.signIn()
  const { Events, Ports } = await bench.client.getDashboard()
  expect(Events.slice(0, 2)).toMatchObject([
    { PortName: 'Main Gate, Entry', Decision: 'denied', Reason: 'unknownCode', Who: null },
    { PortName: 'Main Gate, Entry', Decision: 'open', Reason: 'opened', Who: 'House cleaning: Brightwater Home Services' },
  ])
  expect(Ports.find(({ ID }) => ID === 'main-entry')?.LastOpenedAt).toBe(new Date(bench.time.now).toISOString())
})

test.each([
  [{ reader: 'nowhere', presented: 'x' }, 404, 'UNKNOWN_READER', 'reader'],
  [{ presented: 'x' }, 400, 'VALIDATION', 'reader'],
  [{ reader: 'main-entry' }, 400, 'VALIDATION', 'presented'],
  [{ reader: 'main-entry', presented: 7 }, 400, 'VALIDATION', 'presented'],
  [{ reader: 'main-entry', presented: 'x'.repeat(600) }, 400, 'VALIDATION', 'presented'],
  ['{', 400, 'BAD_JSON', undefined],
  ['x'.repeat(20_000), 413, 'TRANSPORT_TOO_LARGE', undefined],
])('bad input %# is refused clearly', async (body, status, code, field) => {
  const bench = await openBench()
  const answer = await bench.post('gate/scan', body)
  expect(answer).toMatchObject({ status, body: { type: 'error', code } })
  expect(answer.body.field).toBe(field)
})
