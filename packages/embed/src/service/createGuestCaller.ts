import type { PublicJwk, SealedRequest } from '@portal/api-client/guest'
import { deadline, GuestFailure } from './GuestFailure.ts'
import { type GuestCall, guestCalls, type GuestServices } from './guestCalls.ts'

/** The values that the encryption of a request needs. */
export interface SealFor {
  method: 'GET'
  service: string
  path: string
  token: null
  /** Returns the services' current public key. */
  publicKey: () => Promise<PublicJwk>
  /** The current time, in epoch milliseconds. */
  now: number
}

export interface GuestCallerOptions {
  services: GuestServices
  /** Replaces `fetch`. Default: the platform's. */
  fetch?: typeof fetch
  /** Public keys that are already loaded, as a JWK set. */
  keySet?: unknown
  /** Returns the language for the services' messages. */
  language: () => string
  /** Encrypts a request. */
  seal: (payload: object, context: SealFor) => Promise<SealedRequest>
  /** Milliseconds for a call with all its attempts. Default: ten seconds, because the guest is waiting at a door. */
  timeLimit?: number
}

export interface GuestCaller {
  call: (name: GuestCall, payload: object, signal: AbortSignal) => Promise<Response>
  /**
   * Returns the current time in epoch milliseconds by the services' clock. The difference is known after the services refused
   * a request because of its time.
   */
  now: () => number
}

/** Milliseconds before the second and the third attempt. */
const pauses = [300, 900]

/** Milliseconds without a first answer until the same is requested once more, in case the first request was lost. */
const doubt = 4000

/**
 * Creates a caller of the services for guests. Every attempt is encrypted again. An outdated key and a wrong time are each corrected once.
 * Calls reject with `GuestFailure`, or with the signal's reason.
 */
export function createGuestCaller({ services, fetch: send = (...given) => fetch(...given), keySet, language, seal, timeLimit = deadline }: GuestCallerOptions): GuestCaller {
  let offset = 0
  let key: Promise<PublicJwk> | null = keySet === undefined ? null : Promise.resolve(keySet).then(firstKey)
  let hasKey = key !== null
  let hasAnswered = false
  const now = () => Date.now() + offset

  const fetchKey = (cache: RequestCache) => {
    // The request has the same options as the document's preload, so that the browser uses the preload's answer.
    const asked = send(services.keys, { cache, credentials: 'same-origin', redirect: 'error', signal: AbortSignal.timeout(timeLimit) })
    const found = asked.then(readKeys, unreachable).then(firstKey)
    found.then(() => (hasKey = true), () => (key = null))
    return found
  }

  /** Whether the services answer, but this page may not read the answer. The browser only says that there is one. */
  const isRefused = async () => /^https?:/.test(services.keys)
    && send(services.keys, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(3000) }).then(() => true, () => false)

  async function sendOnce(name: GuestCall, payload: object, signal: AbortSignal): Promise<Response> {
    const { service, path } = guestCalls[name]
    const sealed = await seal(payload, { method: 'GET', service, path, token: null, publicKey: () => (key ??= fetchKey('default')), now: now() })
    const query = new URLSearchParams({ request: sealed.Data, value: sealed.Value })
    // No answer is cached and no referrer is sent, because the page's address can contain the link's token.
    return send(`${services[service]}${path}?${query}`, {
      headers: { Accept: name === 'show' || name === 'google' ? 'application/json' : '*/*', 'Accept-Language': language() },
      cache: 'no-store', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer',
      signal,
    }).catch(unreachable)
  }

  /** The answer to a request. The first call may send a second one beside it, which is safe, because the service answers both with the same code. */
  async function attempt(...given: Parameters<typeof sendOnce>): Promise<Response> {
    const first = sendOnce(...given)
    if (hasAnswered) return first
    const isSettled = () => false
    let timer: ReturnType<typeof setTimeout> | undefined
    const isSlow = await Promise.race([first.then(isSettled, isSettled), new Promise<boolean>((resolve) => (timer = setTimeout(resolve, doubt, true)))])
    clearTimeout(timer)
    if (!isSlow) return first
    if (!hasKey) key = fetchKey('no-store')
    const second = sendOnce(...given)
    return Promise.any([first, second]).catch(() => second)
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
          hasAnswered = true
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

/** Reads the key set. Another answer, such as an HTML page, is `unreadable`. */
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
