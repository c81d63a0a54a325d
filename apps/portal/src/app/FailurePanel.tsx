import { Card, ErrorPanel } from '@portal/ui'
import { Lock, SearchX } from 'lucide-react'
import type { CallFailure } from './attempt.ts'
import { failureMessages } from './failure.messages.ts'
import { useFailureText } from './useFailureText.ts'

export interface FailurePanelProps {
  failure: CallFailure
  /** The heading, such as 'Users could not be loaded'. */
  title: string
  onRetry: () => void
  isRetrying: boolean
}

/** Replaces content that failed to load. For a refusal it names who can help, for a failure it has Retry. */
export function FailurePanel({ failure, title, onRetry, isRetrying }: FailurePanelProps) {
  const t = failureMessages.useWords()
  const textOf = useFailureText()
  if (failure.kind === 'forbidden') {
    return (
      <Card padding="none">
        <ErrorPanel title={t.forbiddenTitle} icon={Lock} tone="neutral">
          {failure.message} {t.forbiddenHelp}
        </ErrorPanel>
      </Card>
    )
  }
  if (failure.kind === 'service' && failure.status === 404) {
    return (
      <Card padding="none">
        <ErrorPanel title={t.missingTitle} icon={SearchX} tone="neutral">
          {t.missingHelp}
        </ErrorPanel>
      </Card>
    )
  }
  return (
    <Card padding="none">
      <ErrorPanel title={title} onRetry={onRetry} isRetrying={isRetrying}>
        {textOf(failure)}
      </ErrorPanel>
    </Card>
  )
}
