import { randomBytes, toBase64Url, toBytes } from './bytes.ts'

/** SHA-256 of the text's UTF-8, as base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))
}

/** HMAC-SHA-256 under a text key. */
export async function hmacSha256(key: string, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', toBytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, toBytes(text)))
}

/** A fresh secret of `bytes` random bytes, as base64url. */
export function randomToken(bytes = 32): string {
  return toBase64Url(randomBytes(bytes))
}
