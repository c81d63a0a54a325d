import { loadJsencrypt, type JsencryptCipher, type LoadJsencrypt, type SealedRequest, transportLimits } from '../crypto/index.ts'
import { countPieces, toPieces } from '../crypto/sealedText.ts'
import type { Envelope, EnvelopeContext } from './Envelope.ts'

/** RSA padding under the names of RFC 8017: v1.5, or OAEP with SHA-256, which needs a key of 2048 bits. */
export type ClassicPadding = 'pkcs1-v1_5' | 'oaep-sha256'

/** The facts about the request that `value` receives. */
export interface ClassicMessage extends Pick<EnvelopeContext, 'method' | 'service' | 'path' | 'now'> {
  data: string
  chunks: number
}

export interface ClassicEnvelopeOptions {
  /** The services' RSA key as `BEGIN PUBLIC KEY` or `BEGIN RSA PUBLIC KEY`. The server's key set is not loaded. */
  publicKeyPem: string
  /** The separator between the chunks of Data, which is not a character of base64. */
  marker: string
  /** The Value to send: a text, or a function that makes it for each request. */
  value: string | ((message: ClassicMessage) => string)
  /** The padding; v1.5 if omitted, as in `jsencrypt.encrypt`. */
  padding?: ClassicPadding
  /** The largest number of chunks; 128 if omitted. Each takes some milliseconds of the page's main thread. */
  maxChunks?: number
  /** Loads the library; the default works only in a page. */
  load?: LoadJsencrypt
}

/**
 * Encrypts requests in plain chunks of 86 characters by jsencrypt, for services that support no other form (specification §7 Transport).
 * Data is only hidden: nothing binds the chunks to one another or to a method, path, session or time, so they can be cut, mixed and
 * replayed. Throws a `TypeError` for options that cannot work.
 */
export function createClassicEnvelope(options: ClassicEnvelopeOptions): Envelope {
  const { publicKeyPem, marker, value, padding = 'pkcs1-v1_5', maxChunks = transportLimits.blocksWithSession, load = loadJsencrypt } = options
  requirePublicKey(publicKeyPem)
  if (marker === '' || /[A-Za-z\d+/=]/.test(marker)) throw new TypeError('The marker must be free of the characters of base64: A–Z a–z 0–9 + / =')

  return {
    name: 'classic',
    findExcess(text) {
      const size = countPieces(text)
      return size > maxChunks ? { size, limit: maxChunks, unit: 'blocks' } : null
    },
    async wrap(text, { method, service, path, now }): Promise<SealedRequest> {
      const cipher = new (await load())()
      cipher.setPublicKey(publicKeyPem)
      // The text must be ASCII: the library counts characters, and other characters would exceed the key or decrypt to different text.
      const chunks = toPieces(text).map((piece) => encrypt(cipher, piece, padding))
      const data = chunks.join(marker)
      const made = typeof value === 'string' ? value : value({ data, chunks: chunks.length, method, service, path, now })
      return { Data: data, Value: made }
    },
  }
}

function encrypt(cipher: JsencryptCipher, piece: string, padding: ClassicPadding): string {
  const chunk = padding === 'oaep-sha256' ? cipher.encryptOAEP(piece) : cipher.encrypt(piece)
  if (chunk === false) {
    throw new Error(`jsencrypt could not encrypt ${piece.length} characters with ${padding}: the key is no RSA key, or too short for this padding.`)
  }
  return chunk
}

/**
 * Refuses a text that is not a public key. The library jsencrypt accepts a private key as a public one, and accepts any other text as a key
 * that fails later.
 */
function requirePublicKey(pem: string): void {
  if (/PRIVATE KEY/.test(pem)) throw new TypeError('publicKeyPem holds a private key. Take it out of here and replace it: it is known now.')
  if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----[\s\S]+-----END (?:RSA )?PUBLIC KEY-----/.test(pem)) {
    throw new TypeError('publicKeyPem must be a PEM text that begins with -----BEGIN PUBLIC KEY-----')
  }
}
