import { Stack, TextLink } from '@portal/ui'
import { activityPath } from '#portal/app/paths.ts'
import { useQuestion } from '#portal/app/asking.tsx'
import { DenialsCard } from '#portal/log/DenialsCard.tsx'
import { HoursUsedCard } from '#portal/log/HoursUsedCard.tsx'
import { LatestActivityCard } from '#portal/log/LatestActivityCard.tsx'
import type { User } from '#portal/people/userValues.ts'
import { userDetailMessages } from './messages.ts'
import { restrictionQuestion } from './tabQuestions.ts'

/** Shows the hours in which a user entered, beside the hours in which the user may enter, and the user's latest events. */
export function UserActivity({ user }: { user: User }) {
  const t = userDetailMessages.useWords()
  const access = useQuestion(restrictionQuestion(user.ID)).answer
  return (
    <Stack gap={5}>
      <HoursUsedCard of={{ UserID: user.ID }} timeZone={user.PropertyTimeZone} access={access} />
      <DenialsCard of={{ UserID: user.ID }} timeZone={user.PropertyTimeZone} />
      <LatestActivityCard of={{ UserID: user.ID }} all={<TextLink href={activityPath({ who: String(user.ID) })}>{t.seeActivity}</TextLink>} />
    </Stack>
  )
}
