import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSealedRequest } from './openSealedRequest.ts'
import { isSealError } from './SealError.ts'
import { sealRequest } from './sealRequest.ts'
import { pieceLength, toPieces, toSealedText } from './sealedText.ts'
import { decodeBase64Url, encodeBase64Url } from './base64url.ts'
import { applyEdit, edit } from './edits.fixture.ts'
import { known, testKey } from './vectors.fixture.ts'

const now = 1_767_225_600_000
const context = { method: 'POST', service: 'account', path: '/login', token: 'token' }
const options = { ...context, privateKey: testKey, now }

const text = fc.string({ unit: 'binary', maxLength: 120 })
const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 })

test('any JSON value and any text is unchanged after sealing and opening', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(json, text), async (payload) => {
      const sealed = await sealRequest(payload, { ...context, publicKey: known.publicJwk, now })
      expect(JSON.stringify(await openSealedRequest(sealed, options))).toBe(JSON.stringify(payload))
    }),
    { numRuns: 150 },
  )
})

test('§7 transport: the text is ASCII, means the same JSON, and is cut every 86 characters', () => {
  fc.assert(
    fc.property(fc.oneof(json, text), (payload) => {
      const sealed = toSealedText(payload)
      expect(sealed).toMatch(/^[\u0020-\u007e]+$/)
      expect(JSON.stringify(JSON.parse(sealed))).toBe(JSON.stringify(payload))
      const pieces = toPieces(sealed)
      expect(pieces.join('')).toBe(sealed)
      expect(pieces.slice(0, -1).every((piece) => piece.length === pieceLength)).toBe(true)
    }),
  )
})

test('base64url equals the platform’s, and has one spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      expect(decodeBase64Url(encodeBase64Url(bytes))).toEqual(new Uint8Array(bytes))
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'AQgwB-_9=+/. é'), maxLength: 12 }), (spelling) => {
      const bytes = decodeBase64Url(spelling)
      expect(bytes === null || encodeBase64Url(bytes) === spelling).toBe(true)
    }),
  )
})

test('any edit of Data or Value is refused with a SealError', async () => {
  const sealed = await sealRequest({ note: 'x'.repeat(200) }, { ...context, publicKey: known.publicJwk, now })
  let edited = 0
  const part = fc.constantFrom('Data' as const, 'Value' as const)
  const anyEdit = fc.record({ part, edits: fc.array(edit, { minLength: 1, maxLength: 3 }) })
  await fc.assert(
    fc.asyncProperty(anyEdit, async ({ part, edits }) => {
      const changed = edits.reduce(applyEdit, sealed[part])
      fc.pre(changed !== sealed[part])
      edited += 1
      const outcome = await openSealedRequest({ ...sealed, [part]: changed }, options).then(
        () => 'accepted',
        (error: unknown) => (isSealError(error) ? 'refused' : error),
      )
      expect(outcome).toBe('refused')
    }),
    { numRuns: 3000 },
  )
  expect(edited).toBeGreaterThan(2500)
})
