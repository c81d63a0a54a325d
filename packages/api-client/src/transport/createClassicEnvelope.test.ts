import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import * as fc from 'fast-check'
import { JSEncrypt } from 'jsencrypt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type JsencryptCipher, toSealedText } from '../crypto/index.ts'
import { type ClassicEnvelopeOptions, type ClassicPadding, createClassicEnvelope } from './createClassicEnvelope.ts'
import { connect, startServer, type TestServer } from './testServer.fixture.ts'

const pair = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength })
const keys = { small: pair(1024), large: pair(2048) }
const pem = (key: KeyObject, type: 'spki' | 'pkcs1' = 'spki') => key.export({ type, format: 'pem' }).toString()

const load = async () => JSEncrypt
const usual = { publicKeyPem: pem(keys.small.publicKey), marker: '|', value: 'classic', load }
const classic = (changed: Partial<ClassicEnvelopeOptions> = {}) => createClassicEnvelope({ ...usual, ...changed })
const context = {
  method: 'POST', service: 'account', path: '/login', token: null, now: 1_767_225_600_000,
  publicKey: () => Promise.reject(new Error('The server is not asked for its keys.')),
}

/** Decrypts as a service does, with OpenSSL and our own removal of the padding, because Node no longer has one for v1.5. */
function openChunk(chunk: string, key: KeyObject, padding: ClassicPadding): string {
  const encrypted = Buffer.from(chunk, 'base64')
  expect(encrypted.toString('base64')).toBe(chunk)
  if (padding === 'oaep-sha256') {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, encrypted).toString('latin1')
  }
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, encrypted)
  const end = block.indexOf(0, 2)
  expect(block.subarray(0, 2)).toEqual(Buffer.of(0, 2))
  expect(end).toBeGreaterThanOrEqual(10)
  return block.subarray(end + 1).toString('latin1')
}

const open = (data: string, key: KeyObject, padding: ClassicPadding = 'pkcs1-v1_5', marker = '|') =>
  data.split(marker).map((chunk) => openChunk(chunk, key, padding))

describe('sealed requests open in OpenSSL', () => {
  test.each<[string, Partial<ClassicEnvelopeOptions>, KeyObject]>([
    ['v1.5 with 1024 bits', {}, keys.small.privateKey],
    ['v1.5 with 2048 bits', { publicKeyPem: pem(keys.large.publicKey) }, keys.large.privateKey],
    ['a key in its PKCS#1 form', { publicKeyPem: pem(keys.small.publicKey, 'pkcs1') }, keys.small.privateKey],
    ['OAEP with 2048 bits', { publicKeyPem: pem(keys.large.publicKey), padding: 'oaep-sha256' }, keys.large.privateKey],
    ['a marker of several characters', { marker: '~~' }, keys.small.privateKey],
  ])('%s', async (_name, changed, key) => {
    const payload = { name: 'José 漢字 😀', text: 'x'.repeat(300) }
    const { Data, Value } = await classic(changed).wrap(toSealedText(payload), context)
    const pieces = open(Data, key, changed.padding, changed.marker)
    expect(JSON.parse(pieces.join(''))).toEqual(payload)
    expect(pieces.slice(0, -1).every(({ length }) => length === 86)).toBe(true)
    expect(Value).toBe('classic')
  })

  test('any text becomes ASCII chunks of at most 86 characters, encrypted differently each time', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(text, async (payload) => {
        const { Data } = await classic().wrap(toSealedText({ payload }), context)
        const pieces = open(Data, keys.small.privateKey)
        for (const piece of pieces) expect(piece).toMatch(/^[\u0020-\u007e]{1,86}$/)
        expect(JSON.parse(pieces.join(''))).toEqual({ payload })
      }),
      { numRuns: 20 },
    )
    const [one, other] = [await classic().wrap(toSealedText({}), context), await classic().wrap(toSealedText({}), context)]
    expect(one.Data).not.toBe(other.Data)
  }, 20_000)

  test('a chunk that starts with a zero byte still has the key’s length', async () => {
    let chunk = ''
    while (!/^A[A-P]/.test(chunk)) chunk = (await classic().wrap(toSealedText({}), context)).Data
    expect(Buffer.from(chunk, 'base64')).toHaveLength(128)
    expect(openChunk(chunk, keys.small.privateKey, 'pkcs1-v1_5')).toBe('{}')
  }, 20_000)
})

test('Value may be computed from the request', async () => {
  const value = vi.fn<Extract<ClassicEnvelopeOptions['value'], (...given: never) => string>>(({ chunks }) => String(chunks))
  const { Data, Value } = await classic({ value }).wrap(toSealedText('x'.repeat(100)), context)
  expect(Value).toBe('2')
  expect(value.mock.calls).toEqual([[{ data: Data, chunks: 2, method: 'POST', service: 'account', path: '/login', now: context.now }]])
})

describe('invalid options are refused before anything is sent', () => {
  test.each(['', '+', '=', '/', 'a', '|9|'])('the marker %j is refused', (marker) => {
    expect(() => classic({ marker })).toThrow('free of the characters of base64')
  })

  test.each(['', 'MIGfMA0', '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----'])('the key %j is refused', (publicKeyPem) => {
    expect(() => classic({ publicKeyPem })).toThrow('must be a PEM text')
  })

  test('a private key is refused, and the error does not contain it', () => {
    const privatePem = keys.small.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(() => classic({ publicKeyPem: privatePem })).toThrow(/^publicKeyPem holds a private key/)
  })

  test('an invalid key, and a key too short for OAEP, are refused', async () => {
    const none = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'
    await expect(classic({ publicKeyPem: none }).wrap(toSealedText({}), context)).rejects.toThrow('the key is no RSA key')
    await expect(classic({ padding: 'oaep-sha256' }).wrap(toSealedText('x'.repeat(86)), context)).rejects.toThrow('too short for this padding')
  })
})

test('outside a page the classic envelope refuses to encrypt, because the library would use Math.random', async () => {
  await expect(classic({ load: undefined }).wrap(toSealedText({}), context)).rejects.toThrow('Math.random outside a page')
})

test('the library encrypts once per chunk, with v1.5 by default', async () => {
  const encrypted = vi.fn<(text: string) => string>(() => 'AAAA')
  class Cipher implements JsencryptCipher {
    setPublicKey() {}
    encrypt(text: string) {
      return encrypted(text)
    }
    encryptOAEP(): false {
      return false
    }
  }
  const loadOne = vi.fn<NonNullable<ClassicEnvelopeOptions['load']>>(async () => Cipher)
  expect(await classic({ load: loadOne }).wrap(toSealedText('x'.repeat(86)), context)).toEqual({ Data: 'AAAA|AAAA', Value: 'classic' })
  expect(encrypted.mock.calls.map(([text]) => text.length)).toEqual([86, 2])
  expect(loadOne).toHaveBeenCalledTimes(1)
})

describe('in the client', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(async () => server.stop())

  /** Records what was sent and returns an answer. */
  function listen() {
    const sent: { url: URL; text: string }[] = []
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      sent.push({ url: new URL(request.url), text: await request.text() })
      return Response.json({ ok: true })
    }
    return { sent, fetch }
  }

  test('POST and GET use the classic envelope, and the server is not asked for keys', async () => {
    const { sent, fetch } = listen()
    const { client } = connect(server, { envelope: classic({ marker: ' & ' }), fetch })
    await client.write({ a: 'é' })
    await client.read({ text: 'x'.repeat(200) })
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/gateway/account/write', '/gateway/account/read'])
    const [post, get] = sent
    const body = JSON.parse(post?.text ?? '') as { Data: string; Value: string }
    expect(body.Value).toBe('classic')
    expect(open(body.Data, keys.small.privateKey, undefined, ' & ').join('')).toBe('{"a":"\\u00e9"}')
    const request = get?.url.searchParams.get('request') ?? ''
    expect(JSON.parse(open(request, keys.small.privateKey, undefined, ' & ').join(''))).toEqual({ text: 'x'.repeat(200) })
    expect(get?.url.searchParams.get('value')).toBe('classic')
  })

  test('an escaped query over 7,000 characters and too many chunks are not sent', async () => {
    const { sent, fetch } = listen()
    const { client } = connect(server, { envelope: classic({ maxChunks: 60 }), fetch })
    await expect(client.read({ text: 'x'.repeat(86 * 45) })).rejects.toMatchObject({ name: 'RequestTooLarge', limit: 7000 })
    await expect(client.write('x'.repeat(86 * 60))).rejects.toMatchObject({ name: 'RequestTooLarge', size: 61, limit: 60 })
    expect(sent).toHaveLength(0)
  })
})
