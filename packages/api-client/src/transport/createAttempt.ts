import { CodeNotLoaded, type PublicJwk, type SealedRequest } from '../crypto/index.ts'
import { NetworkError, RequestTooLarge } from '../errors/index.ts'
import type { Call } from './Call.ts'
import type { Envelope } from './Envelope.ts'
import type { KeyStore } from './keyStore.ts'
import type { ServerClock } from './serverClock.ts'
import { sessionHeaders } from './sessionHeaders.ts'

export interface Wire {
  fetch: typeof globalThis.fetch
  keys: KeyStore
  clock: ServerClock
  envelope: Envelope
}

/** The largest length of a query, because some proxies refuse a request line longer than 8,192 characters. */
const longestQuery = 7000

/**
 * Creates the `fetch` of one call. It runs for every attempt, so that each attempt is encrypted again; a hook would encrypt only once, and
 * the server would take the second attempt for a replay. A refused key and a refused time are each corrected once.
 */
export function createAttempt(call: Call, wire: Wire, asked?: Promise<Response>): (signal: AbortSignal) => Promise<Response> {
  const hasQuery = call.endpoint.method === 'POST' || call.text !== '{}'
  const corrected = { key: false, clock: false }
  let key: PublicJwk | undefined
  let given = asked

  return async function attempt(signal) {
    if (!hasQuery) return send(wire.fetch, call, null, signal).catch((cause: unknown) => unsent(call, signal, cause))
    const current = async () => (key ??= await wire.keys.current(signal))
    for (;;) {
      const sent = given ?? send(wire.fetch, call, await seal(call, wire, current), signal)
      given = undefined
      const response = await sent.catch((cause: unknown) => unsent(call, signal, cause))
      const refusal = await peekRefusal(response)
      if (refusal.code === 'TRANSPORT_KEY_UNKNOWN' && (key || asked) && !corrected.key) {
        corrected.key = true
        key = await wire.keys.replace(await current(), signal)
      } else if (refusal.code === 'TRANSPORT_STALE' && !corrected.clock && wire.clock.learn(response.headers.get('date'))) {
        corrected.clock = true
      } else {
        return refusal.response
      }
    }
  }
}

/** Throws `RequestTooLarge` if the server would refuse the payload because of its size. */
export function requireFittingPayload({ name, endpoint, text, session }: Call, envelope: Envelope): void {
  const excess = envelope.findExcess?.(text, { method: endpoint.method, token: session?.token ?? null })
  if (excess) throw new RequestTooLarge(name, excess.size, excess.limit, excess.unit)
}

async function seal(call: Call, { envelope, clock }: Wire, publicKey: () => Promise<PublicJwk>): Promise<SealedRequest> {
  const { method, service, path } = call.endpoint
  try {
    return await envelope.wrap(call.text, { method, service, path, token: call.session?.token ?? null, publicKey, now: clock.now() })
  } catch (cause) {
    throw cause instanceof CodeNotLoaded ? new NetworkError(call.name, 'unreachable', { cause }) : cause
  }
}

async function send(fetch: Wire['fetch'], call: Call, sealed: SealedRequest | null, signal: AbortSignal): Promise<Response> {
  const { method, responseKind, knowsDevice } = call.endpoint
  const hasBody = method === 'POST' && call.endpoint.sealedIn !== 'query'
  const headers = new Headers({ Accept: responseKind === 'file' ? '*/*' : 'application/json', ...(call.session && sessionHeaders(call.session)) })
  if (call.idempotencyKey) headers.set('Idempotency-Key', call.idempotencyKey)
  if (call.page) headers.set('X-Page', call.page)
  if (call.language) headers.set('Accept-Language', call.language)
  if (hasBody) headers.set('Content-Type', 'application/json')
  // No redirects: the session's headers must not reach an address that the contract does not name. No cookies, except where they identify a device.
  const credentials = knowsDevice ? 'same-origin' : 'omit'
  const init = { method, headers, signal, cache: 'no-store', credentials, redirect: 'error', referrerPolicy: 'no-referrer' } as const
  return hasBody ? fetch(call.url, { ...init, body: JSON.stringify(sealed) }) : fetch(withQuery(call, sealed), init)
}

function unsent({ name }: Call, signal: AbortSignal, cause: unknown): never {
  if (signal.aborted || cause instanceof RequestTooLarge) throw cause
  throw new NetworkError(name, 'unreachable', { cause })
}

function withQuery({ name, url }: Call, sealed: SealedRequest | null): string {
  if (!sealed) return url
  const query = `request=${encodeURIComponent(sealed.Data)}&value=${encodeURIComponent(sealed.Value)}`
  if (query.length > longestQuery) throw new RequestTooLarge(name, query.length, longestQuery, 'characters of query')
  return `${url}?${query}`
}

/** Reads the code of a refusal and returns the answer with its body unread. */
async function peekRefusal(response: Response): Promise<{ code: unknown; response: Response }> {
  if (response.status < 400 || response.status > 499) return { code: undefined, response }
  const text = await response.text().catch(() => '')
  const { status, statusText, headers } = response
  return { code: codeOf(text), response: new Response(text, { status, statusText, headers }) }
}

function codeOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  } catch {
    return undefined
  }
}
