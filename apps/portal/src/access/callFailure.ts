import { isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'

/** Why a card could not be filled, or a change not saved. */
export type CallFailure =
  | { kind: 'forbidden' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string; code: string; field: string | null; status: number }
  | { kind: 'broken' }

/** Every failure has words: none of them takes down the page around the card. */
export function failureOf(error: unknown): CallFailure {
  if (isNetworkError(error) || isTimedOut(error)) return { kind: 'unreachable' }
  if (!isServiceError(error)) return { kind: 'broken' }
  if (error.status === 403) return { kind: 'forbidden' }
  if (error.status >= 500) return { kind: 'broken' }
  return { kind: 'refused', message: error.message, code: error.code, field: error.field ?? null, status: error.status }
}
