import { toAccessSummary, toRestriction } from '@portal/api-client/contract'
import { Button, ButtonLink, Card, DescriptionList, Skeleton, Stack, Text, TextLink } from '@portal/ui'
import { AccessSentence } from '#portal/access/AccessSentence.tsx'
import { DefaultAccessAlert } from '#portal/access/DefaultAccessAlert.tsx'
import { useAccessSentence, useDescribe } from '#portal/access/useAccessSentence.ts'
import { groupPath, userRestrictionPath } from '#portal/app/paths.ts'
import { useQuestion, AskFailure } from '#portal/app/asking.tsx'
import { useZoneName } from '#portal/i18n/useZoneName.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { User } from '#portal/people/userValues.ts'
import { useMoments, type Moments } from '#portal/people/useMoments.ts'
import { userDetailMessages } from './messages.ts'
import { restrictionQuestion } from './tabQuestions.ts'

export interface AccessCardProps {
  user: User
  mayEdit: boolean
  onChangeGroup: () => void
}

/** Shows a user's access as one sentence, then its parts. */
export function AccessCard({ user, mayEdit, onChangeGroup }: AccessCardProps) {
  const t = userDetailMessages.useWords()
  return (
    <Card
      title={t.access}
      actions={
        mayEdit && (
          <>
            <ButtonLink size="compact" href={userRestrictionPath(user.ID)}>
              {t.editRestriction}
            </ButtonLink>
            <Button size="compact" onClick={onChangeGroup}>
              {t.changeGroup}
            </Button>
          </>
        )
      }
    >
      <AccessFacts user={user} />
    </Card>
  )
}

/** The sentence about all doors, then its parts. */
function AccessFacts({ user }: Pick<AccessCardProps, 'user'>) {
  const t = userDetailMessages.useWords()
  const { places, groups } = usePeopleChoices()
  const moments = useMoments()
  const zoneName = useZoneName()
  const describe = useDescribe()
  const sentenceOf = useAccessSentence()
  const { answer, failure, isLoading, reload } = useQuestion(restrictionQuestion(user.ID))
  const placeNames = places.filter(({ ID }) => user.PropertyLocations.includes(ID)).map(({ Name }) => Name)
  const none = user.UserGroupID === null ? t.noRestriction : t.noOwnRestriction
  return (
    <Stack gap={4}>
      {failure ? (
        <AskFailure {...{ failure, isLoading, reload }} title={t.sentenceFailed} />
      ) : answer ? (
        <>
          <AccessSentence>{sentenceOf(answer.Access, { timeZone: answer.TimeZone })}</AccessSentence>
          <DefaultAccessAlert {...toAccessSummary(answer.Access)} />
        </>
      ) : (
        <Skeleton width="80%" />
      )}
      <DescriptionList
        items={[
          ...(user.UserGroupID === undefined ? [] : [{ term: t.group, value: user.UserGroupID === null ? t.noGroup : <GroupLink group={user.UserGroupID} name={user.UserGroupName} people={groups.find(({ ID }) => ID === user.UserGroupID)?.MemberCount} /> }]),
          ...(answer ? [{ term: t.ownRestriction, value: answer.Restriction ? describe(toRestriction(answer.Restriction)) : none }] : []),
          { term: t.places, value: user.HasAllLocationAccess ? t.allPlaces : moments.list(placeNames) },
          { term: t.valid, value: validity(user, t, moments) },
          { term: t.timeZone, value: zoneName(user.PropertyTimeZone) },
        ]}
      />
    </Stack>
  )
}

/** A link to the group, with its number of users. */
function GroupLink({ group, name, people }: { group: number; name: string; people: number | undefined }) {
  const t = peopleCountMessages.useWords()
  return (
    <>
      <TextLink href={groupPath(group)}>{name}</TextLink>
      {people !== undefined && (
        <Text as="span" tone="muted">
          {' '}· {t.people({ count: people })}
        </Text>
      )}
    </>
  )
}

type Words = ReturnType<(typeof userDetailMessages)['get']>

function validity({ validFrom, validFromTime, validUntil, validUntilTime }: User, t: Words, { moment }: Moments): string {
  const start = validFrom && moment(validFrom, validFromTime)
  const end = validUntil && moment(validUntil, validUntilTime)
  if (start && end) return t.validBetween({ start, end })
  if (start) return t.validFrom({ start })
  return end ? t.validUntil({ end }) : t.validAlways
}
