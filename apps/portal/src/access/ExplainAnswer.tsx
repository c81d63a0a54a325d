import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { AccessExplanation, ErrorPanel, LoadingState, Stack, Text } from '@portal/ui'
import { usePortal } from '../app/PortalContext.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { explainMessages } from './explain.messages.ts'
import { toExplanation } from './toExplanation.ts'
import { typingPause, useAsk } from '../app/useAsk.ts'

export interface ExplainAnswerProps {
  request: PayloadOf<typeof endpoints.explainAccess>
  version: string | number | undefined
}

/** Asks the service, which decides as its readers do, and shows what it said. */
export function ExplainAnswer({ request, version = '' }: ExplainAnswerProps) {
  const t = useStore(explainMessages)
  const { api } = usePortal()
  const textOf = useFailureText()
  const { answer, failure, isLoading, reload } = useAsk(`${JSON.stringify(request)} ${version}`, (signal) => api.explainAccess(request, { signal }), {
    after: request.Draft ? typingPause : 0,
  })
  if (failure) {
    return (
      <ErrorPanel title={t.failedAnswer} onRetry={reload} isRetrying={isLoading}>
        {textOf(failure)}
      </ErrorPanel>
    )
  }
  if (!answer) return <LoadingState label={t.title} />
  return (
    <Stack gap={2} aria-busy={isLoading || undefined}>
      <Text size="small" tone="muted">
        {t.asked({ who: answer.Who, port: answer.PortName })}
      </Text>
      {request.Draft && (
        <Text size="small" isStrong>
          {t.forDraft}
        </Text>
      )}
      <AccessExplanation explanation={toExplanation(answer)} codes={answer.ActiveCodes ?? undefined} isAboutCode={request.UserID === undefined && request.UserGroupID === undefined} timeZone={answer.TimeZone} />
    </Stack>
  )
}
