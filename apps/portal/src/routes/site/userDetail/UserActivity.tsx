import { useStore } from '@nanostores/react'
import { Card, EmptyState, LoadingState, Stack, TextLink } from '@portal/ui'
import { AskFailure } from '#portal/app/FailureAlert.tsx'
import { activityPath } from '#portal/app/paths.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { permittedHours } from '#portal/log/hoursUsed.ts'
import { HoursUsedCard } from '#portal/log/HoursUsedCard.tsx'
import { LogList } from '#portal/log/LogList.tsx'
import type { User } from '#portal/people/userValues.ts'
import { userDetailMessages } from './messages.ts'
import { activityQuestion, restrictionQuestion } from './tabQuestions.ts'

/** The hours in which a user came, beside the hours in which the user may enter, and the user's latest events. */
export function UserActivity({ user }: { user: User }) {
  const t = useStore(userDetailMessages)
  const access = useQuestion(restrictionQuestion(user.ID)).answer?.Access
  const { answer, failure, isLoading, reload } = useQuestion(activityQuestion(user.ID))
  return (
    <Stack gap={5}>
      <HoursUsedCard userId={user.ID} timeZone={user.PropertyTimeZone} permitted={access ? permittedHours(access) : null} />
      <Card title={t.latest} padding="none" foot={<TextLink href={activityPath({ who: String(user.ID) })}>{t.seeActivity}</TextLink>}>
        <AskFailure {...{ failure, isLoading, reload }} title={t.latestFailed} />
        {!answer && !failure && <LoadingState label={t.latest} />}
        {answer?.Lines.length === 0 && <EmptyState title={t.noActivity} />}
        {answer && <LogList lines={answer.Lines} timeZone={answer.TimeZone} now={answer.Now} headingLevel={3} />}
      </Card>
    </Stack>
  )
}
