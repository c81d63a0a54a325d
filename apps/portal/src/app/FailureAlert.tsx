import { InlineAlert } from '@portal/ui'
import type { CallFailure } from './attempt.ts'
import { useFailureText } from './useFailureText.ts'

/** Says why an action failed; shows nothing otherwise. */
export function FailureAlert({ failure, title }: { failure: CallFailure | null; title?: string }) {
  const textOf = useFailureText()
  return failure && <InlineAlert tone="danger" role="alert" title={title}>{textOf(failure)}</InlineAlert>
}
