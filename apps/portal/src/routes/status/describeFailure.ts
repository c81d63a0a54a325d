import { isContractMismatch, isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'
import { isRouteErrorResponse } from 'react-router-dom'

/** What went wrong, as far as a person can use it. */
export type Failure =
  | { kind: 'update' }
  | { kind: 'network' }
  | { kind: 'contract'; what: string }
  | { kind: 'service'; status: number; text: string }
  | { kind: 'unknown' }

/** Messages with which browsers refuse a script that a new deployment has replaced. */
const chunkFailure = /dynamically imported module|importing a module script failed|error loading dynamically/i

export function describeFailure(error: unknown): Failure {
  if (isServiceError(error)) return { kind: 'service', status: error.status, text: error.message }
  if (isNetworkError(error) || isTimedOut(error)) return { kind: 'network' }
  if (isContractMismatch(error)) return { kind: 'contract', what: error.message }
  if (isRouteErrorResponse(error)) return { kind: 'service', status: error.status, text: error.statusText }
  if (error instanceof Error && chunkFailure.test(error.message)) return { kind: 'update' }
  return { kind: 'unknown' }
}
