import type { SealContext } from './authentication.ts'
import { type PrivateJwk, thumbprintOnce } from './jwk.ts'
import { SealError } from './SealError.ts'

export interface OpenOptions extends SealContext {
  /** The server's key, or all accepted keys, of which the one that Value names is used. */
  privateKey: PrivateJwk | readonly PrivateJwk[]
  /** The current time in Unix milliseconds. */
  now: number
  /** The largest number of blocks that are decrypted; 128 if omitted. */
  maxChunks?: number
  /** The largest number of characters of a JWE; if omitted, no JWE is accepted. */
  maxJweLength?: number
  /**
   * Claims a nonce atomically; returns false if it was claimed before. It is called after the MAC is verified and before the remaining
   * blocks are decrypted, so no other sender can use up a nonce, and a replay costs one RSA operation. For a JWE it is called with its `jti` after
   * the decryption.
   */
  claimNonce?: (nonce: string, ts: number) => boolean | Promise<boolean>
}

export interface OpenedRequest {
  payload: unknown
  /** The exact JSON that was encrypted, for a fingerprint of the request. */
  text: string
  kid: string
  nonce: string
  /** The time of the request in epoch milliseconds, by the sender's clock. */
  ts: number
}

/** The largest accepted difference between the two clocks, in milliseconds. A nonce must be kept for twice as long. */
export const sealTolerance = 300_000

/** The accepted key with this id. Rejects with `TRANSPORT_KEY_UNKNOWN` if there is none. */
export async function requireKey(keys: PrivateJwk | readonly PrivateJwk[], kid: string): Promise<PrivateJwk> {
  for (const key of 'length' in keys ? keys : [keys]) {
    if ((await thumbprintOnce(key)) === kid) return key
  }
  throw new SealError('TRANSPORT_KEY_UNKNOWN')
}

/** Throws `TRANSPORT_STALE` if the time of a request differs too much or is not a number. */
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
