import { jwkThumbprint, type PrivateJwk } from '@portal/api-client/crypto'
import type { Limits } from '../limits/limits.ts'
import type { Clock } from '../hostInterfaces.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { inTransaction } from '../store/transaction.ts'

export interface KeyPair {
  privateJwk: JsonWebKey
  publicJwk: JsonWebKey
}

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }

export async function generateKeyPair(): Promise<KeyPair> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  return {
    privateJwk: await crypto.subtle.exportKey('jwk', pair.privateKey),
    publicJwk: await crypto.subtle.exportKey('jwk', pair.publicKey),
  }
}

const keysSince = statement((store, { retiredAfter }: { retiredAfter: number }) =>
  store
    .selectFrom('transport_keys')
    .selectAll()
    .where(({ eb, or }) => or([eb('retired_at', 'is', null), eb('retired_at', '>', retiredAfter)]))
    .orderBy('retired_at', (order) => order.desc().nullsFirst()))

/** The keys that decrypt requests: the current key, and the previous one until it is retired. */
export async function createTransportKeys(store: Store, clock: Clock, limits: Limits, makePair = generateKeyPair) {
  const parsedKeys = new Map<string, PrivateJwk>()

  async function rotate(): Promise<void> {
    const { privateJwk, publicJwk } = await makePair()
    const kid = await jwkThumbprint(publicJwk)
    const { kty, n, e } = publicJwk
    const shown = { kty, n, e, kid, use: 'enc', alg: 'RSA-OAEP-256' }
    const now = clock.now()
    await inTransaction(store, async (trx) => {
      await trx.deleteFrom('transport_keys').where('retired_at', '<=', now - limits.keyRetirement).execute()
      await trx.updateTable('transport_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute()
      await trx
        .insertInto('transport_keys')
        .values({ kid, private_jwk: JSON.stringify(privateJwk), public_jwk: JSON.stringify(shown), created_at: now, retired_at: null })
        .execute()
    })
  }

  async function accepted() {
    return (await keysSince(store, { retiredAfter: clock.now() - limits.keyRetirement })).rows
  }

  /** The public keys as a JWKS (JSON Web Key Set), the current key first. */
  async function published(): Promise<{ keys: JsonWebKey[] }> {
    return { keys: (await accepted()).map((row) => JSON.parse(row.public_jwk) as JsonWebKey) }
  }

  /** The private keys that requests may name. Each is parsed once, since the decryption caches the imported key by its object. */
  async function privateKeys(): Promise<PrivateJwk[]> {
    return (await accepted()).map((row) => {
      const parsed = parsedKeys.get(row.kid) ?? (JSON.parse(row.private_jwk) as PrivateJwk)
      parsedKeys.set(row.kid, parsed)
      return parsed
    })
  }

  const current = await store.selectFrom('transport_keys').select('kid').where('retired_at', 'is', null).executeTakeFirst()
  if (!current) await rotate()
  return { rotate, published, privateKeys }
}

export type TransportKeys = Awaited<ReturnType<typeof createTransportKeys>>
