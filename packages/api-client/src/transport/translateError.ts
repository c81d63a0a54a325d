import * as v from 'valibot'
import { errorBody } from '../contract/shapes.ts'
import { CodeNotLoaded } from '../crypto/index.ts'
import { NetworkError, ServiceError, SessionExpired, TimedOut } from '../errors/index.ts'
import type { Call } from './Call.ts'
import type { Deadline } from './deadline.ts'
import { isHttpError, type Refusal } from './isHttpError.ts'
import type { SessionExpiry } from './sessionExpiry.ts'

export interface Translation {
  call: Call
  deadline: Deadline
  timeout: number
  caller: AbortSignal | undefined
  expiry: SessionExpiry
}

/** The only place where a failed call becomes one of our errors. An abort by the caller keeps the caller's reason. */
export function translateError(error: unknown, { call, deadline, timeout, caller, expiry }: Translation): unknown {
  if (deadline.isOver()) return new TimedOut(call.name, timeout)
  if (caller?.aborted) return caller.reason as unknown
  if (call.session?.ended?.aborted) return new SessionExpired(call.name, true)
  if (error instanceof CodeNotLoaded) return new NetworkError(call.name, 'unreachable', { cause: error })
  if (!isHttpError(error)) return error
  if (error.response.status === 401 && (call.session || call.endpoint.auth === 'session')) {
    expiry.report(call.session)
    return new SessionExpired(call.name, call.session !== null)
  }
  return toServiceError(call.name, error)
}

function toServiceError(name: string, { response, data }: Refusal): ServiceError {
  const parsed = v.safeParse(errorBody, data)
  return new ServiceError(name, {
    status: response.status,
    error: parsed.success ? parsed.output : null,
    body: data,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')),
  })
}

/** Seconds of a Retry-After header (RFC 9110 §10.2.3), in either of its forms. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
