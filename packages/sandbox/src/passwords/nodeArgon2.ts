import * as nodeCrypto from 'node:crypto'
import type { Argon2id } from './argon2Hasher.ts'
import { wasmArgon2 } from './wasmArgon2.ts'

/** Node's own Argon2id, off the main thread. If this Node has none, the WebAssembly version, with the same result. */
export const nodeArgon2: Argon2id = (password, salt, cost, length) => {
  if (typeof nodeCrypto.argon2 !== 'function') return wasmArgon2(password, salt, cost, length)
  const parameters = {
    message: password.normalize('NFC'),
    nonce: salt,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: length,
  }
  return new Promise((resolve, reject) => {
    nodeCrypto.argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(new Uint8Array(tag))))
  })
}
