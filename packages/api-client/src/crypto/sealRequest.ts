import { fewAtATime } from './fewAtATime.ts'
import { sealBlocks, type SealedRequest, type SealIngredients, type SealOptions } from './sealBlocks.ts'
import { toSealedText } from './sealedText.ts'

export { marker, type SealedRequest, type SealOptions } from './sealBlocks.ts'

/**
 * Encrypts a payload for one method, service, path and session. Every call makes a new key, nonce and time, so each attempt of a request is
 * encrypted again. Throws `InsecureContext` without WebCrypto, and `TypeError` for an unusable key or payload.
 */
export async function sealRequest(payload: unknown, options: SealOptions): Promise<SealedRequest> {
  return sealText(toSealedText(payload), options)
}

/** Like `sealRequest`, for a payload that `toSealedText` has already turned into text. */
export async function sealText(text: string, options: SealOptions): Promise<SealedRequest> {
  return sealBlocks(text, options, fewAtATime)
}

/** Encrypts an ASCII text with given random parts. */
export async function sealWith(text: string, options: SealOptions, ingredients: SealIngredients): Promise<SealedRequest> {
  return sealBlocks(text, options, fewAtATime, ingredients)
}
