import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { accessPrecedence, type AccessExplanation as Explanation, type AccessReason, type AccessRule } from '@portal/domain'
import { AccessExplanation, ButtonLink, InlineAlert, LoadingState, Stack, Text, isAccessBecause } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { AskFailure, typingPause, useQuestion } from '../app/asking.tsx'
import { useRights } from '../app/useRights.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { accessQuestion, type AccessRequest } from './accessQuestion.ts'
import { deciderPath } from './deciderPath.ts'
import { explainMessages } from './explain.messages.ts'

interface ExplainAnswerProps {
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

type Answer = ResponseOf<typeof endpoints.explainAccess>

/** Converts the service's answer to the domain's type; leaves out unknown rules and reasons. */
function toExplanation({ Outcome, Deciding, Reasons, NextOpening }: Answer): Explanation {
  const reasons = Reasons.flatMap(({ Rule, Result, Because, Data }): AccessReason[] => {
    if (!isRule(Rule) || !isAccessBecause(Because)) return []
    const name = Data['name']
    const at = Data['at']
    return [{
      rule: Rule,
      result: Result,
      because: Because,
      data: { ...(typeof name === 'string' && { name }), ...(toInstant(at) !== null && { at: toInstant(at) ?? 0 }) },
    }]
  })
  return {
    outcome: Outcome,
    deciding: isRule(Deciding) ? Deciding : 'portDefault',
    reasons,
    nextOpening: NextOpening === null ? null : Date.parse(NextOpening),
  }
}

const isRule = (rule: string): rule is AccessRule => accessPrecedence.some((row) => row.rule === rule)

/** Reads milliseconds or an ISO instant as milliseconds. */
function toInstant(at: unknown): number | null {
  if (typeof at === 'number') return at
  const parsed = typeof at === 'string' ? Date.parse(at) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}
