import type { PublicJwk, SealedRequest } from '../crypto/index.ts'

export interface EnvelopeContext {
  method: string
  service: string
  path: string
  token: string | null
  /** The server's current key, fetched on first need. */
  publicKey: () => Promise<PublicJwk>
  /** Unix milliseconds by the server's clock, as far as it is known. */
  now: number
}

/** How much of something a payload has, and how much of it is accepted. */
export interface Excess {
  size: number
  limit: number
  unit: 'blocks' | 'characters'
}

/** How a payload becomes Data and Value. `text` is the payload as JSON in ASCII, written once for all attempts of a call. */
export interface Envelope {
  readonly name: string
  /** What a text has too much of for the services; asked before anything is sent. Omit where nothing is too large. */
  findExcess?(text: string, context: Pick<EnvelopeContext, 'method' | 'token'>): Excess | null
  wrap(text: string, context: EnvelopeContext): Promise<SealedRequest>
}
