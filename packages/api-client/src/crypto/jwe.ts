import { bindToken, type SealContext } from './authentication.ts'
import { decodeBase64Url } from './base64url.ts'

/** The protected header of a large request, which is encrypted as a JWE. It has exactly these ten members, named as in DPoP (RFC 9449). */
export interface JweHeader {
  alg: 'RSA-OAEP-256'
  enc: 'A256GCM'
  typ: 'pet2'
  /** The RFC 7638 thumbprint of the server's key; Value contains it too. */
  kid: string
  /** The time at which the request was encrypted, in Unix seconds. */
  iat: number
  /** A random value of 16 bytes as base64url; a server accepts each value once. */
  jti: string
  /** The name of the service. */
  svc: string
  htm: string
  /** The path of the call in the contract. */
  htu: string
  /** The bearer token's hash, base64url(SHA-256(token)); '' if there is none. */
  ath: string
}

/** The prefix of Value; the key id follows. */
export const jwePrefix = '2.'

const algorithms = { alg: 'RSA-OAEP-256', enc: 'A256GCM', typ: 'pet2' } as const

/** The header members that bind a request to its service, path and session. */
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

/** Reads a header with exactly these members, or returns null. Other members, such as `zip` and `crit`, would change the meaning of the JWE. */
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
