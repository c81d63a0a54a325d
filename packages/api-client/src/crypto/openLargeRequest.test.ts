import { createHash, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { SealContext } from './authentication.ts'
import { applyEdit, edit } from './edits.fixture.ts'
import type { PrivateJwk } from './jwk.ts'
import type { OpenOptions } from './opening.ts'
import { openSealedMessage, openSealedRequest } from './openSealedRequest.ts'
import { decryptWithOpenSsl, encryptWithOpenSsl } from './openSslJwe.fixture.ts'
import { isSealError } from './SealError.ts'
import { sealLargeRequest } from './sealLargeRequest.ts'
import type { SealedRequest } from './sealRequest.ts'
import { toSealedText } from './sealedText.ts'
import { known, testKey } from './vectors.fixture.ts'

const now = 1_767_225_600_999
const second = Math.floor(now / 1000)
const context = { method: 'POST', service: 'bulk-import', path: '/import', token: 'token' }
const payload = { text: 'x'.repeat(400), name: 'José 😀' }

const seal = async (changed: Partial<SealContext> & { now?: number } = {}, contents: unknown = payload) =>
  sealLargeRequest(contents, { ...context, publicKey: known.publicJwk, now, ...changed })

const open = async (sealed: { Data: unknown; Value: unknown }, changed: Partial<OpenOptions> = {}) =>
  openSealedRequest(sealed, { ...context, privateKey: testKey, now, maxJweLength: 3_000_000, ...changed })

const refusal = (code: string) => expect.objectContaining({ name: 'SealError', code })
const invalid = refusal('TRANSPORT_INVALID')
const newKey = (): PrivateJwk => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

const header = {
  alg: 'RSA-OAEP-256', enc: 'A256GCM', typ: 'pet2', kid: known.kid, iat: second, jti: 'hCqjNBJk3waWD-SBEVA6oQ',
  svc: 'bulk-import', htm: 'POST', htu: '/import', ath: createHash('sha256').update('token').digest('base64url'),
}
/** Makes a request with OpenSSL, as anyone with the public key can. */
const forge = (made: { header?: unknown; text?: string }): SealedRequest => ({
  Data: encryptWithOpenSsl({ header, text: toSealedText(payload), ...made }),
  Value: `2.${known.kid}`,
})

describe('the format', () => {
  test('§7 transport: a large POST is a compact JWE that OpenSSL opens, with ten header members and an ASCII body', async () => {
    const sealed = await seal()
    expect(sealed.Value).toBe(`2.${known.kid}`)
    const opened = decryptWithOpenSsl(sealed)
    expect(opened.header).toEqual({ ...header, jti: expect.stringMatching(/^[\w-]{22}$/) })
    expect(opened.text).toBe(toSealedText(payload))
  })

  test('a JWE made by OpenSSL opens here, with its text and stamp', async () => {
    const claimNonce = vi.fn<(nonce: string, ts: number) => boolean>(() => true)
    const options = { ...context, privateKey: testKey, now, maxJweLength: 5000, claimNonce }
    const opened = await openSealedMessage(forge({}), options)
    expect(opened).toEqual({ payload, text: toSealedText(payload), kid: known.kid, nonce: header.jti, ts: second * 1000 })
    expect(claimNonce.mock.calls).toEqual([[header.jti, second * 1000]])
  })

  test('a large request with known keys has a known form', async () => {
    const file = readFileSync(new URL('../../test-data/large-request.json', import.meta.url), 'utf8')
    const vector = JSON.parse(file) as SealedRequest & { context: SealContext; now: number; header: string; text: string; cek: string; iv: string }
    expect(await openSealedRequest(vector, { ...vector.context, privateKey: testKey, now: vector.now, maxJweLength: 5000 })).toEqual(
      JSON.parse(vector.text),
    )
    const parts = encryptWithOpenSsl(vector, { cek: Buffer.from(vector.cek, 'hex'), iv: Buffer.from(vector.iv, 'hex') }).split('.')
    const published = vector.Data.split('.')
    expect(parts.with(1, '')).toEqual(published.with(1, ''))
    expect(decryptWithOpenSsl(vector).cek.toString('hex')).toBe(vector.cek)
  })

  test('a large request accepts any JSON, up to 1.5 million characters', async () => {
    const json = fc.oneof(fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }), fc.string({ unit: 'binary', maxLength: 120 }))
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        expect(JSON.stringify(await open(await seal({}, value)))).toBe(JSON.stringify(value))
      }),
      { numRuns: 100 },
    )
    const large = 'x'.repeat(1_499_998)
    const sealed = await seal({}, large)
    expect(sealed.Data.length).toBeLessThan(2 * 1024 * 1024)
    expect(await open(sealed)).toBe(large)
  })

  test('a large request differs for every attempt', async () => {
    const [one, other] = [decryptWithOpenSsl(await seal()), decryptWithOpenSsl(await seal())]
    expect(one.header.jti).not.toBe(other.header.jti)
    expect(one.cek.equals(other.cek)).toBe(false)
    expect(one.iv.equals(other.iv)).toBe(false)
  })
})

test.each([{ method: 'PUT' }, { service: 'account' }, { path: '/login' }, { token: 'another' }, { token: null }])(
  'a large request is refused with another %o',
  async (changed) => {
    const sealed = await seal()
    expect(await open(sealed)).toEqual(payload)
    await expect(open(sealed, changed)).rejects.toEqual(invalid)
    expect(await open(await seal(changed), changed)).toEqual(payload)
  },
)

describe('requests by a sender with the public key are refused with', () => {
  test.each<[string, Record<string, unknown>]>([
    ['another type', { typ: 'JWT' }],
    ['another key encryption', { alg: 'RSA-OAEP' }],
    ['no key encryption', { alg: 'dir' }],
    ['another cipher', { enc: 'A128GCM' }],
    ['a time in text', { iat: String(second) }],
    ['a time with fractions', { iat: second + 0.5 }],
    ['a time before time', { iat: -1 }],
    ['a short jti', { jti: 'abc' }],
    ['a jti in its second spelling', { jti: 'AAAAAAAAAAAAAAAAAAAAAB' }],
    ['a kid that Value does not name', { kid: known.kid.replace(/^./, '_') }],
    ['a kid that is no text', { kid: null }],
    ['compression', { zip: 'DEF' }],
    ['critical extensions', { crit: ['exp'] }],
    ['a key of its own', { jwk: known.publicJwk }],
    ['no bound session', { ath: undefined }],
    ['another session', { ath: '' }],
  ])('%s', async (_name, changed) => {
    expect(await open(forge({ header: { ...header } }))).toEqual(payload)
    await expect(open(forge({ header: { ...header, ...changed } }))).rejects.toEqual(invalid)
  })

  test.each(['', '{', '[]', 'null', '"x"'])('a large request with the header %j is refused', async (head) => {
    await expect(open(forge({ header: head }))).rejects.toEqual(invalid)
  })

  test.each(['', '{', "{'a':1}", '{"a":"é"}', '"\u007f"', '{} {}'])('a large request with the text %j is refused', async (text) => {
    await expect(open(forge({ text }))).rejects.toEqual(invalid)
  })
})

const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const replacePart = ({ Data, Value }: SealedRequest, index: number, edited: (part: string) => string) => ({
  Data: Data.split('.').map((part, at) => (at === index ? edited(part) : part)).join('.'),
  Value,
})

describe('changes on the way are refused', () => {
  test('a part from another request is refused', async () => {
    const [one, other] = [await seal(), await seal()]
    for (const index of [0, 1, 2, 3, 4]) {
      const foreign = other.Data.split('.')[index] ?? ''
      await expect(open(replacePart(one, index, () => foreign))).rejects.toEqual(invalid)
    }
  })

  test('a changed header member is refused', async () => {
    const sealed = forge({})
    for (const changed of [{ iat: second + 1 }, { jti: 'AAAAAAAAAAAAAAAAAAAAAA' }, { ath: '' }, { htu: '/login' }]) {
      const head = Buffer.from(JSON.stringify({ ...header, ...changed })).toString('base64url')
      await expect(open(replacePart(sealed, 0, () => head))).rejects.toEqual(invalid)
    }
  })

  test('another spelling of any part is refused', async () => {
    const sealed = await seal()
    let tried = 0
    for (const index of [0, 1, 2, 3, 4]) {
      const part = sealed.Data.split('.')[index] ?? ''
      const same = spellings.map((letter) => part.slice(0, -1) + letter).filter((spelling) => spelling !== part
        && Buffer.from(spelling, 'base64url').equals(Buffer.from(part, 'base64url')))
      for (const spelling of [...same, `${part}=`, `${part} `, `${part}\n`]) {
        tried += 1
        await expect(open(replacePart(sealed, index, () => spelling))).rejects.toEqual(invalid)
      }
    }
    expect(tried).toBeGreaterThan(40)
  })

  test('a request is refused if a byte moved between ciphertext and tag', async () => {
    const [head, encryptedKey, iv, ciphertext = '', tag = ''] = (await seal()).Data.split('.')
    const bytes = Buffer.concat([Buffer.from(ciphertext, 'base64url'), Buffer.from(tag, 'base64url')])
    for (const tagLength of [15, 17]) {
      const cut = [bytes.subarray(0, -tagLength), bytes.subarray(-tagLength)].map((part) => part.toString('base64url'))
      await expect(open({ Data: [head, encryptedKey, iv, ...cut].join('.'), Value: `2.${known.kid}` })).rejects.toEqual(invalid)
    }
  })

  test('any edit of Data or Value is refused with a SealError', async () => {
    const sealed = await seal()
    let edited = 0
    const anyEdit = fc.record({ part: fc.constantFrom('Data' as const, 'Value' as const), edits: fc.array(edit, { minLength: 1, maxLength: 3 }) })
    await fc.assert(
      fc.asyncProperty(anyEdit, async ({ part, edits }) => {
        const changed = edits.reduce(applyEdit, sealed[part])
        fc.pre(changed !== sealed[part])
        edited += 1
        const outcome = await open({ ...sealed, [part]: changed }).then(
          () => 'accepted',
          (error: unknown) => (isSealError(error) ? 'refused' : error),
        )
        expect(outcome).toBe('refused')
      }),
      { numRuns: 3000 },
    )
    expect(edited).toBeGreaterThan(2500)
  })

  test.each([null, undefined, 7, {}, ''])('a request is refused if Data or Value is %o', async (wrong) => {
    const { Data, Value } = await seal()
    await expect(open({ Data: wrong, Value })).rejects.toEqual(invalid)
    await expect(open({ Data, Value: wrong })).rejects.toEqual(invalid)
  })
})

describe('the order of the checks', () => {
  test('a clock may be 300 s off in both directions, not one second more', async () => {
    const sealed = await seal()
    const sealedAt = second * 1000
    for (const off of [300_000, -300_000]) expect(await open(sealed, { now: sealedAt + off })).toEqual(payload)
    for (const off of [300_001, -300_001]) {
      await expect(open(sealed, { now: sealedAt + off })).rejects.toEqual(refusal('TRANSPORT_STALE'))
    }
  })

  test('form, key, time, size, binding, contents and jti are checked in this order', async () => {
    const stale = { now: now + 1e6 }
    const claimNonce = vi.fn<() => boolean>(() => false)
    const foreign = await seal({ path: '/login' })
    await expect(open({ ...foreign, Data: '!' }, { ...stale, privateKey: [] })).rejects.toEqual(invalid)
    await expect(open(foreign, { ...stale, privateKey: [newKey()] })).rejects.toEqual(refusal('TRANSPORT_KEY_UNKNOWN'))
    await expect(open(foreign, { ...stale, maxJweLength: 0 })).rejects.toEqual(refusal('TRANSPORT_STALE'))
    await expect(open(foreign, { maxJweLength: foreign.Data.length - 1, claimNonce })).rejects.toEqual(refusal('TRANSPORT_TOO_LARGE'))
    await expect(open(foreign, { maxJweLength: foreign.Data.length, claimNonce })).rejects.toEqual(invalid)
    expect(claimNonce).not.toHaveBeenCalled()
    await expect(open(await seal(), { claimNonce })).rejects.toEqual(refusal('TRANSPORT_REPLAY'))
  })

  test('a server without a size limit for JWEs accepts none', async () => {
    await expect(openSealedRequest(await seal(), { ...context, privateKey: testKey, now })).rejects.toEqual(refusal('TRANSPORT_TOO_LARGE'))
  })

  test('a request that fails to decrypt does not use up its jti', async () => {
    const used = new Set<string>()
    const claimNonce = (nonce: string) => !used.has(nonce) && Boolean(used.add(nonce))
    const sealed = await seal()
    await expect(open(replacePart(sealed, 4, (tag) => tag.split('').toReversed().join('')), { claimNonce })).rejects.toEqual(invalid)
    expect(await open(sealed, { claimNonce })).toEqual(payload)
    await expect(open(sealed, { claimNonce })).rejects.toEqual(refusal('TRANSPORT_REPLAY'))
  })

  test('only the right key among several opens a large request', async () => {
    const other = newKey()
    expect(await open(await seal(), { privateKey: [other, testKey] })).toEqual(payload)
    const elsewhere = await sealLargeRequest(payload, { ...context, publicKey: { kty: 'RSA', n: other.n, e: other.e }, now })
    const renamed = { Data: (await seal()).Data, Value: elsewhere.Value }
    await expect(open(renamed, { privateKey: [testKey, other] })).rejects.toEqual(invalid)
  })
})
