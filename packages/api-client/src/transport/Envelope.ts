import type { PublicJwk, SealedRequest } from '../crypto/index.ts'

export interface EnvelopeContext {
  method: string
  service: string
  path: string
  token: string | null
  /** The server's current key, loaded on first use. */
  publicKey: () => Promise<PublicJwk>
  /** The current time in epoch milliseconds on the server's clock, as far as it is known. */
  now: number
}

/** The size of a payload, with the largest size that is accepted. */
export interface Excess {
  size: number
  limit: number
  unit: 'blocks' | 'characters'
}

/** Encrypts a payload into Data and Value. `text` is the payload as JSON in ASCII, written once for all attempts of a call. */
export interface Envelope {
  readonly name: string
  /** Finds out how much a text exceeds what the services accept; called before anything is sent. Omit it if no size is too large. */
  findExcess?(text: string, context: Pick<EnvelopeContext, 'method' | 'token'>): Excess | null
  wrap(text: string, context: EnvelopeContext): Promise<SealedRequest>
}
