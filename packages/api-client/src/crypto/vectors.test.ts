import { constants, createHmac, createPrivateKey, privateDecrypt } from 'node:crypto'
import { JSEncrypt } from 'jsencrypt'
import { describe, expect, test } from 'vitest'
import { decodeBase64Url } from './base64url.ts'
import { createJsencryptEngine } from './jsencryptEngine.ts'
import { jwkThumbprint } from './jwk.ts'
import { openSealedRequest } from './openSealedRequest.ts'
import { sealRequest, sealWith } from './sealRequest.ts'
import { toPieces, toSealedText } from './sealedText.ts'
import { fromHex, known, seededEngine, testKey } from './vectors.fixture.ts'
import { webCryptoEngine } from './webCryptoEngine.ts'

const engines = [webCryptoEngine, createJsencryptEngine({ load: async () => JSEncrypt })]

/** Decrypts with Node's OpenSSL, which shares no code with the decryption under test. */
function openWithOpenSsl(data: string, now: { value: string; lines: readonly string[] }): unknown {
  const key = createPrivateKey({ key: { ...testKey, kty: 'RSA' }, format: 'jwk' })
  const blocks = data.split('.').map((chunk) =>
    privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(chunk, 'base64url')),
  )
  const contentKey = blocks[0]?.subarray(1, 33) ?? Buffer.alloc(0)
  expect(now.value.split('.')[4]).toBe(createHmac('sha256', contentKey).update(now.lines.join('\n')).digest('base64url'))
  return JSON.parse(blocks.map((block) => block.subarray(37).toString('latin1')).join(''))
}

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64url')

test('the key id is the RFC 7638 thumbprint, computed from the public or the private key', async () => {
  expect(await jwkThumbprint(known.publicJwk)).toBe(known.kid)
  expect(await jwkThumbprint(testKey)).toBe(known.kid)
})

describe.each(known.vectors)('vector $name', (vector) => {
  const { context } = vector

  test('the text and its chunks are the known ones', () => {
    expect(toSealedText(vector.payload)).toBe(vector.text)
    expect(toPieces(vector.text)).toHaveLength(vector.chunks)
  })

  test('sealing with the given random parts results in the known answer', async () => {
    const ingredients = { contentKey: fromHex(vector.K), nonce: vector.nonce, ts: vector.ts, engine: seededEngine(vector.oaepSeeds) }
    const sealed = await sealWith(vector.text, { ...context, publicKey: known.publicJwk }, ingredients)
    expect(sealed).toEqual({ Data: vector.Data, Value: vector.Value })
  })

  test('the known answer opens', async () => {
    expect(await openSealedRequest(vector, { ...context, privateKey: testKey, now: vector.ts })).toEqual(vector.payload)
  })

  test.each(engines)('$name seals requests that open here and in OpenSSL', async (engine) => {
    const sealed = await sealRequest(vector.payload, { ...context, publicKey: known.publicJwk, now: vector.ts, engine })
    expect(await openSealedRequest(sealed, { ...context, privateKey: testKey, now: vector.ts })).toEqual(vector.payload)

    const [, kid = '', ts = '', nonce = ''] = sealed.Value.split('.')
    const boundToken = context.token ? await sha256(context.token) : ''
    const lines = ['PET1', context.method, context.service, context.path, kid, ts, nonce, boundToken, await sha256(sealed.Data)]
    expect(openWithOpenSsl(sealed.Data, { value: sealed.Value, lines })).toEqual(vector.payload)
    expect(sealed.Data.split('.').map((chunk) => decodeBase64Url(chunk)?.length)).toEqual(Array(vector.chunks).fill(256))
  })
})

test('a seal passes through a query string unchanged', () => {
  for (const { Data, Value } of known.vectors) {
    expect(new URLSearchParams({ request: Data, value: Value }).toString()).toBe(`request=${Data}&value=${Value}`)
  }
})
