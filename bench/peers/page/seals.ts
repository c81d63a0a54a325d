import { type PublicJwk, sealRequest } from '../../../packages/api-client/src/crypto/index.ts'
import { JSEncrypt } from 'jsencrypt'
import type { Contenders } from './main.ts'

const sizes = { '10 KB': 10_240, '100 KB': 102_400 }
const pieceLength = 86
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

const pair = crypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, ['encrypt', 'decrypt'])
const jwk = pair.then(async ({ publicKey }) => (await crypto.subtle.exportKey('jwk', publicKey)) as PublicJwk)
const pem = pair.then(async ({ publicKey }) => {
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----`
})

/** Measures how long an encryption takes, and the longest time that other work on the page waits for it. */
function timed(seal: (text: string) => Promise<unknown>): () => Promise<Record<string, number>> {
  return async () => {
    const taken: Record<string, number> = {}
    for (const [name, length] of Object.entries(sizes)) {
      const text = 'x'.repeat(length)
      const waits = watchWaits()
      await waits.next()
      const startedAt = performance.now()
      await seal(text)
      taken[`${name}, ms`] = performance.now() - startedAt
      await waits.next()
      taken[`${name}, longest block`] = waits.end()
    }
    return taken
  }
}

/** Runs a task that schedules itself again and again, so that it waits as a key press or a frame would. */
function watchWaits(): { next(): Promise<void>; end(): number } {
  const { port1, port2 } = new MessageChannel()
  let longest = 0
  let last = performance.now()
  let told = () => {}
  port1.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    told()
    port2.postMessage(null)
  }
  port2.postMessage(null)
  return {
    next: () => new Promise((resolve) => (told = resolve)),
    end() {
      port1.close()
      return longest
    },
  }
}

async function sealRaw(text: string): Promise<unknown> {
  const { publicKey } = await pair
  const encoder = new TextEncoder()
  const pieces = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, index) => encoder.encode(text.slice(index * pieceLength, (index + 1) * pieceLength)))
  const blocks = await Promise.all(pieces.map((piece) => crypto.subtle.encrypt(algorithm, publicKey, piece)))
  return blocks.map((block) => btoa(String.fromCharCode(...new Uint8Array(block)))).join('.')
}

async function sealByJsencrypt(text: string): Promise<unknown> {
  const engine = new JSEncrypt()
  engine.setPublicKey(await pem)
  const pieces = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, index) => text.slice(index * pieceLength, (index + 1) * pieceLength))
  return pieces.map((piece) => engine.encrypt(piece)).join('.')
}

/** Encryptions by RSA-2048 of pieces of 86 characters: the portal's with counts, times and signature, the others as plain blocks in base64. */
export const seals: Contenders = {
  sealRequest: timed(async (text) => sealRequest(text, { publicKey: await jwk, method: 'POST', service: 'account', path: '/path', token: 'token' })),
  'raw WebCrypto': timed(sealRaw),
  jsencrypt: timed(sealByJsencrypt),
}
