import { ServiceError, SessionExpired, TimedOut } from '../errors/index.ts'
import type { Call } from './Call.ts'
import type { Deadline } from './deadline.ts'
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
  const isOwnRefusal = error instanceof ServiceError && error.endpoint === call.name
  if (isOwnRefusal && error.status === 401 && (call.session || call.endpoint.auth === 'session')) {
    expiry.report(call.session)
    return new SessionExpired(call.name, call.session !== null)
  }
  return error
}
