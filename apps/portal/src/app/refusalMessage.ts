import { isContractMismatch, isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'

/** What a form says when its call did not succeed: the service's own sentence, or that the service was not reached. An answer that is none of the service's, as a hotel's page, counts as the latter. */
export type RefusalMessage = { kind: 'service'; message: string } | { kind: 'unreachable' }

/** Breakdowns that no form can explain are thrown on, to the error page. */
export function refusalMessage(error: unknown): RefusalMessage {
  if (isNetworkError(error) || isTimedOut(error) || isContractMismatch(error)) return { kind: 'unreachable' }
  if (isServiceError(error)) return { kind: 'service', message: error.message }
  throw error
}
