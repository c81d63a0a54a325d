import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SealContext } from './authentication.ts'
import type { Bytes } from './base64url.ts'
import { writeBlock } from './block.ts'
import type { PrivateJwk } from './jwk.ts'
import type { OpenOptions } from './opening.ts'
import { openSealedMessage, openSealedRequest } from './openSealedRequest.ts'
import type { RsaEngine } from './RsaEngine.ts'
import { sealRequest, type SealedRequest, sealWith } from './sealRequest.ts'
import { known, testKey } from './vectors.fixture.ts'
import { webCryptoEngine } from './webCryptoEngine.ts'

const now = 1_767_225_600_000
const context = { method: 'POST', service: 'account', path: '/login', token: 'token' }
const long = { text: 'x'.repeat(400) }

const seal = async (payload: unknown = long, changed: Partial<SealContext> & { now?: number } = {}) =>
  sealRequest(payload, { ...context, publicKey: known.publicJwk, now, ...changed })

const open = async (sealed: { Data: unknown; Value: unknown }, changed: Partial<OpenOptions> = {}) =>
  openSealedRequest(sealed, { ...context, privateKey: testKey, now, ...changed })

const newKey = (bits = 2048): PrivateJwk => generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ format: 'jwk' })
let otherKey: PrivateJwk
beforeAll(() => {
  otherKey = newKey()
})
afterEach(() => vi.unstubAllGlobals())

const refusal = (code: string) => expect.objectContaining({ name: 'SealError', code })
const invalid = refusal('TRANSPORT_INVALID')

function replacePart({ Data, Value }: SealedRequest, index: number, part: string): SealedRequest {
  return { Data, Value: Value.split('.').with(index, part).join('.') }
}

function editChunks({ Data, Value }: SealedRequest, edit: (chunks: string[]) => string[]): SealedRequest {
  return { Data: edit(Data.split('.')).join('.'), Value }
}

describe('a request is bound to its', () => {
  test.each([
    { method: 'GET' },
    { service: 'voice-video' },
    { path: '/GetUserDetails' },
    { token: 'another' },
    { token: null },
  ])('%o', async (changed) => {
    const sealed = await seal()
    expect(await open(sealed)).toEqual(long)
    await expect(open(sealed, changed)).rejects.toEqual(invalid)
  })

  test('a request that is bound to no session is accepted only for calls without a session', async () => {
    const sealed = await seal(long, { token: null })
    expect(await open(sealed, { token: undefined })).toEqual(long)
    await expect(open(sealed)).rejects.toEqual(invalid)
  })
})

describe('its blocks cannot be changed:', () => {
  test.each([
    ['cut', (chunks: string[]) => chunks.slice(0, -1)],
    ['swapped', (chunks: string[]) => chunks.toReversed()],
    ['doubled', (chunks: string[]) => [...chunks, chunks.at(-1) ?? '']],
    ['shortened', (chunks: string[]) => chunks.map((chunk) => chunk.slice(0, -1))],
    ['respelt', (chunks: string[]) => chunks.map((chunk) => `${chunk.slice(0, -1)}_`)],
    ['padded', (chunks: string[]) => chunks.map((chunk) => `${chunk}==`)],
  ])('%s', async (_name, edit) => {
    await expect(open(editChunks(await seal(), edit))).rejects.toEqual(invalid)
  })

  test('blocks mixed from two requests are refused', async () => {
    const [one, other] = [await seal(), await seal()]
    const spliced = editChunks(one, ([first = '']) => [first, ...other.Data.split('.').slice(1)])
    await expect(open(spliced)).rejects.toEqual(invalid)
  })
})

/** A correctly authenticated request whose blocks were edited before they were encrypted. */
const madeOf = async (edit: (block: Bytes) => Bytes, text = JSON.stringify(long)) => {
  const engine: RsaEngine = { name: 'edited', encrypt: (key, block) => webCryptoEngine.encrypt(key, edit(block)) }
  return sealWith(text, { ...context, publicKey: known.publicJwk }, {
    contentKey: new Uint8Array(32).fill(7), nonce: 'hCqjNBJk3waWD-SBEVA6oQ', ts: now, engine,
  })
}
const setByte = (at: number, value: number) => (block: Bytes) => (at < block.length ? block.with(at, value) : block)

describe('refused even if the sender has the content key', () => {
  test.each([
    ['another version', setByte(0, 2)],
    ['an index that is not its place', setByte(34, 9)],
    ['a count that is not the number of blocks', setByte(36, 9)],
    ['a count that changes', (block: Bytes) => (block[34] === 1 ? block.with(36, 9) : block)],
    ['a character outside ASCII', setByte(60, 0xe9)],
    ['DEL', setByte(60, 0x7f)],
    ['a piece of 85 before the last', (block: Bytes) => block.slice(0, 122)],
    ['a block without its head', (block: Bytes) => block.slice(0, 36)],
    ['a content key of its own', (block: Bytes) => (block[34] === 1 ? block.with(5, 8) : block)],
  ])('%s', async (_name, edit) => {
    expect(await open(await madeOf((block) => block))).toEqual(long)
    await expect(open(await madeOf(edit))).rejects.toEqual(invalid)
  })

  test.each(['', '{', "{'a':1}", '{"a":1,}', '01', 'NaN', '{} {}'])('a text that is not JSON is refused: %j', async (text) => {
    await expect(open(await madeOf((block) => block, text))).rejects.toEqual(invalid)
  })

  test('an empty last block is refused', async () => {
    const empty = writeBlock(new Uint8Array(32).fill(7), 1, 2, '')
    await expect(open(await madeOf((block) => (block[34] === 1 ? empty : block), `"${'a'.repeat(84)}" `))).rejects.toEqual(invalid)
  })
})

describe('Value', () => {
  test.each([
    ['another version', 0, '2'],
    ['a time with a sign', 2, `+${now}`],
    ['a time with a leading zero', 2, `0${now}`],
    ['another time', 2, String(now + 1)],
    ['another nonce', 3, 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['a nonce in its second spelling', 3, 'AAAAAAAAAAAAAAAAAAAAAB'],
    ['another mac', 4, 'A'.repeat(43)],
    ['a short mac', 4, ''],
  ])('%s', async (_name, index, part) => {
    await expect(open(replacePart(await seal(), index, part))).rejects.toEqual(invalid)
  })

  test('every other spelling of the mac is refused', async () => {
    const sealed = await seal()
    const mac = sealed.Value.slice(-43)
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((letter) => mac.slice(0, -1) + letter)
      .filter((spelling) => Buffer.from(spelling, 'base64url').equals(Buffer.from(mac, 'base64url')) && spelling !== mac)
    expect(spellings).toHaveLength(3)
    for (const spelling of spellings) await expect(open(replacePart(sealed, 4, spelling))).rejects.toEqual(invalid)
  })

  test.each([null, undefined, 7, {}, [], ''])('a request is refused if Data or Value is %o', async (wrong) => {
    const { Data, Value } = await seal()
    await expect(open({ Data: wrong, Value })).rejects.toEqual(invalid)
    await expect(open({ Data, Value: wrong })).rejects.toEqual(invalid)
  })
})

describe('the key', () => {
  test('the key is found by its id among several', async () => {
    expect(await open(await seal(), { privateKey: [otherKey, testKey] })).toEqual(long)
    await expect(open(await seal(), { privateKey: [otherKey] })).rejects.toEqual(refusal('TRANSPORT_KEY_UNKNOWN'))
    await expect(open(await seal(), { privateKey: [] })).rejects.toEqual(refusal('TRANSPORT_KEY_UNKNOWN'))
  })

  test('a key cannot be renamed to another key in use', async () => {
    const elsewhere = await sealRequest(long, { ...context, publicKey: { kty: 'RSA', n: otherKey.n, e: otherKey.e }, now })
    const renamed = replacePart(await seal(), 1, elsewhere.Value.split('.')[1] ?? '')
    await expect(open(renamed, { privateKey: [testKey, otherKey] })).rejects.toEqual(invalid)
  })

  test('a key of 3072 bits works, one of 1024 is refused before anything is encrypted', async () => {
    const large = newKey(3072)
    const sealed = await sealRequest(long, { ...context, publicKey: large, now })
    expect(await open(sealed, { privateKey: large })).toEqual(long)
    await expect(sealRequest(long, { ...context, publicKey: newKey(1024) })).rejects.toThrow('2048 are needed')
    await expect(sealRequest(long, { ...context, publicKey: { kty: 'EC' } })).rejects.toThrow('not an RSA key')
  })
})

describe('the order of the checks', () => {
  test('a clock may be 300 s off in both directions, not one millisecond more', async () => {
    const sealed = await seal()
    for (const off of [300_000, -300_000]) expect(await open(sealed, { now: now + off })).toEqual(long)
    for (const off of [300_001, -300_001, Number.NaN]) {
      await expect(open(sealed, { now: now + off })).rejects.toEqual(refusal('TRANSPORT_STALE'))
    }
  })

  test('form, key, time, size, mac, nonce and remaining blocks are checked in this order', async () => {
    const stale = { now: now + 1e6 }
    const claimNonce = vi.fn<() => boolean>(() => false)
    const withForeignMac = replacePart(await seal(), 4, 'A'.repeat(43))
    await expect(open({ Data: '!', Value: withForeignMac.Value }, { ...stale, privateKey: [] })).rejects.toEqual(invalid)
    await expect(open(withForeignMac, { ...stale, privateKey: [] })).rejects.toEqual(refusal('TRANSPORT_KEY_UNKNOWN'))
    await expect(open(withForeignMac, { ...stale, maxChunks: 1 })).rejects.toEqual(refusal('TRANSPORT_STALE'))
    await expect(open(withForeignMac, { maxChunks: 4, claimNonce })).rejects.toEqual(refusal('TRANSPORT_TOO_LARGE'))
    await expect(open(withForeignMac, { maxChunks: 5, claimNonce })).rejects.toEqual(invalid)
    expect(claimNonce).not.toHaveBeenCalled()
    await expect(open(await seal(), { claimNonce })).rejects.toEqual(refusal('TRANSPORT_REPLAY'))
  })

  test('a replay costs one RSA operation', async () => {
    const sealed = await seal()
    const decrypt = vi.spyOn(crypto.subtle, 'decrypt')
    await expect(open(sealed, { claimNonce: async () => false })).rejects.toEqual(refusal('TRANSPORT_REPLAY'))
    expect(decrypt).toHaveBeenCalledTimes(1)
    decrypt.mockRestore()
  })

  test('128 blocks are accepted by default, 129 are not', async () => {
    expect(await open(await seal('x'.repeat(128 * 86 - 2)))).toHaveLength(128 * 86 - 2)
    const tooMany = await seal('x'.repeat(129 * 86 - 2))
    await expect(open(tooMany)).rejects.toEqual(refusal('TRANSPORT_TOO_LARGE'))
    expect(await open(tooMany, { maxChunks: 129 })).toHaveLength(129 * 86 - 2)
  })
})

test('an opened request has its stamp and text beside the payload, and its nonce is claimed with its time', async () => {
  const claimNonce = vi.fn<(nonce: string, ts: number) => boolean>(() => true)
  const sealed = await seal({ name: 'José' })
  const opened = await openSealedMessage(sealed, { ...context, privateKey: testKey, now, claimNonce })
  const nonce = sealed.Value.split('.')[3]
  expect(opened).toEqual({ payload: { name: 'José' }, text: '{"name":"Jos\\u00e9"}', kid: known.kid, nonce, ts: now })
  expect(claimNonce.mock.calls).toEqual([[nonce, now]])
})

test("a store that fails while it claims the nonce is the server's own error", async () => {
  await expect(open(await seal(), { claimNonce: async () => Promise.reject(new Error('disk full')) })).rejects.toThrow('disk full')
})

test('without WebCrypto both sides explain what to do', async () => {
  const sealed = await seal()
  vi.stubGlobal('crypto', {})
  const insecure = expect.objectContaining({ name: 'InsecureContext', message: expect.stringContaining('https') })
  await expect(seal()).rejects.toEqual(insecure)
  await expect(open(sealed)).rejects.toEqual(insecure)
})

test('payloads without a JSON form are refused; a missing payload is an empty object', async () => {
  expect(await open(await seal(undefined))).toEqual(long)
  expect(await open(await sealRequest(undefined, { ...context, publicKey: known.publicJwk, now }))).toEqual({})
  await expect(seal(() => {})).rejects.toThrow('no JSON form')
  await expect(seal({ path: 1n })).rejects.toThrow(TypeError)
  await expect(seal({}, { path: '/login\nPOST' })).rejects.toThrow('single lines')
})
