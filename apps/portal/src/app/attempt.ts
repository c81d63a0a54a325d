import { isContractMismatch, isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'
import { isScriptUnreachable } from './scriptUnreachable.ts'

/** The reasons why a call failed that a page can handle. */
export type CallFailure =
  | { kind: 'unreachable' }
  /** The answer doesn't match the contract; whether the call had an effect is unknown. */
  | { kind: 'unreadable' }
  /** The user lacks the right. */
  | { kind: 'forbidden'; message: string }
  /** The service refused the call. `message` is its sentence; `body` is its whole answer, for refusals with more data. */
  | { kind: 'service'; status: number; code: string; field: string | undefined; message: string; body: unknown }

/** Whether an error means that the account became inactive after the details were loaded. */
export const isAccountInactive = (error: unknown): boolean => isServiceError(error) && error.code === 'ACCOUNT_INACTIVE'

export type Attempt<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure }

/** Awaits a call and returns its failure as a value. Rethrows an ended session, an inactive account and an aborted call. */
export async function attempt<Value>(call: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    return { ok: false, failure: callFailure(error) }
  }
}

export function callFailure(error: unknown): CallFailure {
  const failure = failureOf(error)
  if (!failure) throw error
  return failure
}

/** The reason why a call failed; null for errors that a page can't handle. */
export function failureOf(error: unknown): CallFailure | null {
  if (isNetworkError(error) || isTimedOut(error) || isScriptUnreachable(error)) return { kind: 'unreachable' }
  if (isContractMismatch(error)) return { kind: 'unreadable' }
  if (!isServiceError(error) || isAccountInactive(error)) return null
  const { status, code, field, message, body } = error
  return status === 403 && code === 'FORBIDDEN' ? { kind: 'forbidden', message } : { kind: 'service', status, code, field, message, body }
}

/** Whether the result of an action is a failure of the connection or of the service, not a refusal. */
export function gotNoAnswer(result: unknown): boolean {
  const { failure } = (result ?? {}) as { failure?: CallFailure }
  return failure !== undefined && (failure.kind === 'service' ? failure.status >= 500 : failure.kind !== 'forbidden')
}
