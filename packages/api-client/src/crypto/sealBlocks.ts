import { prepareMac, type SealContext } from './authentication.ts'
import { type Bytes, encodeBase64Url } from './base64url.ts'
import { contentKeyLength, mostBlocks, writeBlock } from './block.ts'
import { requireWebCrypto } from './InsecureContext.ts'
import { type PublicJwk, thumbprintOnce } from './jwk.ts'
import type { RsaEngine } from './RsaEngine.ts'
import { toPieces } from './sealedText.ts'
import { webCryptoEngine } from './webCryptoEngine.ts'

/** An encrypted request: a body of Data and Value, or the query parameters `request` and `value`. */
export interface SealedRequest {
  Data: string
  Value: string
}

export interface SealOptions extends SealContext {
  /** The server's current key: RSA, 2048 bits or more. */
  publicKey: PublicJwk
  /** The time of the encryption in Unix milliseconds; this machine's clock if omitted. */
  now?: number
  /** The RSA engine; WebCrypto if omitted. */
  engine?: RsaEngine
}

/** The random parts of an encrypted request; passed in only by tests that compare known results. */
export interface SealIngredients {
  contentKey: Bytes
  /** A random value of 16 bytes as base64url. */
  nonce: string
  /** The time in Unix milliseconds. */
  ts: number
  engine: RsaEngine
}

/** The separator between the blocks of Data. */
export const marker = '.'

/** Works on all items and returns the results in their order. */
export type WorkOnAll = <Item, Result>(items: readonly Item[], work: (item: Item, index: number) => Promise<Result>) => Promise<Result[]>

const freshIngredients = ({ now = Date.now(), engine = webCryptoEngine }: SealOptions): SealIngredients => {
  const crypto = requireWebCrypto()
  return {
    contentKey: crypto.getRandomValues(new Uint8Array(contentKeyLength)),
    nonce: encodeBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    ts: now,
    engine,
  }
}

/** Encrypts an ASCII text, with new random parts if none are given. Throws `InsecureContext` without WebCrypto. */
export async function sealBlocks(text: string, options: SealOptions, all: WorkOnAll, ingredients: SealIngredients = freshIngredients(options)): Promise<SealedRequest> {
  const { contentKey, nonce, ts, engine } = ingredients
  const pieces = toPieces(text)
  if (pieces.length > mostBlocks) throw new TypeError(`The payload needs ${pieces.length} blocks; ${mostBlocks} can be counted.`)
  const sealPiece = async (piece: string, index: number) =>
    encodeBase64Url(await engine.encrypt(options.publicKey, writeBlock(contentKey, index, pieces.length, piece)))
  // Results that do not depend on the blocks are computed in parallel with them.
  const [chunks, kid, sign] = await Promise.all([all(pieces, sealPiece), thumbprintOnce(options.publicKey), prepareMac(contentKey, options)])
  const Data = chunks.join(marker)
  const stamp = { kid, ts: String(Math.floor(ts)), nonce }
  const mac = await sign(stamp, Data)
  return { Data, Value: ['1', stamp.kid, stamp.ts, nonce, encodeBase64Url(mac)].join('.') }
}
