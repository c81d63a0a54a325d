import { AccessExplanation, ButtonLink, InlineAlert, LoadingState, Stack, Text } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useRights } from '../app/useRights.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { deciderPath } from './deciderPath.ts'
import { accessQuestion, type AccessRequest } from './accessQuestion.ts'
import { explainMessages } from './explain.messages.ts'
import { toExplanation } from './toExplanation.ts'
import { typingPause, useQuestion } from '../app/useAsk.ts'
import { AskFailure } from '../app/FailureAlert.tsx'

export interface ExplainAnswerProps {
  request: AccessRequest
  version?: string | number | undefined
}

/** Asks the service, which decides as a door's reader does, and shows the answer to "Can they get in?". */
export function ExplainAnswer({ request, version }: ExplainAnswerProps) {
  const t = explainMessages.useWords()
  const { answer, failure, isLoading, reload } = useQuestion(accessQuestion(request, version), { after: request.Draft ? typingPause : 0 })
  const formats = useFormats(answer?.TimeZone ?? 'UTC')
  const { pathname } = useLocation()
  const mayDo = useRights()
  if (failure) {
    return (
      <AskFailure {...{ failure, isLoading, reload }} title={t.failedAnswer} />
    )
  }
  if (!answer) return <LoadingState label={t.title} />
  const change = request.Draft || !mayDo('restrictions.edit') ? null : deciderPath(answer)
  return (
    <Stack gap={2} aria-busy={isLoading || undefined}>
      <Text size="small" tone="muted">
        {t.asked({ who: answer.Who || t.unknownCode, port: answer.PortName, moment: formats.dayAndTime(answer.At) })}
      </Text>
      {request.Draft && (
        <Text size="small" isStrong>
          {t.forDraft}
        </Text>
      )}
      <AccessExplanation explanation={toExplanation(answer)} codes={answer.ActiveCodes ?? undefined} isAboutCode={request.UserID === undefined && request.UserGroupID === undefined} timeZone={answer.TimeZone} />
      {answer.Unsynced && (
        <InlineAlert tone="warning" title={t.unsynced({ since: formats.dayAndTime(answer.Unsynced.Since) })}>
          {answer.Unsynced.Outcome === 'allowed' ? t.unsyncedAllows : t.unsyncedDenies}
        </InlineAlert>
      )}
      {change !== null && change !== pathname && (
        <div>
          <ButtonLink icon={Pencil} href={change}>
            {answer.Deciding === 'standing' ? t.openDecider : t.changeRule}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}
