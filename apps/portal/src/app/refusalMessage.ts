import { isContractMismatch, isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'

/**
 * The message of a form for a failed call: the service's sentence, or that the service was unreachable. An answer that isn't the service's,
 * such as a hotel's sign-in page, counts as unreachable.
 */
export type RefusalMessage = { kind: 'service'; message: string } | { kind: 'unreachable' }

/** The message for an error. Throws errors that no form can explain again, for the error page. */
export function refusalMessage(error: unknown): RefusalMessage {
  if (isNetworkError(error) || isTimedOut(error) || isContractMismatch(error)) return { kind: 'unreachable' }
  if (isServiceError(error)) return { kind: 'service', message: error.message }
  throw error
}
