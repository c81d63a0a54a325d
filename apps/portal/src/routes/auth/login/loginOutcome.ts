import { isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'

/** Why signing in was refused or failed; the page owns the words. */
export type LoginProblem =
  | { code: 'wrongCredentials' }
  | { code: 'accessEnded' }
  | { code: 'offline' }
  | { code: 'failed' }
  | { code: 'tooManyAttempts'; retryAfterSeconds: number | null }

export function toLoginProblem(error: unknown): LoginProblem | 'nonWebAccess' {
  if (isNetworkError(error) || isTimedOut(error)) return { code: 'offline' }
  if (!isServiceError(error)) return { code: 'failed' }
  switch (error.code) {
    case 'INVALID_CREDENTIALS':
      return { code: 'wrongCredentials' }
    case 'ACCESS_ENDED':
      return { code: 'accessEnded' }
    case 'TOO_MANY_ATTEMPTS':
      return { code: 'tooManyAttempts', retryAfterSeconds: error.retryAfterSeconds ?? null }
    case 'NON_WEB_ACCESS_USER':
      return 'nonWebAccess'
    default:
      return { code: 'failed' }
  }
}
