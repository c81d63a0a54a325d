import { randomBytes, toBase64Url, toBytes } from './bytes.ts'

/** SHA-256 of the text's UTF-8, as base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))
}

/** HMAC-SHA-256 under a text key. */
export async function hmacSha256(key: string, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await importedHmacKey(key), toBytes(text)))
}

const secretsKept = 8

/** What `make` gives for a secret, held: to import a key takes four times as long as to use it. A failure is not held. */
export function oncePerSecret<Value>(make: (secret: string) => Promise<Value>): (secret: string) => Promise<Value> {
  const held = new Map<string, Promise<Value>>()
  return (secret) => {
    const known = held.get(secret)
    if (known) return known
    const value = make(secret)
    held.set(secret, value)
    value.catch(() => held.delete(secret))
    const [oldest] = held.keys()
    if (held.size > secretsKept && oldest !== undefined) held.delete(oldest)
    return value
  }
}

const importedHmacKey = oncePerSecret((secret) =>
  crypto.subtle.importKey('raw', toBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']))

/** A fresh secret of `bytes` random bytes, as base64url. */
export function randomToken(bytes = 32): string {
  return toBase64Url(randomBytes(bytes))
}
