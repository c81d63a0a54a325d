import { pieceLength } from './sealedText.ts'

const blocksWithSession = 128

/** What servers accept of one request; client and server both read these limits. */
export const transportLimits = {
  /** The most blocks of a sealed request. Each costs the server an RSA operation. */
  blocksWithSession,
  blocksWithoutSession: 12,
  /** The most characters of JSON for a request in blocks; a longer POST of a session is sent as a JWE. */
  sealedText: blocksWithSession * pieceLength,
  /** The most characters of JSON in a JWE. */
  jweText: 1_500_000,
  /** The most characters of a JWE's Data: its text in base64url, with room for the rest. Without a session, no JWE is accepted. */
  jweData: 2 * 1024 * 1024,
} as const
