import { pieceLength } from './sealedText.ts'

const blocksWithSession = 128

/** What servers take of one request; both sides read it here. */
export const transportLimits = {
  /** Blocks of a sealed request. Each costs the server an RSA operation. */
  blocksWithSession,
  blocksWithoutSession: 12,
  /** Characters of JSON up to which a request is sealed in blocks; a longer POST of a session travels as a JWE. */
  sealedText: blocksWithSession * pieceLength,
  /** Characters of JSON in a JWE. */
  jweText: 1_500_000,
  /** Characters of a JWE's Data: its text in base64url, with room for the rest. None without a session. */
  jweData: 2 * 1024 * 1024,
} as const
