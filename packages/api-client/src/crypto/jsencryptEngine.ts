import { type Bytes, decodeBase64Url } from './base64url.ts'
import { requireWebCrypto } from './InsecureContext.ts'
import { importPublicKeyOnce, modulusSize, oncePerKey, type PublicJwk } from './jwk.ts'
import { loadJsencrypt, type LoadJsencrypt } from './loadJsencrypt.ts'
import type { RsaEngine } from './RsaEngine.ts'

export interface JsencryptEngineOptions {
  /** Loads the library; the default works only in a page. */
  load?: LoadJsencrypt
}

/**
 * RSA by the jsencrypt library, for comparison with `webCryptoEngine` and for operators who require it. It is 17 to 32 times slower and
 * runs on the page's main thread. Rejects with an `Error` in a worker, in Node and during server rendering.
 */
export function createJsencryptEngine({ load = loadJsencrypt }: JsencryptEngineOptions = {}): RsaEngine {
  const toPemOnce = oncePerKey(toPem)
  return {
    name: 'jsencrypt',
    async encrypt(publicKey, block) {
      const cipher = new (await load())()
      cipher.setPublicKey(await toPemOnce(publicKey))
      // The library treats each character as a byte, so text above U+00FF would be truncated silently.
      const encrypted = cipher.encryptOAEP(String.fromCharCode(...block))
      if (encrypted === false) throw new Error('jsencrypt could not encrypt a block: the key is unusable or the block too long for it.')
      return toBlock(encrypted, modulusSize(publicKey))
    },
  }
}

/** `createJsencryptEngine` with its defaults, for a page. */
export const jsencryptEngine: RsaEngine = /* @__PURE__ */ createJsencryptEngine()

async function toPem(key: PublicJwk): Promise<string> {
  const spki = await requireWebCrypto().subtle.exportKey('spki', await importPublicKeyOnce(key))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(spki)))
  return `-----BEGIN PUBLIC KEY-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----`
}

function toBlock(base64: string, size: number): Bytes {
  const bytes = decodeBase64Url(base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'))
  if (!bytes || bytes.length > size) throw new Error('jsencrypt answered something other than one encrypted block.')
  const block = new Uint8Array(size)
  block.set(bytes, size - bytes.length)
  return block
}
