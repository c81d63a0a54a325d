import type { CallFailure } from './attempt.ts'
import { failureMessages } from './failure.messages.ts'

/** Returns one or two sentences about a failed call: the service's own if it sent one. */
export function useFailureText(): (failure: CallFailure) => string {
  const t = failureMessages.useWords()
  return (failure) => {
    if (failure.kind === 'unreachable') return t.unreachable
    if (failure.kind === 'unreadable') return t.unreadable
    if (failure.kind === 'forbidden') return failure.message
    return failure.status >= 500 ? `${t.error({ status: failure.status })}. ${failure.message}` : failure.message
  }
}
