import { checkMac, type SealContext } from './authentication.ts'
import { type Bytes, decodeBase64Url } from './base64url.ts'
import { type Block, readBlock } from './block.ts'
import { requireWebCrypto } from './InsecureContext.ts'
import { importPrivateKey, jwkThumbprint, modulusSize, oncePerKey, type PrivateJwk } from './jwk.ts'
import { type ParsedSeal, parseSeal } from './parseSeal.ts'
import { SealError } from './SealError.ts'
import { pieceLength } from './sealedText.ts'

/** How far the two clocks may be apart, in milliseconds. A nonce is worth keeping for twice as long. */
export const sealTolerance = 300_000

export interface OpenOptions extends SealContext {
  /** The server's key, or all that are accepted: the one Value names is used. */
  privateKey: PrivateJwk | readonly PrivateJwk[]
  /** Unix milliseconds. */
  now: number
  /** The most blocks that are decrypted; 128 if omitted. */
  maxChunks?: number
  /**
   * Notes a nonce, in one step, and answers false where it was there already. Called once the MAC holds and before the
   * remaining blocks: nobody else can use up a nonce, and a replay costs one RSA operation.
   */
  claimNonce?: (nonce: string, ts: number) => boolean | Promise<boolean>
}

export interface OpenedRequest {
  payload: unknown
  /** The JSON as it was sealed, for a fingerprint of the request. */
  text: string
  kid: string
  nonce: string
  /** Unix milliseconds by the sender's clock. */
  ts: number
}

/** The payload of a sealed request. Rejects with `SealError`; its `code` says why. */
export async function openSealedRequest(sealed: { Data: unknown; Value: unknown }, options: OpenOptions): Promise<unknown> {
  return (await openSealedMessage(sealed, options)).payload
}

/** As `openSealedRequest`, with the text and the stamp beside the payload. The order of the checks is part of the format. */
export async function openSealedMessage(sealed: { Data: unknown; Value: unknown }, options: OpenOptions): Promise<OpenedRequest> {
  requireWebCrypto()
  const seal = parseSeal(sealed)
  const key = await findKey(options.privateKey, seal.kid)
  const ts = Number(seal.ts)
  if (!(Math.abs(options.now - ts) <= sealTolerance)) throw new SealError('TRANSPORT_STALE')
  if (seal.chunks.length > (options.maxChunks ?? 128)) throw new SealError('TRANSPORT_TOO_LARGE')

  const [firstChunk = '', ...otherChunks] = seal.chunks
  const first = await decryptBlock(key, firstChunk)
  await requireMac(seal, first, options)
  if (options.claimNonce && !(await options.claimNonce(seal.nonce, ts))) throw new SealError('TRANSPORT_REPLAY')

  const others = await Promise.all(otherChunks.map(async (chunk) => decryptBlock(key, chunk)))
  const text = joinPieces([first, ...others])
  return { payload: parseText(text), text, kid: seal.kid, nonce: seal.nonce, ts }
}

const importOnce = oncePerKey(importPrivateKey)
const thumbprintOnce = oncePerKey(jwkThumbprint)

async function findKey(keys: PrivateJwk | readonly PrivateJwk[], kid: string): Promise<PrivateJwk> {
  for (const key of 'length' in keys ? keys : [keys]) {
    if ((await thumbprintOnce(key)) === kid) return key
  }
  throw new SealError('TRANSPORT_KEY_UNKNOWN')
}

async function decryptBlock(key: PrivateJwk, chunk: string): Promise<Block> {
  const imported = await importOnce(key)
  const encrypted = decodeBase64Url(chunk)
  if (encrypted?.length !== modulusSize(key)) throw new SealError('TRANSPORT_INVALID')
  const block = await decrypt(imported, encrypted).then(readBlock, () => null)
  if (!block) throw new SealError('TRANSPORT_INVALID')
  return block
}

async function decrypt(key: CryptoKey, encrypted: Bytes): Promise<Bytes> {
  return new Uint8Array(await requireWebCrypto().subtle.decrypt({ name: 'RSA-OAEP' }, key, encrypted))
}

async function requireMac(seal: ParsedSeal, first: Block, context: SealContext): Promise<void> {
  // A MAC of 43 characters carries two spare bits: the strict decoder refuses a second spelling of the same bytes.
  const mac = decodeBase64Url(seal.mac)
  const holds = mac && (await checkMac(mac, first.contentKey, context, seal, seal.data))
  if (!holds) throw new SealError('TRANSPORT_INVALID')
}

function joinPieces(blocks: readonly Block[]): string {
  const contentKey = blocks[0]?.contentKey
  let text = ''
  blocks.forEach((block, index) => {
    const isLast = index === blocks.length - 1
    const belongs = block.index === index && block.count === blocks.length && contentKey && sameBytes(block.contentKey, contentKey)
    const isWhole = isLast ? block.piece.length > 0 : block.piece.length === pieceLength
    if (!belongs || !isWhole || block.piece.some((byte) => byte > 0x7e)) throw new SealError('TRANSPORT_INVALID')
    text += String.fromCharCode(...block.piece)
  })
  return text
}

function sameBytes(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SealError('TRANSPORT_INVALID')
  }
}
