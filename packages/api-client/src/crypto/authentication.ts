import { type Bytes, encodeBase64Url } from './base64url.ts'
import { requireWebCrypto } from './InsecureContext.ts'

/** The facts to which the encryption binds a request, apart from its contents. */
export interface SealContext {
  method: string
  /** The name of the service, such as `account`. */
  service: string
  /** The path of the call in the contract, before any gateway prefix. */
  path: string
  /** The bearer token sent with the request; omit it if there is none. */
  token?: string | null
}

export interface SealStamp {
  kid: string
  /** The time of the request in Unix milliseconds. */
  ts: string
  nonce: string
}

/** A constant of the request format, which must not change while Value begins with `1.` */
const domain = 'PET1'

const hmac = { name: 'HMAC', hash: 'SHA-256' } as const

async function sha256(text: string): Promise<string> {
  const digest = await requireWebCrypto().subtle.digest('SHA-256', new TextEncoder().encode(text))
  return encodeBase64Url(new Uint8Array(digest))
}

/** The value that binds a request to its bearer token; '' if there is none. */
export async function bindToken(token: string | null | undefined): Promise<string> {
  return token ? sha256(token) : ''
}

type Mac = (stamp: SealStamp, data: string) => Promise<Bytes>

/** The text that is authenticated. Throws a `TypeError` if a value contains a line feed, which would make the lines ambiguous. */
async function toMacInput(context: SealContext, boundToken: string, stamp: SealStamp, data: string): Promise<Bytes> {
  const lines = [
    domain, context.method.toUpperCase(), context.service, context.path, stamp.kid, stamp.ts, stamp.nonce, boundToken, await sha256(data),
  ]
  if (lines.some((line) => line.includes('\n'))) throw new TypeError('Method, service and path are single lines.')
  return new TextEncoder().encode(lines.join('\n'))
}

/** Prepares a message authentication code (MAC); the returned function computes it once the blocks are ready. */
export async function prepareMac(contentKey: Bytes, context: SealContext): Promise<Mac> {
  const { subtle } = requireWebCrypto()
  const [key, boundToken] = await Promise.all([subtle.importKey('raw', contentKey, hmac, false, ['sign']), bindToken(context.token)])
  return async (stamp, data) => new Uint8Array(await subtle.sign('HMAC', key, await toMacInput(context, boundToken, stamp, data)))
}

/** Checks a MAC in constant time. */
export async function verifyMac(mac: Bytes, contentKey: Bytes, context: SealContext, stamp: SealStamp, data: string): Promise<boolean> {
  const { subtle } = requireWebCrypto()
  const key = await subtle.importKey('raw', contentKey, hmac, false, ['verify'])
  return subtle.verify('HMAC', key, mac, await toMacInput(context, await bindToken(context.token), stamp, data))
}
