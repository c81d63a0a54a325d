import { isContractMismatch, isNetworkError, isServiceError, isSessionExpired, isTimedOut } from '@portal/api-client'
import type { PageFailure } from '@portal/domain'
import { isRouteErrorResponse } from 'react-router-dom'
import { isScriptUnreachable } from '#portal/app/scriptUnreachable.ts'
import type { Failure } from './Failure.ts'
import { statusTexts } from './failureOfStatus.ts'

/** The browsers' messages for a script that a new deployment has replaced. */
const chunkFailure = /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload/i

export function describeFailure(error: unknown): Failure {
  if (isOtherAccount(error)) return { kind: 'otherAccount' }
  if (isServiceError(error)) return { kind: 'service', status: error.status, text: statusTexts[error.status] ?? '', message: error.message }
  if (isNetworkError(error) || isTimedOut(error) || isScriptUnreachable(error)) return { kind: 'network' }
  if (isContractMismatch(error)) return { kind: 'contract', what: error.message }
  if (isRouteErrorResponse(error)) return { kind: 'service', status: error.status, text: error.statusText, message: '' }
  if (isChunkFailure(error)) return { kind: 'update' }
  return { kind: 'unknown' }
}

/** A failure in the terms of the error page's rules (specification §2). */
export function toPageFailure(error: unknown): Omit<PageFailure, 'isProduction'> {
  if (isNetworkError(error) || isTimedOut(error)) return { kind: 'network' }
  if (isSessionExpired(error)) return { status: 401 }
  // These errors are shown at the page's own address, because the address names the account, and a missing script can be retried there.
  if (isOtherAccount(error) || isScriptUnreachable(error)) return {}
  if (isServiceError(error)) return { status: error.status, dataStatus: claimedStatus(error.body) ?? (error.status === 403 ? 401 : undefined) }
  if (isRouteErrorResponse(error)) return { status: error.status }
  return isChunkFailure(error) ? { kind: 'chunkLoad' } : {}
}

/** Whether the router itself failed: an address that it can't parse, or a form sent to a page without an action. */
export function isRouterError(error: unknown): boolean {
  return isRouteErrorResponse(error) && 'internal' in error && error.internal === true
}

/** Whether the user may not open the page's account. */
function isOtherAccount(error: unknown): boolean {
  return isServiceError(error) && error.code === 'OTHER_ACCOUNT'
}

/** The status in the body of an answer, which may differ from the answer's own. */
function claimedStatus(body: unknown): number | undefined {
  return typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number' ? body.status : undefined
}

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message)
}
