import { isContractMismatch, isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'
import { isScriptUnreachable } from './scriptUnreachable.ts'

/** Why a call did not succeed, as far as a page can do something about it. */
export type CallFailure =
  | { kind: 'unreachable' }
  /** The answer is not as the contract has it: whether the call had an effect is not known. */
  | { kind: 'unreadable' }
  /** The person lacks the right. */
  | { kind: 'forbidden'; message: string }
  /** `message` is the service's own sentence; `body` its whole answer, for refusals that bring more. */
  | { kind: 'service'; status: number; code: string; field: string | undefined; message: string; body: unknown }

/** The account was made inactive since its user's details were asked. */
export const isAccountInactive = (error: unknown): boolean => isServiceError(error) && error.code === 'ACCOUNT_INACTIVE'

export type Attempt<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure }

/**
 * Waits for a call that a page survives: its failure is a value. An ended session, an account that is no longer active and a call given up are thrown on.
 */
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

/** Null for what no page survives. */
export function failureOf(error: unknown): CallFailure | null {
  if (isNetworkError(error) || isTimedOut(error) || isScriptUnreachable(error)) return { kind: 'unreachable' }
  if (isContractMismatch(error)) return { kind: 'unreadable' }
  if (!isServiceError(error) || isAccountInactive(error)) return null
  const { status, code, field, message, body } = error
  return status === 403 && code === 'FORBIDDEN' ? { kind: 'forbidden', message } : { kind: 'service', status, code, field, message, body }
}
