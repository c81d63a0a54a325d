import { pieceLength } from './sealedText.ts'

const blocksWithSession = 128

/** The largest requests that servers accept; client and server both read these limits. */
export const transportLimits = {
  /** The largest number of blocks of a request. Each costs the server an RSA operation. */
  blocksWithSession,
  blocksWithoutSession: 12,
  /** The largest number of characters of JSON for a request in blocks. With a session, a longer POST is sent as a JWE. */
  sealedText: blocksWithSession * pieceLength,
  /** The largest number of characters of JSON in a JWE. */
  jweText: 1_500_000,
  /** The largest number of characters of a JWE's Data: its text in base64url, with room for the rest. Without a session, no JWE is accepted. */
  jweData: 2 * 1024 * 1024,
} as const
