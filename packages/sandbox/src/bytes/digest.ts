import type * as nodeCrypto from 'node:crypto'
import { randomBytes, toBase64Url, toBytes } from './bytes.ts'

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
