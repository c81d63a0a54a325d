import { decodeBase64Url, encodeBase64Url } from './base64url.ts'
import { requireWebCrypto } from './InsecureContext.ts'

/** An RSA public key as a JWK (JSON Web Key); other members are ignored. */
export interface PublicJwk {
  kty?: string
  n?: string
  e?: string
}

/** An RSA private key as a JWK, with its primes. */
export interface PrivateJwk extends PublicJwk {
  d?: string
  p?: string
  q?: string
  dp?: string
  dq?: string
  qi?: string
}

/** A public key as a key set publishes it. */
export interface PublishedJwk {
  kty: 'RSA'
  n: string
  e: string
  kid: string
  alg: 'RSA-OAEP-256'
  use: 'enc'
}

/** The smallest accepted modulus, in bits. */
const smallestModulus = 2048

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** The three members that RFC 7638 hashes. Throws a `TypeError` for a key that is not RSA of at least 2048 bits. */
function publicMembers(key: PublicJwk): { e: string; kty: 'RSA'; n: string; size: number } {
  const modulus = decodeBase64Url(key.n ?? '')
  const exponent = decodeBase64Url(key.e ?? '')
  if (key.kty !== 'RSA' || !key.n || !key.e || !modulus?.[0] || !exponent) throw new TypeError('The key is not an RSA key in JWK form.')
  if (!isExponent(exponent)) throw new TypeError('The exponent of the RSA key is not odd and 3 or more.')
  const bits = modulus.length * 8 - Math.clz32(modulus[0]) + 24
  if (bits < smallestModulus) throw new TypeError(`The RSA key has ${bits} bits; ${smallestModulus} are needed.`)
  return { e: key.e, kty: 'RSA', n: key.n, size: modulus.length }
}

/** Whether bytes are a valid exponent. It must be odd and at least 3 (RFC 8017 §3.1): with 1, the encrypted text would be the plain text. */
function isExponent(bytes: Uint8Array): boolean {
  const last = bytes.at(-1) ?? 0
  return last % 2 === 1 && (last > 1 || bytes.slice(0, -1).some((byte) => byte > 0))
}

/** The length of the modulus in bytes, which is the length of every encrypted block. */
export function modulusSize(key: PublicJwk): number {
  return publicMembers(key).size
}

/** The key id of a JWK (RFC 7638, SHA-256, base64url), the same for a private key and its public half. */
export async function jwkThumbprint(key: PublicJwk): Promise<string> {
  const { e, kty, n } = publicMembers(key)
  const text = new TextEncoder().encode(JSON.stringify({ e, kty, n }))
  return encodeBase64Url(new Uint8Array(await requireWebCrypto().subtle.digest('SHA-256', text)))
}

/** The public half of a private key, with its `kid`, as a key set publishes it. */
export async function publicJwkOf(key: PublicJwk): Promise<PublishedJwk> {
  const { e, kty, n } = publicMembers(key)
  return { kty, n, e, kid: await jwkThumbprint(key), alg: 'RSA-OAEP-256', use: 'enc' }
}

async function importPublicKey(key: PublicJwk): Promise<CryptoKey> {
  const { e, kty, n } = publicMembers(key)
  return requireWebCrypto().subtle.importKey('jwk', { e, kty, n }, algorithm, true, ['encrypt'])
}

async function importPrivateKey(key: PrivateJwk): Promise<CryptoKey> {
  const { e, kty, n } = publicMembers(key)
  const { d, p, q, dp, dq, qi } = key
  return requireWebCrypto().subtle.importKey('jwk', { e, kty, n, d, p, q, dp, dq, qi }, algorithm, false, ['decrypt'])
}

/** Caches the result of `make` for a key object, as long as the object lives. A failure is not cached. */
export function oncePerKey<Key extends PublicJwk, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new WeakMap<Key, { n: string | undefined; value: Promise<Value> }>()
  return (key) => {
    const known = made.get(key)
    if (known && known.n === key.n) return known.value
    const value = make(key)
    made.set(key, { n: key.n, value })
    value.catch(() => made.delete(key))
    return value
  }
}

/** The functions `jwkThumbprint` and the imports of keys, computed once for each key object. */
export const thumbprintOnce = /* @__PURE__ */ oncePerKey(jwkThumbprint)
export const importPublicKeyOnce = /* @__PURE__ */ oncePerKey(importPublicKey)
export const importPrivateKeyOnce = /* @__PURE__ */ oncePerKey(importPrivateKey)
