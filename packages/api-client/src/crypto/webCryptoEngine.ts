import { requireWebCrypto } from './InsecureContext.ts'
import { importPublicKey, oncePerKey } from './jwk.ts'
import type { RsaEngine } from './RsaEngine.ts'

const importOnce = oncePerKey(importPublicKey)

/** The browser's and Node's own RSA: the default, and the only engine for workers and servers. */
export const webCryptoEngine: RsaEngine = {
  name: 'webcrypto',
  async encrypt(publicKey, block) {
    const key = await importOnce(publicKey)
    return new Uint8Array(await requireWebCrypto().subtle.encrypt({ name: 'RSA-OAEP' }, key, block))
  },
}
