import type { EndpointDefinition } from '../contract/defineEndpoint.ts'
import type { ServiceMap } from '../contract/services.ts'
import { requireWebCrypto } from '../crypto/InsecureContext.ts'
import { toSealedText } from '../crypto/sealedText.ts'
import type { Call } from './Call.ts'
import { createAttempt, requireFittingPayload, type Wire } from './createAttempt.ts'
import { raceSignal, startDeadline } from './deadline.ts'
import { readAnswer } from './readAnswer.ts'
import { retryPolicy, type RetrySettings } from './retryPolicy.ts'
import { sendPatiently } from './sendPatiently.ts'
import type { Session, SessionExpiry } from './sessionExpiry.ts'
import { translateError } from './translateError.ts'
import { findCardNumber } from '@portal/domain'
import { CardNumberRefused } from '../errors/CardNumberRefused.ts'

export interface CallOptions {
  /** A signal that aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal
  /** A UUID of the user's action. Pass it to send the same write again in another call; omit it for a new one. */
  idempotencyKey?: string
  /** Milliseconds for this call, instead of the client's own limit. */
  timeout?: number
  /** A session for this call only, such as a link's token, instead of the current one. */
  session?: Session
  /** The answer to a first attempt that was sent before the client was loaded. It is read like the client's own; a refused key or time is corrected. */
  asked?: Promise<Response> | undefined
}

export interface CallerOptions {
  services: ServiceMap
  getSession: () => Session | null
  getPage: (() => string) | undefined
  getLanguage: (() => string) | undefined
  expiry: SessionExpiry
  wire: Wire
  /** Milliseconds for a whole call. */
  timeout: number
  retries: RetrySettings
}

export type Caller = (name: string, endpoint: EndpointDefinition, payload: unknown, options?: CallOptions) => Promise<unknown>

export function createCaller({ services, getSession, getPage, getLanguage, expiry, wire, timeout: usualTimeout, retries }: CallerOptions): Caller {
  return async function callEndpoint(name, endpoint, payload, options = {}) {
    const crypto = requireWebCrypto()
    options.signal?.throwIfAborted()
    const session = options.session ?? getSession()
    const isWrite = endpoint.method === 'POST' && !endpoint.readOnly
    const call: Call = {
      name,
      endpoint,
      payload,
      text: toSealedText(payload),
      url: services[endpoint.service].replace(/\/+$/, '') + endpoint.path,
      session,
      idempotencyKey: isWrite ? (options.idempotencyKey ?? crypto.randomUUID()) : null,
      page: isWrite ? getPage?.() : undefined,
      language: getLanguage?.(),
    }
    requireNoCardNumber(call)
    requireFittingPayload(call, wire.envelope)
    expiry.begin(call.session)

    const timeout = options.timeout ?? usualTimeout
    const deadline = startDeadline(timeout, [options.signal, session?.ended])
    const attempt = createAttempt(call, wire, options.asked)
    const answer = async () => {
      const response = await sendPatiently(call.url, {
        method: endpoint.method,
        signal: deadline.signal,
        timeout: false,
        retry: retryPolicy(call, deadline, retries),
        send: () => attempt(deadline.signal),
      })
      return readAnswer(name, endpoint, response)
    }
    try {
      return await raceSignal(answer(), deadline.signal)
    } catch (error) {
      throw translateError(error, { call, deadline, timeout, caller: options.signal, expiry })
    } finally {
      deadline.stop()
    }
  }
}

/** Throws `CardNumberRefused` for a payload with a card number anywhere in it, including field names. Active in production too. */
function requireNoCardNumber({ name, payload }: Pick<Call, 'name' | 'payload'>): void {
  const place = findField(payload, [])
  if (place !== null) throw new CardNumberRefused(name, place.join('.'))
}

type Path = readonly string[]

function findField(value: unknown, path: Path): Path | null {
  if (typeof value === 'string') return findCardNumber(value) ? path : null
  if (typeof value === 'number' || typeof value === 'bigint') return findCardNumber(String(value)) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    // The message is built without `key`, because it shows the path.
    if (findCardNumber(key)) return path
    const found = findField(inner, [...path, key])
    if (found) return found
  }
  return null
}
