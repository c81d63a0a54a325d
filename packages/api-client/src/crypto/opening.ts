import type { SealContext } from './authentication.ts'
import { type PrivateJwk, thumbprintOnce } from './jwk.ts'
import { SealError } from './SealError.ts'

export interface OpenOptions extends SealContext {
  /** The server's key, or all accepted keys: the key that Value names is used. */
  privateKey: PrivateJwk | readonly PrivateJwk[]
  /** Unix milliseconds. */
  now: number
  /** The most blocks that are decrypted; 128 if omitted. */
  maxChunks?: number
  /** The most characters of Data that are accepted as a JWE; none if omitted. */
  maxJweLength?: number
  /**
   * Claims a nonce atomically; returns false if it was claimed before. Called after the MAC is verified and before the remaining blocks
   * are decrypted: nobody else can use up a nonce, and a replay costs one RSA operation. For a JWE, called with its `jti` after the
   * decryption.
   */
  claimNonce?: (nonce: string, ts: number) => boolean | Promise<boolean>
}

export interface OpenedRequest {
  payload: unknown
  /** The exact sealed JSON, for a fingerprint of the request. */
  text: string
  kid: string
  nonce: string
  /** Epoch milliseconds by the sender's clock. */
  ts: number
}

/** The largest accepted difference between the two clocks, in milliseconds. A nonce must be kept for twice as long. */
export const sealTolerance = 300_000

/** The accepted key with this id. Rejects with `TRANSPORT_KEY_UNKNOWN`. */
export async function requireKey(keys: PrivateJwk | readonly PrivateJwk[], kid: string): Promise<PrivateJwk> {
  for (const key of 'length' in keys ? keys : [keys]) {
    if ((await thumbprintOnce(key)) === kid) return key
  }
  throw new SealError('TRANSPORT_KEY_UNKNOWN')
}

/** Throws `TRANSPORT_STALE`, also for a time that is not a number. */
export function requireFresh(ts: number, now: number): void {
  if (!(Math.abs(now - ts) <= sealTolerance)) throw new SealError('TRANSPORT_STALE')
}

/** Parses strict JSON. Throws `TRANSPORT_INVALID`. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SealError('TRANSPORT_INVALID')
  }
}
