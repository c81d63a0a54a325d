import { loadOnDemand } from './loadOnDemand.ts'

/** The part of a JSEncrypt instance that we use. */
export interface JsencryptCipher {
  setPublicKey(pem: string): void
  /** Encrypts by PKCS#1 v1.5, in base64; false if the key or the text cannot be used. */
  encrypt(text: string): string | false
  /** Encrypts by OAEP with SHA-256, for text with one byte per character. */
  encryptOAEP(latin1: string): string | false
}

/**
 * Loads the library. Callers who pass another function than `loadJsencrypt` are responsible for its randomness, because jsencrypt uses
 * `Math.random` if there is no `window`.
 */
export type LoadJsencrypt = () => Promise<new () => JsencryptCipher>

const load = /* @__PURE__ */ loadOnDemand('jsencrypt', async () => import('jsencrypt'))

/**
 * Loads the library on first use, only in a page's main thread. Rejects with an `Error` in a worker, in Node and during server rendering.
 */
export const loadJsencrypt: LoadJsencrypt = async () => {
  const isPage = typeof window !== 'undefined' && typeof document !== 'undefined'
  if (!isPage) {
    throw new Error(
      'jsencrypt draws its randomness from Math.random outside a page, so its messages could be guessed. Use webCryptoEngine here.',
    )
  }
  return (await load()).JSEncrypt
}
