import type { Bytes } from './base64url.ts'
import type { PublicJwk } from './jwk.ts'

/** Encrypts one block with RSAES-OAEP (SHA-256, MGF1 with SHA-256, empty label). */
export interface RsaEngine {
  readonly name: string
  /** The encrypted block, as long as the key's modulus. */
  encrypt(publicKey: PublicJwk, block: Bytes): Promise<Bytes>
}
