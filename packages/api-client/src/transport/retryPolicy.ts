import { NetworkError, ServiceError } from '../errors/index.ts'
import type { Deadline } from './deadline.ts'
import type { PatientRequest } from './sendPatiently.ts'

/** How often a call is retried, and after how long. */
export interface RetrySettings {
  /** Attempts after the first. */
  limit: number
  /** Milliseconds before the given retry, of which a random part is waited; retries count from 1. */
  delay: (retry: number) => number
}

export const usualRetries: RetrySettings = { limit: 2, delay: (retry) => 300 * 2 ** (retry - 1) }
export const noRetries: RetrySettings = { limit: 0, delay: () => 0 }

const longestRetryAfter = 10_000
const brokenDown = new Set([408, 429, 500, 502, 503, 504])

/**
 * The named request is sent again after a lost connection or a failure of the service. A wait that would outlast the deadline is not begun,
 * because the refusal itself says more than a time-out.
 */
export function retryPolicy(name: string, deadline: Deadline, { limit, delay }: RetrySettings): PatientRequest['waitBefore'] {
  return (retry, failure) => {
    if (retry > limit || !mayPass(name, failure)) return undefined
    const usual = delay(retry)
    const asked = waitAsked(failure)
    return (asked ?? usual) < deadline.remaining() ? (asked ?? Math.random() * usual) : undefined
  }
}

/** A failure of this request that another attempt may not meet. */
function mayPass(name: string, failure: unknown): failure is NetworkError | ServiceError {
  if (failure instanceof NetworkError) return failure.endpoint === name && failure.kind === 'unreachable'
  if (!(failure instanceof ServiceError) || failure.endpoint !== name) return false
  // The service would refuse every attempt until then, so the person learns at once how long to wait.
  if (failure.status === 429 && (failure.retryAfterSeconds ?? 0) * 1000 > longestRetryAfter) return false
  return brokenDown.has(failure.status) || isOwnEcho(failure)
}

function waitAsked(failure: NetworkError | ServiceError): number | undefined {
  const isAsking = failure instanceof ServiceError && (failure.status === 429 || failure.status === 503)
  return isAsking && failure.retryAfterSeconds !== undefined ? Math.min(failure.retryAfterSeconds * 1000, longestRetryAfter) : undefined
}

/**
 * Whether the refusal is about our own earlier attempt, which has not ended yet or which the connection delivered twice. Sealed anew and
 * under the same Idempotency-Key, the request is answered as one action.
 */
function isOwnEcho({ status, code }: ServiceError): boolean {
  return status === 409 && (code === 'IDEMPOTENCY_IN_PROGRESS' || code === 'TRANSPORT_REPLAY')
}
