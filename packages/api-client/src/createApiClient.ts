import type { InferInput } from 'valibot'
import type { EndpointArea, EndpointDefinition, ResponseOf } from './contract/defineEndpoint.ts'
import * as sessionEndpoints from './contract/endpoints/auth.ts'
import type { endpoints, EndpointsByArea } from './contract/index.ts'
import { callNames, type ContractPart, isArea, loadArea, loadEndpoint, loadPart } from './contract/loadEndpoint.ts'
import type { ServiceMap } from './contract/services.ts'
import type { RsaEngine } from './crypto/index.ts'
import { type CallOptions, createCaller } from './transport/createCaller.ts'
import { createSealedEnvelope } from './transport/createSealedEnvelope.ts'
import type { Envelope } from './transport/Envelope.ts'
import type { FollowOptions, StreamEnd } from './transport/followChanges.ts'
import { createKeyStore, type KeyStore } from './transport/keyStore.ts'
import { type RetrySettings, usualRetries } from './transport/retryPolicy.ts'
import { createServerClock, type ServerClock } from './transport/serverClock.ts'
import { createSessionExpiry, type Session } from './transport/sessionExpiry.ts'

export interface ApiClientConfig {
  services: ServiceMap
  /** The address where the server publishes its keys (a JWK set). */
  keysUrl: string
  /** Returns the current session, read once for each call; null if nobody is signed in. If omitted, the client keeps the session of `signIn`. */
  getSession?: () => Session | null
  /** The key of a machine, created in the sandbox's console. Each call is made with it and needs no session. For servers; never in a page. */
  apiKey?: string
  /**
   * Whether to refuse a payload with a field that the call does not have, by a `TypeError` that names the field probably meant. For
   * development and tests. Otherwise such a field is sent, and services ignore it.
   */
  refusesUnknownFields?: boolean
  /** Returns the path of the user's page, which is sent with each write, so that activity can say where it was made. Omit it to send none. */
  getPage?: () => string
  /** Returns the language of the screen, in which the services answer; sent with each call. Omit it to send the browser's languages. */
  getLanguage?: () => string
  /** Called once for any number of 401s of one session, and not at all if another session is current by then. */
  onSessionExpired?: (had: { hadToken: boolean }) => void
  /** Sends requests; the platform's `fetch` if omitted. */
  fetch?: typeof globalThis.fetch
  /** Returns the time in Unix milliseconds; this machine's clock if omitted. */
  now?: () => number
  /** Milliseconds for a whole call, including its body and its retries; 20,000 if omitted. */
  timeout?: number
  /** How requests are encrypted; `createSealedEnvelope` if omitted. */
  envelope?: Envelope
  /** The RSA engine for encrypted requests; WebCrypto if omitted. */
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

/** The calls of each area by their names in it: `api.users.list()`. */
export type ClientAreas = {
  readonly [Area in keyof EndpointsByArea]: { readonly [Name in keyof EndpointsByArea[Area]]: ClientFunctionOf<EndpointsByArea[Area][Name]> }
}

type ClientFunctionOf<E> = E extends EndpointDefinition ? ClientFunction<E> : never

/** Every call of the contract, in its area and, by the specification's own spelling, on the client itself: `getUserTierUserList` is `users.list`. */
export type ApiClient = ClientOf<typeof endpoints> & ClientAreas & {
  /**
   * Signs in, keeps the session for the calls that follow, and returns the answer of `login`. A client that was given `getSession` refuses
   * this with a `TypeError`, because its sessions are kept elsewhere.
   */
  signIn(payload: PayloadOf<typeof endpoints.login>, options?: CallOptions): Promise<ResponseOf<typeof endpoints.login>>
  /** Ends the session of `signIn`, in the client and on the server. */
  signOut(options?: CallOptions): Promise<void>
  /** Epoch milliseconds on the server's clock. Corrected only after a `TRANSPORT_STALE` refusal; until then it may be up to 300 s off. */
  serverNow(): number
  /**
   * Fetches the services' keys and the definitions of the named calls, or of all calls of a named part of the contract, so that their first
   * call starts sooner. Rejects as a call would.
   */
  prepare(...calls: (keyof typeof endpoints | ContractPart)[]): Promise<void>
  /**
   * Reports which kinds of data change in the session's account, until the stream ends. The caller then reads its data again, and follows
   * the stream again after a pause. Rejects only with the signal's reason.
   */
  followChanges(options: FollowOptions): Promise<StreamEnd>
}

/** The session that an answer of `login` or `signInAsAdmin` begins. */
export function sessionOf({ AuthToken, CsrfToken, user }: Pick<ResponseOf<typeof endpoints.login>, 'AuthToken' | 'CsrfToken' | 'user'>): Session {
  return { token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }
}

/** Creates the client of the portal's services. It throws errors and calls `onSessionExpired`; it never shows, stores or navigates. */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const clock = createServerClock(config.now ?? Date.now)
  const keys = keyStoreOf(config)
  const own = keepSession(config)
  const call = createCallerOf({ ...config, ...own }, clock, keys)
  const prepare = async (...calls: readonly string[]) => {
    // An envelope other than the default has its own keys.
    const key = config.envelope ? null : keys.current(AbortSignal.timeout(config.timeout ?? usualTimeout))
    await Promise.all([key, ...calls.map(loadPart)])
  }
  const functions = functionsOf(sessionEndpoints, call)
  const present = {
    ...functions,
    serverNow: clock.now,
    prepare,
    async followChanges(options: FollowOptions): Promise<StreamEnd> {
      const session = own.getSession()
      if (!session) return 'none'
      const [{ changesCall }, { followChanges }] = await Promise.all([import('./contract/changes.ts'), import('./transport/followChanges.ts')])
      return followChanges(fetchOf(config), `${config.services[changesCall.service]}${changesCall.path}`, session, options)
    },
    async signIn(payload: PayloadOf<typeof endpoints.login>, options?: CallOptions) {
      if (config.getSession) throw new TypeError('This client is given its session by getSession: call login, and keep sessionOf(answer).')
      const answer = await functions.login(payload, options)
      own.keep(sessionOf(answer))
      return answer
    },
    async signOut(options?: CallOptions) {
      await functions.userSignout({}, options)
      own.keep(null)
    },
  }
  return withCalls(present, (name) => (isArea(name) ? withCalls({}, (as) => functionIn(name, as, call)) : lazyFunction(name, call))) as ApiClient
}

/** The session with which calls are made: that of `getSession`, a machine key, or the client's own. */
function keepSession({ getSession, apiKey, onSessionExpired }: ApiClientConfig) {
  let kept: Session | null = apiKey === undefined ? null : { token: apiKey, authKey: '', csrf: '' }
  return {
    keep(session: Session | null) {
      kept = session
    },
    getSession: getSession ?? (() => kept),
    onSessionExpired(had: { hadToken: boolean }) {
      if (apiKey === undefined) kept = null
      onSessionExpired?.(had)
    },
  }
}

/** Names that the language or a library looks up on any object. If they were calls, `await` and `JSON.stringify` would call them. */
const notCalls = new Set(['then', 'toJSON'])

/** An object whose other properties are created when they are first read, so that naming a call or an area loads nothing. */
function withCalls(present: object, make: (name: string) => unknown): object {
  return new Proxy(present, {
    get(target, name) {
      if (!Reflect.has(target, name) && typeof name === 'string' && !notCalls.has(name)) Object.defineProperty(target, name, { value: make(name) })
      return Reflect.get(target, name) as unknown
    },
  })
}

/** A call whose definition is loaded when it is first made. Rejects with a `TypeError` for a name that the contract does not have. */
function lazyFunction(name: string, call: Caller) {
  return async (payload: unknown, options?: CallOptions): Promise<unknown> => {
    const endpoint = await loadEndpoint(name)
    if (!endpoint) throw await unknownCall(name, callNames())
    return call(name, endpoint, payload, options)
  }
}

/** A call by its name in an area. */
function functionIn(area: EndpointArea, as: string, call: Caller) {
  return async (payload: unknown, options?: CallOptions): Promise<unknown> => {
    const calls = await loadArea(area)
    const found = calls.find(([, endpoint]) => endpoint.as === as)
    if (!found) throw await unknownCall(`${area}.${as}`, calls.map(([, endpoint]) => `${area}.${endpoint.as}`))
    return call(found[0], found[1], payload, options)
  }
}

async function unknownCall(name: string, names: string[]): Promise<TypeError> {
  const { didYouMean, nearestName } = await import('./contract/nearestName.ts')
  return new TypeError(`The contract has no call ${name}.${didYouMean(nearestName(name, names))}`)
}

/** Creates the same client for another set of endpoints. */
export function createClientOf<Endpoints extends Record<string, EndpointDefinition>>(
  contract: Endpoints,
  config: ApiClientConfig,
  clock: ServerClock = createServerClock(config.now ?? Date.now),
): ClientOf<Endpoints> {
  return functionsOf(contract, createCallerOf({ ...config, ...keepSession(config) }, clock, keyStoreOf(config)))
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

type WithSession = ApiClientConfig & Required<Pick<ApiClientConfig, 'getSession' | 'onSessionExpired'>>

function createCallerOf(config: WithSession, clock: ServerClock, keys: KeyStore): Caller {
  const { services, getSession, getPage, getLanguage, timeout = usualTimeout } = config
  const call = createCaller({
    services,
    getSession,
    getPage,
    getLanguage,
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
  if (!config.refusesUnknownFields) return call
  return async (name, endpoint, payload, options) => {
    const { requireKnownFields } = await import('./contract/unknownFields.ts')
    requireKnownFields(name, endpoint, payload)
    return call(name, endpoint, payload, options)
  }
}
