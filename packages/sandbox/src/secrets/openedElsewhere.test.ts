import { constants, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { openSealedMessage, type PrivateJwk, sealRequest } from '@portal/api-client/crypto'
import { expect, test } from 'vitest'

const context = { method: 'POST', service: 'account', path: '/login', token: 'token' }
const now = 1_767_225_600_000

/** How many microseconds `work` keeps this thread busy, without the time of other programs. */
async function busy(work: () => unknown): Promise<number> {
  await work()
  const before = process.threadCpuUsage()
  for (let round = 0; round < 5; round += 1) await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('a request’s blocks are decrypted outside the main thread', async () => {
  const privateKey: PrivateJwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const sealed = await sealRequest({ text: 'x'.repeat(2500) }, { ...context, publicKey: privateKey, now })
  const blocks = sealed.Data.split('.').map((block) => Buffer.from(block, 'base64url'))
  expect(blocks).toHaveLength(30)

  const key = createPrivateKey({ key: { ...privateKey, kty: 'RSA' }, format: 'jwk' })
  const here = await busy(() => blocks.map((block) => privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, block)))
  const opened = await busy(() => openSealedMessage(sealed, { ...context, privateKey, now }))
  expect(opened).toBeLessThan(here / 2)
})
