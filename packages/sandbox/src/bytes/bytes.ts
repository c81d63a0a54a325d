import type * as nodeCrypto from 'node:crypto'

const encoder = new TextEncoder()

/** The bytes of a text in UTF-8. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** Bytes as base64 with the standard alphabet, padded. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Bytes as base64 with the URL alphabet, unpadded. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as RFC 4648 base32 without padding; capitals and digits keep a QR code small. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += base32Alphabet.charAt((held >> bits) & 31)
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + base32Alphabet.charAt((held << (5 - bits)) & 31) : text
}

/** Whether two byte sequences are equal, compared in constant time for equal lengths. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}

export function equalText(left: string, right: string): boolean {
  return equalBytes(toBytes(left), toBytes(right))
}

/**
 * Node's own hash functions, if Node runs this code. WebCrypto hashes in another thread, which takes twenty times as long for the short
 * texts of a request. A browser has only WebCrypto.
 */
const node = (globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } }).process?.getBuiltinModule?.('node:crypto') as typeof nodeCrypto | undefined

/** The SHA-256 hash of a text's UTF-8 bytes, as base64url. */
export async function sha256(text: string): Promise<string> {
  if (node) return node.hash('sha256', text, 'base64url')
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))
}

/** The HMAC-SHA-256 of a text under a text key, as base64url. */
export async function hmacSha256(key: string, text: string): Promise<Uint8Array> {
  if (node) return node.createHmac('sha256', key).update(text).digest()
  const imported = await crypto.subtle.importKey('raw', toBytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, toBytes(text)))
}

/** A new secret of `bytes` random bytes, as base64url. */
export function randomToken(bytes = 32): string {
  return toBase64Url(randomBytes(bytes))
}

/** A random whole number from 0 up to but not including `bound`, with equal chances. `bound` is at most 2 ** 32. */
export type RandomBelow = (bound: number) => number

const range = 2 ** 32

/** Cryptographically secure random numbers. */
export const secureRandomBelow: RandomBelow = (bound) => {
  // Numbers from `fair` on are drawn again, because they would make small results more likely.
  const fair = range - (range % bound)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < fair) return number % bound
  }
}

/** Random numbers that are the same in every run (Park and Miller's generator). Only for stories, which must look the same every day. */
export function createFixedRandom(): RandomBelow {
  let state = 20_261_122
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}
