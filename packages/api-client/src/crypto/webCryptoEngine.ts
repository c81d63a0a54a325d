import { requireWebCrypto } from './InsecureContext.ts'
import { importPublicKeyOnce } from './jwk.ts'
import type { RsaEngine } from './RsaEngine.ts'

/** RSA by the browser's or Node's WebCrypto. It is the default, and the only engine for workers and servers. */
export const webCryptoEngine: RsaEngine = {
  name: 'webcrypto',
  async encrypt(publicKey, block) {
    const key = await importPublicKeyOnce(publicKey)
    return new Uint8Array(await requireWebCrypto().subtle.encrypt({ name: 'RSA-OAEP' }, key, block))
  },
}
