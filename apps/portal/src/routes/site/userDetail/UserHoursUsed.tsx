import { useQuestion } from '#portal/app/useAsk.ts'
import { permittedHours } from '#portal/log/hoursUsed.ts'
import { HoursUsedCard } from '#portal/log/HoursUsedCard.tsx'
import type { User } from '#portal/people/userValues.ts'
import { restrictionQuestion } from './tabQuestions.ts'

/** The hours in which a user came, beside the hours in which the user may enter. */
export function UserHoursUsed({ user }: { user: User }) {
  const { answer } = useQuestion(restrictionQuestion(user.ID))
  return <HoursUsedCard userId={user.ID} timeZone={user.PropertyTimeZone} permitted={answer ? permittedHours(answer.Access) : null} />
}
