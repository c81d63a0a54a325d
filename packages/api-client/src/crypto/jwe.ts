import { bindToken, type SealContext } from './authentication.ts'
import { decodeBase64Url } from './base64url.ts'

/** The protected header of a large request, with exactly these ten members. The claims are named as in DPoP (RFC 9449). */
export interface JweHeader {
  alg: 'RSA-OAEP-256'
  enc: 'A256GCM'
  typ: 'pet2'
  /** RFC 7638 thumbprint of the server's key; Value contains it too. */
  kid: string
  /** Unix seconds at which the request was sealed. */
  iat: number
  /** 16 random bytes as base64url; a server accepts each value once. */
  jti: string
  /** The service's logical name. */
  svc: string
  htm: string
  /** The contract path. */
  htu: string
  /** base64url(SHA-256(bearer token)); '' if there is none. */
  ath: string
}

/** Value is this prefix and the kid. */
export const jwePrefix = '2.'

const algorithms = { alg: 'RSA-OAEP-256', enc: 'A256GCM', typ: 'pet2' } as const

/** The header members that bind a request to its context. */
export async function toClaims({ method, service, path, token }: SealContext): Promise<Pick<JweHeader, 'svc' | 'htm' | 'htu' | 'ath'>> {
  return { svc: service, htm: method.toUpperCase(), htu: path, ath: await bindToken(token) }
}

export async function toHeader(context: SealContext, stamp: Pick<JweHeader, 'kid' | 'iat' | 'jti'>): Promise<JweHeader> {
  return { ...algorithms, ...stamp, ...(await toClaims(context)) }
}

const memberTypes: Record<keyof JweHeader, 'string' | 'number'> = {
  alg: 'string', enc: 'string', typ: 'string', kid: 'string', iat: 'number',
  jti: 'string', svc: 'string', htm: 'string', htu: 'string', ath: 'string',
}

/** Reads a header with exactly these members, or null. Others, such as `zip` and `crit`, would change the meaning of the JWE. */
export function readHeader(text: string): JweHeader | null {
  const value = parse(text)
  if (typeof value !== 'object' || value === null) return null
  const found = Object.entries(value).map(([name, member]) => `${name} ${typeof member}`)
  const expected = Object.entries(memberTypes).map(([name, type]) => `${name} ${type}`)
  if (found.toSorted().join() !== expected.toSorted().join()) return null
  const header = value as JweHeader
  const isOurs = Object.entries(algorithms).every(([name, algorithm]) => header[name as keyof typeof algorithms] === algorithm)
  const isJti = header.jti.length === 22 && decodeBase64Url(header.jti) !== null
  return isOurs && isJti && Number.isSafeInteger(header.iat) && header.iat >= 0 ? header : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
