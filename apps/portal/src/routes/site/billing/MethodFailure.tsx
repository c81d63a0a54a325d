import { Card, ErrorPanel } from '@portal/ui'
import type { CallFailure } from '#portal/app/attempt.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'

export interface MethodFailureProps {
  title: string
  /** A sentence about what could not be loaded. */
  failed: string
  failure: CallFailure
  onRetry: () => void
}

/** A message in place of a payment method that could not be loaded. */
export function MethodFailure({ title, failed, failure, onRetry }: MethodFailureProps) {
  const failureText = useFailureText()
  return (
    <Card title={title} padding="none">
      <ErrorPanel title={failed} onRetry={onRetry}>{failureText(failure)}</ErrorPanel>
    </Card>
  )
}
