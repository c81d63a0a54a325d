import { argon2id } from 'hash-wasm'
import type { Argon2id } from './argon2Hasher.ts'

/** Argon2id in WebAssembly. It blocks the thread while it runs. */
export const wasmArgon2: Argon2id = (password, salt, cost, length) =>
  argon2id({
    password: password.normalize('NFC'),
    salt,
    memorySize: cost.memory,
    iterations: cost.passes,
    parallelism: cost.parallelism,
    hashLength: length,
    outputType: 'binary',
  })
