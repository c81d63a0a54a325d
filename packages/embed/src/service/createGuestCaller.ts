import type { PublicJwk, SealedRequest } from '@portal/api-client/guest'
import { GuestFailure } from './GuestFailure.ts'
import { type GuestCall, guestCalls, type GuestServices } from './guestCalls.ts'

/** The context of a request's envelope. */
export interface SealFor {
  method: 'GET'
  service: string
  path: string
  token: null
  /** The services' current key. */
  publicKey: () => Promise<PublicJwk>
  /** Epoch milliseconds. */
  now: number
}

export interface GuestCallerOptions {
  services: GuestServices
  /** Omit for the platform's. */
  fetch?: typeof fetch
  /** Preloaded keys, a JWK set. */
  keySet?: unknown
  /** The language of the services' messages: the page's. */
  language: () => string
  /** The envelope of a request. */
  seal: (payload: object, context: SealFor) => Promise<SealedRequest>
  /** Milliseconds for a call with all its attempts; ten seconds if omitted, because the guest is waiting at a gate. */
  timeLimit?: number
}

export interface GuestCaller {
  call: (name: GuestCall, payload: object, signal: AbortSignal) => Promise<Response>
  /** Epoch milliseconds on the services' clock, corrected once they refused a request for its time. */
  now: () => number
}

/** Milliseconds before the second and the third attempt. */
const pauses = [300, 900]

/** Calls a guest's services. Every attempt has a new seal; a refused key and a refused time are each corrected once. Rejects with `GuestFailure`, or the signal's reason. */
export function createGuestCaller({ services, fetch: send = (...given) => fetch(...given), keySet, language, seal, timeLimit = 10_000 }: GuestCallerOptions): GuestCaller {
  let offset = 0
  let key: Promise<PublicJwk> | null = keySet === undefined ? null : Promise.resolve(keySet).then(firstKey)
  const now = () => Date.now() + offset

  const fetchKey = (cache: RequestCache) => {
    // With the same options as the document's preload, so that its answer is used.
    const asked = send(services.keys, { cache, credentials: 'same-origin', redirect: 'error', signal: AbortSignal.timeout(timeLimit) })
    const found = asked.then(readKeys, unreachable).then(firstKey)
    found.catch(() => (key = null))
    return found
  }

  /** Whether the services answer, but this page may not read it: the browser says no more than that there is an answer. */
  const isRefused = async () => /^https?:/.test(services.keys)
    && send(services.keys, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(3000) }).then(() => true, () => false)

  async function attempt(name: GuestCall, payload: object, signal: AbortSignal): Promise<Response> {
    const { service, path } = guestCalls[name]
    const sealed = await seal(payload, { method: 'GET', service, path, token: null, publicKey: () => (key ??= fetchKey('default')), now: now() })
    const query = new URLSearchParams({ request: sealed.Data, value: sealed.Value })
    // The page's address may contain the link's token, so no answer is cached and no referrer is sent.
    return send(`${services[service]}${path}?${query}`, {
      headers: { Accept: name === 'show' || name === 'google' ? 'application/json' : '*/*', 'Accept-Language': language() },
      cache: 'no-store', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer',
      signal,
    }).catch(unreachable)
  }

  return {
    now,
    async call(name, payload, signal) {
      const mended = new Set<string>()
      const limit = AbortSignal.timeout(timeLimit)
      const ended = AbortSignal.any([signal, limit])
      for (let tries = 0; ; ) {
        let failure: GuestFailure
        try {
          const answer = await attempt(name, payload, ended)
          if (answer.ok) return answer
          const code = await codeOf(answer)
          failure = new GuestFailure(code)
          const date = Date.parse(answer.headers.get('date') ?? '')
          const canMend = !mended.has(code) && (code === 'TRANSPORT_KEY_UNKNOWN' || (code === 'TRANSPORT_STALE' && date > 0))
          if (canMend) {
            mended.add(code)
            if (code === 'TRANSPORT_STALE') offset = date - Date.now()
            else key = fetchKey('no-store')
            continue
          }
          if (answer.status < 500 && code !== 'TRANSPORT_REPLAY') throw failure
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof GuestFailure) || error.code !== 'unreachable') throw error
          failure = error
        }
        const pause = pauses[tries]
        tries += 1
        if (pause === undefined || limit.aborted) throw key === null && !limit.aborted && (await isRefused()) ? new GuestFailure('origin-not-allowed') : failure
        await new Promise((resolve) => setTimeout(resolve, pause))
        signal.throwIfAborted()
      }
    },
  }
}

function unreachable(): never {
  throw new GuestFailure('unreachable')
}

/** An answer that is no key set, such as an HTML page, is `unreadable`. */
const readKeys = (answer: Response): Promise<unknown> => (answer.ok ? answer.json().catch(() => null) : Promise.reject(new GuestFailure(`http-${answer.status}`)))

function firstKey(set: unknown): PublicJwk {
  const keys: unknown = typeof set === 'object' && set !== null && 'keys' in set ? set.keys : null
  const usable = Array.isArray(keys) ? (keys as (PublicJwk & { use?: string })[]).find(({ kty, use }) => kty === 'RSA' && (use === undefined || use === 'enc')) : undefined
  if (!usable) throw new GuestFailure('unreadable')
  return usable
}

async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : `http-${answer.status}`
}
