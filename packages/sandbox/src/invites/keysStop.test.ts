import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApiClient } from '@portal/api-client'
import { toInviteView } from '@portal/api-client/contract'
import { type Bench, decodeQr, hour, minute, openBench, saturday, tokenOf } from '../testing.fixture.ts'
import { deriveCode } from './inviteCodes.ts'
import { openCodeVault } from '../secrets/codeVault.ts'

const guestCalls = ['getCalender', 'getPKPass', 'getGoolgleJWT'] as const
const movers: Parameters<ApiClient['createQRInvite']>[0] = { InviteType: 'Temporary', InviteName: 'Movers', Ports: ['main-entry'] }

async function openSignedIn(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

async function answersOf(bench: Bench, inviteId: string) {
  return Promise.all(guestCalls.map(async (name) => {
    const response = await bench.sandbox.app.fetch(await bench.seal(name, { inviteId }))
    return response.status
  }))
}

test('an invite’s id, as on the dashboard, gives no pass, code or calendar', async () => {
  const bench = await openSignedIn()
  const ending = (await bench.client.getDashboard()).Attention.find(({ Kind }) => Kind === 'invitesEnd')?.Records ?? []
  expect(ending).not.toEqual([])
  const { ID } = await bench.client.createQRInvite(movers)
  for (const id of [ID, ...ending.map((invite) => invite.ID)]) expect(await answersOf(bench, id)).toEqual([404, 404, 404])
})

test('the guest page’s proof opens wallet and calendar for 15 minutes', async () => {
  const bench = await openBench()
  const inviteId = await bench.proof('Lone Star')
  bench.time.now += 15 * minute - 1
  expect(await answersOf(bench, inviteId)).toEqual([200, 200, 200])
  bench.time.now += 1
  expect(await answersOf(bench, inviteId)).toEqual([410, 410, 410])
  expect(await bench.send(await bench.seal('getCalender', { inviteId }))).toMatchObject({ body: { code: 'INVITE_PROOF_STALE' } })
})

test('a forged proof, with a later end or another invite, is refused', async () => {
  const bench = await openBench()
  const [id, until, mac] = (await bench.proof('Lone Star')).split('.')
  const { id: other } = await bench.invite('Gulf Coast')
  const forged = [`${id}.${until}1.${mac}`, `${other}.${until}.${mac}`, `${id}.${until}.`, `${id}..${mac}`, `${id}.zzzzzzzz.${mac}`, `${id}.${until}.${mac}A`]
  for (const proof of forged) expect(await answersOf(bench, proof)).toEqual([404, 404, 404])
})

test('a PIN invite has no QR code, pass or page', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.createPinInvite(movers)
  expect(await answersOf(bench, ID)).toEqual([404, 404, 404])
  expect(await bench.post('gate/code', { invite: ID })).toMatchObject({ status: 409, body: { code: 'NO_QR_CODE' } })
  expect(await bench.scan('main-entry', await deriveCode(await openCodeVault(bench.sandbox.store), ID, 1))).toMatchObject({ reason: 'unknownCode' })
})

test.each(['Temporary', 'Recurring'] as const)('the old link of a %s key stops working when the key is sent again', async (InviteType) => {
  const bench = await openSignedIn()
  const { ID, Link } = await bench.client.createQRInvite({ ...movers, InviteType })
  const before = await bench.client.showQRCode({ d: tokenOf(Link), id: ID })
  const code = decodeQr(before.Result)
  const again = await bench.client.resendInvite({ ID })
  expect(await bench.client.showQRCode({ d: tokenOf(Link) })).toMatchObject({ Status: 'Invalid' })
  expect(await answersOf(bench, before.ID)).toEqual([404, 404, 404])
  expect(await bench.scan('main-entry', code)).toMatchObject({
    outcome: 'denied', reason: 'revoked', message: 'This code ended when the key was sent again. Ask Dana Whitfield for a new one.',
  })
  const after = await bench.client.showQRCode({ d: tokenOf(again.Link), id: ID })
  expect(decodeQr(after.Result)).not.toBe(code)
  expect(await answersOf(bench, after.ID)).toEqual([200, 200, 200])
  expect(await bench.scan('main-entry', decodeQr(after.Result))).toMatchObject({ outcome: 'open' })
})

test('sending a PIN invite again creates a new PIN', async () => {
  const bench = await openSignedIn()
  const { ID, Pin } = await bench.client.createPinInvite(movers)
  const again = await bench.client.resendInvite({ ID })
  expect(await bench.scan('main-entry', Pin ?? '')).toMatchObject({ reason: 'unknownCode' })
  expect(await bench.scan('main-entry', again.Pin ?? '')).toMatchObject({ outcome: 'open' })
})

test.each<[string, (bench: Bench, ID: string, code: string) => Promise<unknown>, string]>([
  ['revoked', (bench, ID) => bench.client.revokeInvite({ ID }), 'revoked'],
  ['used up', (bench, _ID, code) => bench.scan('main-entry', code), 'usedUp'],
  ['past its end', async (bench) => (bench.time.now += hour), 'expired'],
])('a key that is %s stops at the gate, on the page and in the wallet at once', async (_name, end, reason) => {
  const bench = await openSignedIn()
  const EndDate = new Date(saturday + hour).toISOString()
  const { ID, Link } = await bench.client.createQRInvite({ ...movers, AccessCount: 1, EndDate })
  const { ID: proof, Result } = await bench.client.showQRCode({ d: tokenOf(Link) })
  const code = decodeQr(Result)
  await end(bench, ID, code)
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'denied', reason })
  expect(await bench.client.showQRCode({ d: tokenOf(Link) })).not.toMatchObject({ Status: 'Valid' })
  const fresh = reason === 'expired' ? (await bench.client.showQRCode({ d: tokenOf(Link) })).ID : proof
  expect(await answersOf(bench, fresh)).toEqual([410, 410, 410])
})

test('the guest’s page and the gate agree at every instant around an invite’s limits', async () => {
  const bench = await openSignedIn()
  const { ID, Link } = await bench.client.createQRInvite(movers)
  const code = await deriveCode(await openCodeVault(bench.sandbox.store), ID, 1)
  const edge = fc.option(fc.integer({ min: -2, max: 2 }).map((shift) => saturday + shift), { freq: 4 })
  const row = fc.record({ start_at: edge, end_at: edge, uses_left: fc.option(fc.nat(1)), revoked_at: fc.option(fc.constant(saturday), { freq: 1 }) })
  const reasons: Record<string, string> = { Valid: 'opened', NotYetValid: 'notYetValid', Expired: 'expired', Revoked: 'revoked', UsedUp: 'usedUp' }
  await fc.assert(fc.asyncProperty(row, fc.integer({ min: -3, max: 3 }), async (columns, shift) => {
    bench.time.now = saturday + shift
    await bench.sandbox.store.updateTable('invites').set(columns).where('id', '=', ID).execute()
    const page = await bench.client.showQRCode({ d: tokenOf(Link) })
    const view = toInviteView(page, bench.time.now)
    const { outcome, reason } = await bench.scan('main-entry', code)
    expect(reason).toBe(reasons[page.Status])
    expect(view.kind === 'temporary' && view.image !== null).toBe(outcome === 'open')
  }), { numRuns: 60 })
})
