import { encodeBase64Url } from './base64url.ts'
import { requireWebCrypto } from './InsecureContext.ts'
import { importPublicKeyOnce, thumbprintOnce } from './jwk.ts'
import { jwePrefix, toHeader } from './jwe.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { SealedRequest, SealOptions } from './sealRequest.ts'
import { toSealedText } from './sealedText.ts'

const loadJose = /* @__PURE__ */ loadOnDemand('The encryption of large requests', async () => import('jose/jwe/compact/encrypt'))

/**
 * Encrypts a payload of any size as one JWE: `Value` is `2.<kid>`, `Data` the compact form (RFC 7516). It takes one RSA operation, while
 * `sealRequest` needs one for every 86 characters. Throws the errors of `sealRequest`, and `CodeNotLoaded` if the library jose cannot be
 * loaded.
 */
export async function sealLargeRequest(payload: unknown, options: Omit<SealOptions, 'engine'>): Promise<SealedRequest> {
  return sealLargeText(toSealedText(payload), options)
}

/** Like `sealLargeRequest`, for a payload that `toSealedText` has already turned into text. */
export async function sealLargeText(text: string, options: Omit<SealOptions, 'engine'>): Promise<SealedRequest> {
  const crypto = requireWebCrypto()
  const kid = await thumbprintOnce(options.publicKey)
  const header = await toHeader(options, {
    kid,
    iat: Math.floor((options.now ?? Date.now()) / 1000),
    jti: encodeBase64Url(crypto.getRandomValues(new Uint8Array(16))),
  })
  const { CompactEncrypt } = await loadJose()
  const encrypting = new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ ...header })
  return { Data: await encrypting.encrypt(await importPublicKeyOnce(options.publicKey)), Value: jwePrefix + kid }
}
