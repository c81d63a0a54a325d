import type * as nodeCrypto from 'node:crypto'
import { randomBytes, toBase64Url, toBytes } from './bytes.ts'

/**
 * Node's own hash functions, if Node runs this code. A request hashes half a dozen short texts; WebCrypto uses another thread, which takes
 * twenty times as long as the hash itself. A browser only has WebCrypto.
 */
const node = (globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } }).process?.getBuiltinModule?.('node:crypto') as typeof nodeCrypto | undefined

/** SHA-256 of the text's UTF-8, as base64url. */
export async function sha256(text: string): Promise<string> {
  if (node) return node.hash('sha256', text, 'base64url')
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))
}

/** HMAC-SHA-256 under a text key. */
export async function hmacSha256(key: string, text: string): Promise<Uint8Array> {
  if (node) return node.createHmac('sha256', key).update(text).digest()
  const imported = await crypto.subtle.importKey('raw', toBytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, toBytes(text)))
}

/** A fresh secret of `bytes` random bytes, as base64url. */
export function randomToken(bytes = 32): string {
  return toBase64Url(randomBytes(bytes))
}
