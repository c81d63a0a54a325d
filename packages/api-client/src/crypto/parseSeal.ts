import { decodeBase64Url } from './base64url.ts'
import { SealError } from './SealError.ts'
import { marker } from './sealRequest.ts'

export interface ParsedSeal {
  data: string
  chunks: string[]
  kid: string
  /** Epoch milliseconds, as the text of Value. */
  ts: string
  nonce: string
  mac: string
}

const valuePattern = /^1\.([\w-]{43})\.(0|[1-9]\d{0,14})\.([\w-]{22})\.([\w-]{43})$/
const dataPattern = /^[\w-]+(?:\.[\w-]+)*$/
/** Characters of a block for the smallest and the largest accepted key: 2048 and 8192 bits. */
const blockLengths = { least: 342, most: 1366 }

/** Checks sizes and alphabet of Data and Value before anything is computed from them. Throws `SealError`. */
export function parseSeal(sealed: { Data: unknown; Value: unknown } | null | undefined): ParsedSeal {
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
