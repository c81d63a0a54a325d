import { createPublicKey } from 'node:crypto'
import { decodeJwt, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const linkPattern = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+\.[\w-]+\.[\w-]+)$/

async function openLink(alter: { description?: string; name?: string } = {}) {
  const bench = await openBench()
  const { id } = await bench.invite('Lone Star')
  if (alter.name !== undefined) await bench.sandbox.store.updateTable('invites').set({ name: alter.name }).where('id', '=', id).execute()
  const { Result } = await bench.client.getGoolgleJWT({ inviteId: await bench.proof(alter.name ?? 'Lone Star') })
  const token = linkPattern.exec(Result)?.[1] ?? ''
  const kept = await bench.sandbox.store.selectFrom('settings').select('value').where('key', '=', 'wallet.google.key').executeTakeFirstOrThrow()
  const { payload, protectedHeader } = await jwtVerify(token, createPublicKey(kept.value), { audience: 'google', currentDate: new Date(bench.time.now) })
  return { id, token, payload, protectedHeader, code: await bench.code(alter.name ?? 'Lone Star') }
}

test('the link carries a token that verifies with its key and contains the invite and its code', async () => {
  const { id, token, payload, protectedHeader, code } = await openLink()
  expect(protectedHeader.alg).toBe('RS256')
  expect(token.length).toBeLessThanOrEqual(1800)
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    iat: 1795276800,
    origins: ['http://localhost:4200'],
    payload: { genericObjects: [{ id: expect.stringMatching(new RegExp(`^\\d+\\.${id}$`)), state: 'ACTIVE', barcode: { type: 'QR_CODE', value: code } }] },
  })
})

test('a recurring key’s pass says that its code opens once, and links to the guest’s page', async () => {
  const bench = await openBench()
  const { token: link } = await bench.invite('Brightwater')
  const { Result } = await bench.client.getGoolgleJWT({ inviteId: await bench.proof('Brightwater'), d: link })
  const { payload } = decodeJwt<{ payload: { genericObjects: object[] } }>(linkPattern.exec(Result)?.[1] ?? '')
  expect(payload.genericObjects[0]).toMatchObject({
    barcode: { alternateText: 'Opens once' },
    linksModuleData: { uris: [{ uri: `http://localhost:4200/Invite?d=${link}` }] },
    textModulesData: [{ header: 'This code', body: 'Opens once' }],
  })
})

test('a pass too long for a link is named only by its id', async () => {
  const { id, token, payload } = await openLink({ name: 'Very long '.repeat(120) })
  expect(token.length).toBeLessThanOrEqual(1800)
  const { genericObjects } = payload.payload as { genericObjects: object[] }
  expect(genericObjects).toEqual([{ id: expect.stringContaining(id), classId: expect.any(String) }])
})
