import { countPieces, type RsaEngine, transportLimits } from '../crypto/index.ts'
import { sealLargeText } from '../crypto/sealLargeRequest.ts'
import { sealText } from '../crypto/sealRequest.ts'
import type { Envelope, EnvelopeContext } from './Envelope.ts'

/** The default encryption: requests are encrypted in blocks, and a POST that is too long for blocks as one JWE. */
export function createSealedEnvelope(engine?: RsaEngine): Envelope {
  return {
    name: 'sealed',
    findExcess(text, { method, token }) {
      const length = text.length
      if (token && isLarge(text, method)) {
        return length > transportLimits.jweText ? { size: length, limit: transportLimits.jweText, unit: 'characters' } : null
      }
      const limit = token ? transportLimits.blocksWithSession : transportLimits.blocksWithoutSession
      const size = countPieces(text)
      return size > limit ? { size, limit, unit: 'blocks' } : null
    },
    async wrap(text, context) {
      const options = { ...context, publicKey: await context.publicKey() }
      return isLarge(text, context.method) ? sealLargeText(text, options) : sealText(text, { ...options, engine })
    },
  }
}

/** Whether a request is sent as a JWE. Only a POST can be, because a query has no room for one. */
function isLarge(text: string, method: EnvelopeContext['method']): boolean {
  return method === 'POST' && text.length > transportLimits.sealedText
}
