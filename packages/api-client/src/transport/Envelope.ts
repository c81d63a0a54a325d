import type { PublicJwk, RsaEngine, SealedRequest } from '../crypto/index.ts'
import { sealRequest } from '../crypto/index.ts'

export interface EnvelopeContext {
  method: string
  service: string
  path: string
  token: string | null
  publicKey: PublicJwk
  /** Unix milliseconds by the server's clock, as far as it is known. */
  now: number
}

/** How a payload becomes Data and Value. */
export interface Envelope {
  readonly name: string
  wrap(payload: unknown, context: EnvelopeContext): Promise<SealedRequest>
}

/** The sealed request, version 1: the default. */
export function createSealedEnvelope(engine?: RsaEngine): Envelope {
  return {
    name: 'sealed',
    wrap: (payload, context) => sealRequest(payload, { ...context, engine }),
  }
}
