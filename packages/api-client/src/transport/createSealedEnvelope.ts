import { countPieces, type RsaEngine, sealLargeRequest, sealRequest, toSealedText, transportLimits } from '../crypto/index.ts'
import type { Envelope, EnvelopeContext } from './Envelope.ts'

/** The default: requests sealed in blocks, and a POST that is too long for those as one JWE. */
export function createSealedEnvelope(engine?: RsaEngine): Envelope {
  return {
    name: 'sealed',
    findExcess(payload, { method, token }) {
      const text = toSealedText(payload)
      const length = text.length
      if (token && isLarge(text, method)) {
        return length > transportLimits.jweText ? { size: length, limit: transportLimits.jweText, unit: 'characters' } : null
      }
      const limit = token ? transportLimits.blocksWithSession : transportLimits.blocksWithoutSession
      const size = countPieces(text)
      return size > limit ? { size, limit, unit: 'blocks' } : null
    },
    async wrap(payload, context) {
      const options = { ...context, publicKey: await context.publicKey() }
      return isLarge(toSealedText(payload), context.method) ? sealLargeRequest(payload, options) : sealRequest(payload, { ...options, engine })
    },
  }
}

/** A query has no room for a JWE, so only a POST becomes one. */
function isLarge(text: string, method: EnvelopeContext['method']): boolean {
  return method === 'POST' && text.length > transportLimits.sealedText
}
