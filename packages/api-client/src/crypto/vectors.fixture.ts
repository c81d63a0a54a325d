import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Bytes, decodeBase64Url } from './base64url.ts'
import type { PrivateJwk, PublicJwk } from './jwk.ts'
import type { RsaEngine } from './RsaEngine.ts'

/** A known result in test-data/sealed-request.json. */
export interface SealVector {
  name: string
  payload: unknown
  text: string
  chunks: number
  context: { method: string; service: string; path: string; kid: string; token: string | null }
  /** The content key in hexadecimal. */
  K: string
  /** The seeds in hexadecimal, one for each block. */
  oaepSeeds: string[]
  nonce: string
  ts: number
  Data: string
  Value: string
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../test-data/${name}`, import.meta.url), 'utf8'))

export const known = read('sealed-request.json') as { kid: string; publicJwk: PublicJwk; vectors: SealVector[] }
export const testKey = read('sealed-request-test-key.json') as PrivateJwk

export const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const toBigInt = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes)}`)
const sha256 = (...parts: Uint8Array[]) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

function mask(seed: Uint8Array, length: number): Buffer {
  const parts: Buffer[] = []
  for (let counter = 0; parts.length * 32 < length; counter += 1) parts.push(sha256(seed, Uint8Array.of(0, 0, 0, counter)))
  return Buffer.concat(parts).subarray(0, length)
}

const xor = (one: Uint8Array, other: Uint8Array) => one.map((byte, index) => byte ^ (other[index] ?? 0))

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let factor = base % modulus
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
  }
  return result
}

/** RSAES-OAEP written by RFC 8017 §7.1.1, with given seeds, so that known results can be compared. Test code only. */
export function seededEngine(seeds: readonly string[]): RsaEngine {
  return {
    name: 'seeded',
    async encrypt(publicKey, block) {
      const modulus = decodeBase64Url(publicKey.n ?? '') ?? new Uint8Array()
      const exponent = decodeBase64Url(publicKey.e ?? '') ?? new Uint8Array()
      const index = (block[33] ?? 0) * 256 + (block[34] ?? 0)
      const seed = fromHex(seeds[index] ?? '')
      const data = Buffer.alloc(modulus.length - 33)
      data.set(sha256())
      data[data.length - block.length - 1] = 1
      data.set(block, data.length - block.length)
      const maskedData = xor(data, mask(seed, data.length))
      const maskedSeed = xor(seed, mask(maskedData, 32))
      const message = toBigInt(Buffer.concat([Uint8Array.of(0), maskedSeed, maskedData]))
      const encrypted = power(message, toBigInt(exponent), toBigInt(modulus))
      return fromHex(encrypted.toString(16).padStart(modulus.length * 2, '0'))
    },
  }
}
