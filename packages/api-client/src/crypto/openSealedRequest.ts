import { verifyMac, type SealContext } from './authentication.ts'
import { type Bytes, decodeBase64Url } from './base64url.ts'
import { type Block, readBlock } from './block.ts'
import { requireWebCrypto } from './InsecureContext.ts'
import { importPrivateKeyOnce, modulusSize, type PrivateJwk } from './jwk.ts'
import { isLargeRequest, openLargeRequest } from './openLargeRequest.ts'
import { type OpenedRequest, type OpenOptions, parseText, requireFresh, requireKey } from './opening.ts'
import { SealError } from './SealError.ts'
import { pieceLength } from './sealedText.ts'
import { transportLimits } from './transportLimits.ts'
import { marker } from './sealRequest.ts'

/** Decrypts a request, in blocks or as a JWE, and returns its payload. Rejects with `SealError`, whose `code` gives the reason. */
export async function openSealedRequest(sealed: { Data: unknown; Value: unknown }, options: OpenOptions): Promise<unknown> {
  return (await openSealedMessage(sealed, options)).payload
}

/** Like `openSealedRequest`, with the text and the time besides the payload. The order of the checks is part of the format. */
export async function openSealedMessage(sealed: { Data: unknown; Value: unknown }, options: OpenOptions): Promise<OpenedRequest> {
  requireWebCrypto()
  if (isLargeRequest(sealed)) return openLargeRequest(sealed, options)

  const seal = parseSeal(sealed)
  const key = await requireKey(options.privateKey, seal.kid)
  const ts = Number(seal.ts)
  requireFresh(ts, options.now)
  if (seal.chunks.length > (options.maxChunks ?? transportLimits.blocksWithSession)) throw new SealError('TRANSPORT_TOO_LARGE')

  const [firstChunk = '', ...otherChunks] = seal.chunks
  const first = await decryptBlock(key, firstChunk)
  await requireMac(seal, first, options)
  if (options.claimNonce && !(await options.claimNonce(seal.nonce, ts))) throw new SealError('TRANSPORT_REPLAY')

  const others = await Promise.all(otherChunks.map(async (chunk) => decryptBlock(key, chunk)))
  const text = joinPieces([first, ...others])
  return { payload: parseText(text), text, kid: seal.kid, nonce: seal.nonce, ts }
}

async function decryptBlock(key: PrivateJwk, chunk: string): Promise<Block> {
  const imported = await importPrivateKeyOnce(key)
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
  // A MAC of 43 characters has two spare bits, so the strict decoder refuses a second spelling of the same bytes.
  const mac = decodeBase64Url(seal.mac)
  const holds = mac && (await verifyMac(mac, first.contentKey, context, seal, seal.data))
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

interface ParsedSeal {
  data: string
  chunks: string[]
  kid: string
  /** The time in epoch milliseconds, as Value has it. */
  ts: string
  nonce: string
  mac: string
}

const valuePattern = /^1\.([\w-]{43})\.(0|[1-9]\d{0,14})\.([\w-]{22})\.([\w-]{43})$/
const dataPattern = /^[\w-]+(?:\.[\w-]+)*$/
/** The number of characters of a block for the smallest and the largest accepted key: 2048 and 8192 bits. */
const blockLengths = { least: 342, most: 1366 }

/** Checks sizes and alphabet of Data and Value before anything is computed from them. Throws `SealError`. */
function parseSeal(sealed: { Data: unknown; Value: unknown } | null | undefined): ParsedSeal {
  const { Data: data, Value: value } = sealed ?? { Data: undefined, Value: undefined }
  if (typeof data !== 'string' || typeof value !== 'string') throw new SealError('TRANSPORT_INVALID')
  const [, kid, ts, nonce, mac] = valuePattern.exec(value) ?? []
  if (!kid || !ts || !nonce || !mac || !decodeBase64Url(nonce) || !decodeBase64Url(kid) || !dataPattern.test(data)) {
    throw new SealError('TRANSPORT_INVALID')
  }
  const chunks = data.split(marker)
  if (chunks.some(({ length }) => length < blockLengths.least || length > blockLengths.most)) throw new SealError('TRANSPORT_INVALID')
  return { data, chunks, kid, ts, nonce, mac }
}
