import type { SealContext } from './authentication.ts'
import { type PrivateJwk, thumbprintOnce } from './jwk.ts'
import { SealError } from './SealError.ts'

export interface OpenOptions extends SealContext {
  /** The server's key, or all that are accepted: the one Value names is used. */
  privateKey: PrivateJwk | readonly PrivateJwk[]
  /** Unix milliseconds. */
  now: number
  /** The most blocks that are decrypted; 128 if omitted. */
  maxChunks?: number
  /** The most characters of Data that are accepted as a JWE; none if omitted. */
  maxJweLength?: number
  /**
   * Notes a nonce, in one step, and answers false where it was there already. Called once the MAC holds and before the
   * remaining blocks: nobody else can use up a nonce, and a replay costs one RSA operation. Of a JWE, called with its `jti`
   * once it is decrypted.
   */
  claimNonce?: (nonce: string, ts: number) => boolean | Promise<boolean>
}

export interface OpenedRequest {
  payload: unknown
  /** The JSON as it was sealed, for a fingerprint of the request. */
  text: string
  kid: string
  nonce: string
  /** Unix milliseconds by the sender's clock. */
  ts: number
}

/** How far the two clocks may be apart, in milliseconds. A nonce is worth keeping for twice as long. */
export const sealTolerance = 300_000

/** The key of this id among those that are accepted. Rejects with `TRANSPORT_KEY_UNKNOWN`. */
export async function requireKey(keys: PrivateJwk | readonly PrivateJwk[], kid: string): Promise<PrivateJwk> {
  for (const key of 'length' in keys ? keys : [keys]) {
    if ((await thumbprintOnce(key)) === kid) return key
  }
  throw new SealError('TRANSPORT_KEY_UNKNOWN')
}

/** Throws `TRANSPORT_STALE`, also for times that are no number. */
export function requireFresh(ts: number, now: number): void {
  if (!(Math.abs(now - ts) <= sealTolerance)) throw new SealError('TRANSPORT_STALE')
}

/** Strict JSON. Throws `TRANSPORT_INVALID`. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SealError('TRANSPORT_INVALID')
  }
}
