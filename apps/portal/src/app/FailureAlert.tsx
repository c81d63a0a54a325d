import { ErrorPanel, InlineAlert } from '@portal/ui'
import type { CallFailure } from './attempt.ts'
import type { Asked } from './useAsk.ts'
import { useFailureText } from './useFailureText.ts'

/** Says why an action failed; shows nothing otherwise. */
export function FailureAlert({ failure, title }: { failure: CallFailure | null; title?: string }) {
  const textOf = useFailureText()
  return failure && <InlineAlert tone="danger" role="alert" title={title}>{textOf(failure)}</InlineAlert>
}

/** Says why a card's request failed, with Retry; shows nothing otherwise. */
export function AskFailure({ failure, isLoading, reload, title }: Pick<Asked<unknown>, 'failure' | 'isLoading' | 'reload'> & { title: string }) {
  const textOf = useFailureText()
  return failure && <ErrorPanel title={title} onRetry={reload} isRetrying={isLoading}>{textOf(failure)}</ErrorPanel>
}
