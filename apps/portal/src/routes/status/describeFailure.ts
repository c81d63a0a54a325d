import { isContractMismatch, isNetworkError, isServiceError, isSessionExpired, isTimedOut } from '@portal/api-client'
import type { PageFailure } from '@portal/domain'
import { isRouteErrorResponse } from 'react-router-dom'

/** What went wrong, as far as a person can use it. */
export type Failure =
  | { kind: 'update' }
  | { kind: 'network' }
  | { kind: 'contract'; what: string }
  /** `text` is the status text; `message` the service's own sentence. */
  | { kind: 'service'; status: number; text: string; message: string }
  | { kind: 'unknown' }

/** Messages with which browsers refuse a script that a new deployment has replaced. */
const chunkFailure = /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload/i

export function describeFailure(error: unknown): Failure {
  if (isServiceError(error)) return { kind: 'service', status: error.status, text: statusTexts[error.status] ?? '', message: error.message }
  if (isNetworkError(error) || isTimedOut(error)) return { kind: 'network' }
  if (isContractMismatch(error)) return { kind: 'contract', what: error.message }
  if (isRouteErrorResponse(error)) return { kind: 'service', status: error.status, text: error.statusText, message: '' }
  if (isChunkFailure(error)) return { kind: 'update' }
  return { kind: 'unknown' }
}

/** The same, as the rules of the error page read it (specification §2). */
export function toPageFailure(error: unknown): Omit<PageFailure, 'isProduction'> {
  if (isNetworkError(error) || isTimedOut(error)) return { kind: 'network' }
  if (isSessionExpired(error)) return { status: 401 }
  if (isServiceError(error)) return { status: error.status, dataStatus: claimedStatus(error.body) ?? (error.status === 403 ? 401 : undefined) }
  if (isRouteErrorResponse(error)) return { status: error.status }
  return isChunkFailure(error) ? { kind: 'chunkLoad' } : {}
}

/** The status that an answer's body claims, which may differ from the answer's own. */
function claimedStatus(body: unknown): number | undefined {
  return typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number' ? body.status : undefined
}

/** The failure that `/error?status=…` speaks of; an address must not put words on the page, so it gives a number only. */
export function failureOfStatus(status: string | null): Failure {
  const number = Number(status)
  return number >= 400 && number < 600 ? { kind: 'service', status: number, text: statusTexts[number] ?? '', message: '' } : { kind: 'unknown' }
}

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message)
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
