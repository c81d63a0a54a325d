import { expect, test } from 'vitest'
import { day, decodeQr, openBench } from '../testing.fixture.ts'

test('a temporary invite shows the same QR code every time', async () => {
  const bench = await openBench()
  const { token } = await bench.invite('Lone Star')
  const first = await bench.client.showQRCode({ d: token })
  expect(first).toMatchObject({ InviteType: 'Temporary', Status: 'Valid', AccessCount: 4, TimeZone: 'America/Chicago' })
  expect(first.Properties).toEqual(['Service Gate, Fannin St.', 'Garage Level P2, North Stairwell Door', 'Tower B Lobby', 'Main Gate, Entry'])
  expect(decodeQr(first.Result)).toMatch(/^PKEY1-[A-Z2-7]{26}$/)
  expect((await bench.client.showQRCode({ d: token })).Result).toBe(first.Result)
})

test('a recurring invite shows a code only when its id is sent too, and a new code after each use', async () => {
  const bench = await openBench()
  const { token, id } = await bench.invite('Brightwater')
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ InviteType: 'Recurring', Status: 'Valid', Result: '', ID: expect.stringContaining(`${id}.`) as string, GeneratedAt: null })
  const first = await bench.client.showQRCode({ d: token, id })
  expect(first).toMatchObject({ GeneratedAt: new Date(bench.time.now).toISOString(), LastUsedAt: null })
  bench.time.now += 60_000
  expect((await bench.client.showQRCode({ d: token, id })).Result).toBe(first.Result)
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ Result: '', GeneratedAt: first.GeneratedAt })
  expect(await bench.scan('main-entry', decodeQr(first.Result))).toMatchObject({ outcome: 'open' })
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ LastUsedAt: new Date(bench.time.now).toISOString() })
  expect(decodeQr((await bench.client.showQRCode({ d: token, id })).Result)).not.toBe(decodeQr(first.Result))
})

test('two pages that request a code at once show the same code', async () => {
  const bench = await openBench()
  const { token, id } = await bench.invite('Brightwater')
  const answers = await Promise.all(Array.from({ length: 6 }, () => bench.client.showQRCode({ d: token, id })))
  expect(new Set(answers.map(({ Result }) => Result)).size).toBe(1)
})

test.each([
  ['Okonkwo', 'NotYetValid', 'This key works from Mon, Nov 23, 12:00 AM. Open this link again then.'],
  ['Harbor Piano', 'Expired', 'This key ended on Thu, Nov 19, 11:59 PM. Ask Leasing Desk for a new one.'],
  ['Bayou Dog', 'Expired', 'This key ended on Wed, Nov 11, 11:59 PM. Ask Priya Raghunathan-O’Sullivan for a new one.'],
  ['Sunrise', 'Revoked', 'This key was revoked. Ask Alejandra Villaseñor-Montgomery for a new one.'],
  ['Corner Bakery', 'UsedUp', 'This key has no uses left. Ask Leasing Desk for a new one.'],
])('%s answers %s with a sentence for the guest, also when the id is sent', async (name, Status, Result) => {
  const bench = await openBench()
  const { token, id } = await bench.invite(name)
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ Status, Result })
  expect(await bench.client.showQRCode({ d: token, id })).toMatchObject({ Status, Result })
})

test('an invite’s state changes with the clock', async () => {
  const bench = await openBench()
  expect((await bench.invite('Gulf Coast')).state).toBe('endsToday')
  expect((await bench.invite('Okonkwo')).state).toBe('notYetValid')
  bench.time.now += 3 * day
  expect((await bench.invite('Gulf Coast')).state).toBe('expired')
  expect((await bench.invite('Okonkwo')).state).toBe('valid')
})

test('an unknown link, and a link with another invite’s id, are invalid', async () => {
  const bench = await openBench()
  const { token } = await bench.invite('Brightwater')
  const { id } = await bench.invite('Lone Star')
  expect(await bench.client.showQRCode({ d: 'made-up' })).toMatchObject({ Status: 'Invalid', ID: '' })
  expect(await bench.client.showQRCode({ d: token, id })).toMatchObject({ Status: 'Invalid', ID: '' })
})

test('guesses at links are limited, but a guest with a real link still gets in', async () => {
  const bench = await openBench({ limits: { unknownInvites: 5 } })
  const { token } = await bench.invite('Lone Star')
  for (let count = 0; count < 5; count += 1) await bench.client.showQRCode({ d: `guess-${count}` })
  expect(await bench.send(await bench.seal('showQRCode', { d: 'guess-6' }))).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  expect((await bench.client.showQRCode({ d: token })).Status).toBe('Valid')
})

test('keys of an inactive account show no code', async () => {
  const bench = await openBench({ world: 'inactiveAccount' })
  const { token } = await bench.invite('Lone Star')
  const answer = await bench.client.showQRCode({ d: token })
  expect(answer.Status).not.toBe('Valid')
  expect(answer.Result).toContain('turned off')
})

test('outside its hours a key says when it opens next, as the gate does', async () => {
  const bench = await openBench()
  const { id, token } = await bench.invite('Plant care')
  const { port_id: reader } = await bench.sandbox.store.selectFrom('invite_locations').select('port_id').where('invite_id', '=', id).limit(1).executeTakeFirstOrThrow()
  const states = new Set<string>()
  for (let hours = 0; hours < 72; hours += 1) {
    const { Opening, ID, Status } = await bench.client.showQRCode({ d: token })
    if (Status === 'Valid') {
      const text = decodeQr((await bench.client.showQRCode({ d: token, id: ID })).Result)
      const { outcome, reason } = await bench.scan(reader, text)
      expect(Opening === undefined, `${new Date(bench.time.now).toISOString()}: ${reason}`).toBe(outcome === 'open')
      states.add(outcome)
    }
    bench.time.now += 3_600_000
  }
  expect(states.has('denied')).toBe(true)
})

test('the invite list and page say when the invite opens next, as the guest’s page does', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { id, token } = await bench.invite('Plant care')
  const states = new Set<boolean>()
  for (let hours = 0; hours < 66; hours += 6) {
    const { Opening } = await bench.client.showQRCode({ d: token })
    const { Invites } = await bench.client.getInvites({ searchText: 'Plant care' })
    expect(Invites.find(({ ID }) => ID === id)?.Opening).toEqual(Opening)
    expect((await bench.client.getInvite({ ID: id })).Opening).toEqual(Opening)
    states.add(Opening === undefined)
    bench.time.now += 6 * 3_600_000
    await bench.signIn()
  }
  expect(states.size).toBe(2)
})
