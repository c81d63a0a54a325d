import { Card, ErrorPanel } from '@portal/ui'
import type { CallFailure } from '#portal/app/attempt.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'

export interface MethodFailureProps {
  title: string
  /** What couldn't be loaded. */
  failed: string
  failure: CallFailure
  onRetry: () => void
}

/** Replaces a payment method that couldn't be loaded. */
export function MethodFailure({ title, failed, failure, onRetry }: MethodFailureProps) {
  const failureText = useFailureText()
  return (
    <Card title={title} padding="none">
      <ErrorPanel title={failed} onRetry={onRetry}>{failureText(failure)}</ErrorPanel>
    </Card>
  )
}
