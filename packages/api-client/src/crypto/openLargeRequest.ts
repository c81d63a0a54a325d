import { decodeBase64Url } from './base64url.ts'
import { type JweHeader, jwePrefix, readHeader, toClaims } from './jwe.ts'
import { importPrivateKeyOnce, type PrivateJwk } from './jwk.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import { type OpenedRequest, type OpenOptions, parseText, requireFresh, requireKey } from './opening.ts'
import { SealError } from './SealError.ts'
import type { SealedRequest } from './sealRequest.ts'

const loadJose = /* @__PURE__ */ loadOnDemand('The decryption of large requests', async () => import('jose/jwe/compact/decrypt'))

/** Whether Value says that Data is a JWE. */
export function isLargeRequest(sealed: { Data: unknown; Value: unknown } | null | undefined): sealed is SealedRequest {
  return typeof sealed?.Data === 'string' && typeof sealed.Value === 'string' && sealed.Value.startsWith(jwePrefix)
}

/** Decrypts a JWE. It makes the same checks as for a request in blocks, in the same order, except that the nonce is claimed after the whole decryption. */
export async function openLargeRequest({ Data: data, Value: value }: SealedRequest, options: OpenOptions): Promise<OpenedRequest> {
  const header = parseJwe(data, value)
  const { kid, jti } = header
  const ts = header.iat * 1000
  const key = await requireKey(options.privateKey, kid)
  requireFresh(ts, options.now)
  if (data.length > (options.maxJweLength ?? 0)) throw new SealError('TRANSPORT_TOO_LARGE')
  const claims = Object.entries(await toClaims(options)) as [keyof JweHeader, string][]
  if (claims.some(([name, claim]) => header[name] !== claim)) throw new SealError('TRANSPORT_INVALID')

  const text = await decrypt(data, key)
  if (options.claimNonce && !(await options.claimNonce(jti, ts))) throw new SealError('TRANSPORT_REPLAY')
  return { payload: parseText(text), text, kid, nonce: jti, ts }
}

/** The lengths of the parts: header . encrypted key . IV of 12 bytes . ciphertext . tag of 16 bytes */
const partLengths = [[1, 4096], [342, 1366], [16, 16], [2, Infinity], [22, 22]] as const

/** Checks sizes and alphabet before anything is computed. The library jose accepts several spellings of some texts; here each part has exactly one. */
function parseJwe(data: string, value: string): JweHeader {
  const parts = data.split('.')
  const isForm = parts.length === partLengths.length && partLengths.every(([least, most], index) => {
    const part = parts[index] ?? ''
    return part.length >= least && part.length <= most && isBase64Url(part)
  })
  const bytes = isForm ? decodeBase64Url(parts[0] ?? '') : null
  const header = bytes && readHeader(new TextDecoder().decode(bytes))
  if (!header || value !== jwePrefix + header.kid) throw new SealError('TRANSPORT_INVALID')
  return header
}

/** Whether a text is the one valid spelling of its bytes: only characters of the alphabet, and no spare bits set in the last one. */
function isBase64Url(text: string): boolean {
  return /^[\w-]+$/.test(text) && decodeBase64Url(text.slice(text.length - (text.length % 4))) !== null
}

async function decrypt(data: string, key: PrivateJwk): Promise<string> {
  const { compactDecrypt } = await loadJose()
  const imported = await importPrivateKeyOnce(key)
  const accepted = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] }
  const opened = await compactDecrypt(data, imported, accepted).catch(() => null)
  if (!opened || opened.plaintext.some((byte) => byte > 0x7e)) throw new SealError('TRANSPORT_INVALID')
  return new TextDecoder().decode(opened.plaintext)
}
