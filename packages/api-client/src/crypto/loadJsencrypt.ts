import { loadOnDemand } from './loadOnDemand.ts'

/** What is used of a JSEncrypt instance. */
export interface JsencryptCipher {
  setPublicKey(pem: string): void
  /** PKCS#1 v1.5, in base64; false where the key or the text cannot be used. */
  encrypt(text: string): string | false
  /** OAEP with SHA-256, of characters that each stand for a byte. */
  encryptOAEP(latin1: string): string | false
}

/**
 * Where the library comes from. Whoever gives one other than `loadJsencrypt` answers for its randomness, because jsencrypt
 * falls back to `Math.random` wherever there is no `window`.
 */
export type LoadJsencrypt = () => Promise<new () => JsencryptCipher>

const load = /* @__PURE__ */ loadOnDemand('jsencrypt', async () => import('jsencrypt'))

/** Fetches the library on first use, in a page's main thread only. Rejects with an `Error` in a worker, in Node and during server rendering. */
export const loadJsencrypt: LoadJsencrypt = async () => {
  const isPage = typeof window !== 'undefined' && typeof document !== 'undefined'
  if (!isPage) {
    throw new Error(
      'jsencrypt draws its randomness from Math.random outside a page, so its messages could be guessed. Use webCryptoEngine here.',
    )
  }
  return (await load()).JSEncrypt
}
