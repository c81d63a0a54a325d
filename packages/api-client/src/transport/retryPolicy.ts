import type { RetryOptions } from 'ky'
import { isNetworkError } from '../errors/index.ts'
import { type Call, isRepeatable } from './Call.ts'
import { isHttpError } from './isHttpError.ts'
import type { Deadline } from './deadline.ts'
import { readRetryAfter } from './translateError.ts'

/** How often a call is retried, and after how long. */
export interface RetrySettings {
  /** The number of attempts after the first. */
  limit: number
  /** Milliseconds before a retry; retries are counted from 1. */
  delay: (retry: number) => number
}

export const usualRetries: RetrySettings = { limit: 2, delay: (retry) => 300 * 2 ** (retry - 1) }

const longestRetryAfter = 10_000
const brokenDown = [408, 429, 500, 502, 503, 504]

/**
 * How a call is retried: reads, and writes that the contract calls idempotent, after a lost connection or a server failure. A wait that
 * would outlast the call's own limit is not begun, because the refusal itself says more than a time-out.
 */
export function retryPolicy(call: Call, deadline: Deadline, { limit, delay }: RetrySettings): RetryOptions {
  return {
    limit: isRepeatable(call) ? limit : 0,
    methods: ['get', 'post'],
    statusCodes: brokenDown,
    afterStatusCodes: [429, 503],
    maxRetryAfter: longestRetryAfter,
    delay,
    jitter: true,
    shouldRetry({ error, retryCount }) {
      if (isNetworkError(error)) {
        const wasOurs = error.kind === 'unreachable' && error.endpoint === call.name
        return wasOurs && delay(retryCount) < deadline.remaining()
      }
      if (!isHttpError(error)) return false
      if (isOwnEcho(error.response.status, error.data)) return delay(retryCount) < deadline.remaining()
      const asked = readRetryAfter(error.response.headers.get('retry-after'))
      // The service would refuse every attempt until then, so the user sees at once how long to wait.
      if (error.response.status === 429 && asked !== undefined && asked * 1000 > longestRetryAfter) return false
      const wait = asked === undefined ? delay(retryCount) : Math.min(asked * 1000, longestRetryAfter)
      return wait < deadline.remaining() ? undefined : false
    },
  }
}

/**
 * Whether a refusal is about our own earlier attempt, which has not ended yet or which arrived twice. Encrypted again and sent under the
 * same Idempotency-Key, the request is answered as one action.
 */
function isOwnEcho(status: number, data: unknown): boolean {
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined
  return status === 409 && (code === 'IDEMPOTENCY_IN_PROGRESS' || code === 'TRANSPORT_REPLAY')
}
