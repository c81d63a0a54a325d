import type { InferInput } from 'valibot'
import type { EndpointDefinition, ResponseOf } from './contract/defineEndpoint.ts'
import * as sessionEndpoints from './contract/endpoints/auth.ts'
import type { endpoints } from './contract/index.ts'
import { loadEndpoint } from './contract/loadEndpoint.ts'
import type { ServiceMap } from './contract/services.ts'
import type { RsaEngine } from './crypto/index.ts'
import { type CallOptions, createCaller } from './transport/createCaller.ts'
import { createSealedEnvelope } from './transport/createSealedEnvelope.ts'
import type { Envelope } from './transport/Envelope.ts'
import { createKeyStore, type KeyStore } from './transport/keyStore.ts'
import { type RetrySettings, usualRetries } from './transport/retryPolicy.ts'
import { createServerClock, type ServerClock } from './transport/serverClock.ts'
import { createSessionExpiry, type Session } from './transport/sessionExpiry.ts'

export interface ApiClientConfig {
  services: ServiceMap
  /** The address where the server publishes its keys (a JWK set). */
  keysUrl: string
  /** The present session, read once per call; null if nobody is signed in. */
  getSession: () => Session | null
  /** The path of the page on which the person is; sent with each write, so that the service's log can say where it was made. Omit to send none. */
  getPage?: () => string
  /** Called once for any number of 401s of one session, and not at all if another session is current by then. */
  onSessionExpired: (had: { hadToken: boolean }) => void
  /** Omit for the platform's `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Unix milliseconds; omit for this machine's clock. */
  now?: () => number
  /** Milliseconds for a whole call, including its body and its retries; 20,000 if omitted. */
  timeout?: number
  /** How requests are wrapped; omit for `createSealedEnvelope`. */
  envelope?: Envelope
  /** The RSA engine of the sealed request; omit for WebCrypto. */
  engine?: RsaEngine
  /** How reads and repeatable writes are retried; if omitted, twice, after about 0.3 and 0.6 s. */
  retries?: RetrySettings
}

/** The payload of a call, as the caller writes it. */
export type PayloadOf<E extends EndpointDefinition> = InferInput<E['request']>

/** One call. Rejects with an error of the `PortalApiError` family, `ContractMismatch`, `InsecureContext` or the signal's reason. */
export type ClientFunction<E extends EndpointDefinition> = undefined extends PayloadOf<E>
  ? (payload?: PayloadOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>
  : (payload: PayloadOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>

export type ClientOf<Endpoints extends Record<string, EndpointDefinition>> = {
  readonly [Name in keyof Endpoints]: ClientFunction<Endpoints[Name]>
}

/** Every call of the contract as a function of its name. */
export type ApiClient = ClientOf<typeof endpoints> & {
  /** Epoch milliseconds on the server's clock. Corrected only after a `TRANSPORT_STALE` refusal; until then it may be up to 300 s off. */
  serverNow(): number
  /**
   * Fetches what the first call will need, the services' keys, and the definitions of the calls that are named, so that these need not wait.
   * Rejects as a call would.
   */
  prepare(...calls: (keyof typeof endpoints)[]): Promise<void>
}

/** Creates the client of the portal's services. It throws errors and calls `onSessionExpired`; it never shows, stores or navigates. */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const clock = createServerClock(config.now ?? Date.now)
  const keys = keyStoreOf(config)
  const call = createCallerOf(config, clock, keys)
  const prepare = async (...calls: readonly string[]) => {
    // Another envelope brings its own key.
    const key = config.envelope ? null : keys.current(AbortSignal.timeout(config.timeout ?? usualTimeout))
    await Promise.all([key, ...calls.map((name) => loadEndpoint(name))])
  }
  const present = { ...functionsOf(sessionEndpoints, call), serverNow: clock.now, prepare }
  return new Proxy(present, {
    get(target, name) {
      if (!Reflect.has(target, name) && typeof name === 'string' && !notCalls.has(name)) Reflect.set(target, name, lazyFunction(name, call))
      return Reflect.get(target, name) as unknown
    },
  }) as ApiClient
}

/** Names that the language or a library looks up on any object. With them, the client would be awaited or written as JSON. */
const notCalls = new Set(['then', 'toJSON'])

/** A call whose definition is loaded at the first call. Rejects with a `TypeError` for a name that the contract does not have. */
function lazyFunction(name: string, call: Caller) {
  return async (payload: unknown, options?: CallOptions): Promise<unknown> => {
    const endpoint = await loadEndpoint(name)
    if (!endpoint) throw new TypeError(`The contract has no call ${name}.`)
    return call(name, endpoint, payload, options)
  }
}

/** The same client over another set of endpoints. */
export function createClientOf<Endpoints extends Record<string, EndpointDefinition>>(
  contract: Endpoints,
  config: ApiClientConfig,
  clock: ServerClock = createServerClock(config.now ?? Date.now),
): ClientOf<Endpoints> {
  return functionsOf(contract, createCallerOf(config, clock, keyStoreOf(config)))
}

type Caller = ReturnType<typeof createCaller>

function functionsOf<Endpoints extends Record<string, EndpointDefinition>>(contract: Endpoints, call: Caller): ClientOf<Endpoints> {
  const functions = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (payload: unknown, options?: CallOptions) => call(name, endpoint, payload, options),
  ])
  return Object.fromEntries(functions) as ClientOf<Endpoints>
}

const usualTimeout = 20_000

const fetchOf = (config: ApiClientConfig): typeof globalThis.fetch => config.fetch ?? ((...request) => globalThis.fetch(...request))

function keyStoreOf(config: ApiClientConfig): KeyStore {
  return createKeyStore({ url: config.keysUrl, fetch: fetchOf(config), now: config.now ?? Date.now, timeout: config.timeout ?? usualTimeout })
}

function createCallerOf(config: ApiClientConfig, clock: ServerClock, keys: KeyStore): Caller {
  const { services, getSession, getPage, timeout = usualTimeout } = config
  return createCaller({
    services,
    getSession,
    getPage,
    timeout,
    retries: config.retries ?? usualRetries,
    expiry: createSessionExpiry(config),
    wire: {
      fetch: fetchOf(config),
      keys,
      clock,
      envelope: config.envelope ?? createSealedEnvelope(config.engine),
    },
  })
}
