import * as v from 'valibot'
import type { PublicJwk } from '../crypto/index.ts'
import { ContractMismatch, NetworkError, ServiceError, TimedOut } from '../errors/index.ts'
import { isHttpError } from './isHttpError.ts'
import { sendPatiently } from './sendPatiently.ts'
import { raceSignal } from './deadline.ts'

/** The server's public keys; the first one is the current key. */
export interface KeyStore {
  current(signal: AbortSignal): Promise<PublicJwk>
  /** Returns another key than the refused one, if the server has one by now; requests the keys unless another call just did. */
  replace(refused: PublicJwk, signal: AbortSignal): Promise<PublicJwk>
}

export interface KeyStoreOptions {
  url: string
  fetch: typeof globalThis.fetch
  now: () => number
  /** Milliseconds for one whole request for the keys. */
  timeout: number
}

const endpoint = 'keys'
const longestUse = 300_000

const rsaKey = v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string(), use: v.optional(v.literal('enc')) })
const keySet = v.looseObject({ keys: v.array(v.looseObject({ kty: v.string() })) })

export function createKeyStore(options: KeyStoreOptions): KeyStore {
  let held: { key: PublicJwk; since: number } | null = null
  let loading: Promise<PublicJwk> | null = null

  // Every waiting call shares this request, so no single call's signal may end it.
  function load(cache: RequestCache): Promise<PublicJwk> {
    loading ??= loadKey(options, cache)
      .then((key) => {
        held = { key, since: options.now() }
        return key
      })
      .finally(() => {
        loading = null
      })
    return loading
  }

  return {
    async current(signal) {
      const age = held ? options.now() - held.since : Number.NaN
      if (held && age >= 0 && age < longestUse) return held.key
      return raceSignal(load('default'), signal)
    },
    async replace(refused, signal) {
      if (held && held.key !== refused) return held.key
      return raceSignal(load('no-store'), signal)
    },
  }
}

async function loadKey({ url, fetch, timeout }: KeyStoreOptions, cache: RequestCache): Promise<PublicJwk> {
  const parsed = v.safeParse(keySet, await fetchJson({ url, fetch, timeout, cache }))
  if (!parsed.success) throw new ContractMismatch(endpoint, 'keys', 'a JWK set')
  const usable = parsed.output.keys.find((key) => v.is(rsaKey, key))
  if (!usable) throw new ContractMismatch(endpoint, 'keys', 'an RSA key for encryption')
  return usable
}

interface JsonRequest {
  url: string
  fetch: typeof globalThis.fetch
  timeout: number
  cache: RequestCache
}

async function fetchJson({ url, fetch, timeout, cache }: JsonRequest): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout)
  let text: string
  try {
    // The request has the same options as the document's preload link, so that the preloaded answer is used. Firefox would not use it for a request that forbids redirects.
    const options = { signal, cache, credentials: 'same-origin' } as const
    const send = async () => fromWhereAsked(await fetch(url, options))
    const answering = sendPatiently(url, { ...options, timeout: false, retry: { limit: 2, maxRetryAfter: 10_000 }, send })
    text = await raceSignal(answering.then((response) => response.text()), signal)
  } catch (error) {
    if (signal.aborted) throw new TimedOut(endpoint, timeout)
    if (isHttpError(error)) throw new ServiceError(endpoint, { status: error.response.status, error: null, body: error.data })
    throw new NetworkError(endpoint, 'unreachable', { cause: error })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new NetworkError(endpoint, text === '' ? 'empty' : 'notJson')
  }
}

function fromWhereAsked(response: Response): Response {
  if (response.redirected) throw new TypeError('The keys were asked for elsewhere.')
  return response
}
