import { equalBytes, fromBase64, randomBytes, toBase64 } from '../bytes/bytes.ts'
import type { PasswordHasher } from '../hostInterfaces.ts'

export interface Argon2Cost {
  /** The memory for one hash, in KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** Computes an Argon2id hash, by the engine that the host has. */
export type Argon2id = (password: string, salt: Uint8Array, cost: Argon2Cost, length: number) => Promise<Uint8Array>

/** The cost of a hash on a server, which is OWASP's first choice for Argon2id. */
export const productionCost: Argon2Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }

/** A cheap cost for tests and stories. */
export const cheapCost: Argon2Cost = { memory: 8, passes: 1, parallelism: 1 }

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Creates a hasher that writes PHC strings. A check takes the cost from the string, so old hashes stay valid when the cost is raised. */
export function createArgon2Hasher(argon2id: Argon2id, cost: Argon2Cost = productionCost): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await argon2id(password, salt, cost, 32)
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
    },
    async verify(password, hash) {
      const [, memory, passes, parallelism, salt, tag] = pattern.exec(hash) ?? []
      if (!memory || !passes || !parallelism || !salt || !tag) return false
      const expected = fromBase64(tag)
      const stated = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
      return equalBytes(await argon2id(password, fromBase64(salt), stated, expected.length), expected)
    },
  }
}

function unpadded(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('=', '')
}
