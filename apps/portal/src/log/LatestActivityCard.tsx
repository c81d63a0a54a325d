import { Card, EmptyState, LoadingState } from '@portal/ui'
import type { ReactNode } from 'react'
import { AskFailure, useQuestion } from '#portal/app/asking.tsx'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { latestActivityMessages } from './latestActivity.messages.ts'
import { latestActivityQuestion, type ActivityOf } from './latestActivityQuestion.ts'
import { LogList } from './LogList.tsx'

export interface LatestActivityCardProps {
  of: ActivityOf
  /** The link to all activity of the user or unit. */
  all: ReactNode
}

/** Lists the latest events of a user or a unit. */
export function LatestActivityCard({ of, all }: LatestActivityCardProps) {
  const t = latestActivityMessages.useWords()
  const { answer, failure, isLoading, reload } = useQuestion(latestActivityQuestion(of))
  return (
    <Card title={t.latest} padding="none" foot={all} actions={answer && answer.Lines.length > 0 && <ExportLink size="compact" what={{ Of: 'log', ...of }} />}>
      <AskFailure {...{ failure, isLoading, reload }} title={t.failed} />
      {!answer && !failure && <LoadingState label={t.latest} />}
      {answer?.Lines.length === 0 && <EmptyState title={t.none} />}
      {answer && <LogList lines={answer.Lines} timeZone={answer.TimeZone} now={answer.Now} headingLevel={3} isOfOneUser={'UserID' in of} />}
    </Card>
  )
}
