import { useStore } from '@nanostores/react'
import { toRestriction } from '@portal/domain'
import { Button, ButtonLink, Card, DescriptionList, ErrorPanel, Skeleton, Stack, Text, TextLink } from '@portal/ui'
import { useDescribe } from '../../../access/useDescribe.ts'
import { useLoad } from '../../../access/useLoad.ts'
import { failureMessages } from '../../../app/failure.messages.ts'
import { groupPath, userRestrictionPath } from '../../../app/paths.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { useFailureText } from '../../../app/useFailureText.ts'
import { usePeopleChoices } from '../../../people/usePeopleChoices.ts'
import type { User } from '../../../people/userValues.ts'
import { useMoments, type Moments } from '../../../people/useUserText.ts'
import { userDetailMessages } from './messages.ts'

export interface AccessCardProps {
  user: User
  mayEdit: boolean
  onChangeGroup: () => void
}

/** Where and when somebody may pass: the rule that decides as one sentence, then what it is made of. */
export function AccessCard({ user, mayEdit, onChangeGroup }: AccessCardProps) {
  const t = useStore(userDetailMessages)
  const { places } = usePeopleChoices()
  const moments = useMoments()
  const placeNames = places.filter(({ ID }) => user.PropertyLocations.includes(ID)).map(({ Name }) => Name)
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
      <Stack gap={4}>
        <RestrictionSentence user={user} />
        <DescriptionList
          items={[
            { term: t.group, value: user.UserGroupID === null ? t.noGroup : <TextLink href={groupPath(user.UserGroupID)}>{user.UserGroupName}</TextLink> },
            { term: t.places, value: user.HasAllLocationAccess ? t.allPlaces : moments.list(placeNames) },
            { term: t.valid, value: validity(user, t, moments) },
            { term: t.timeZone, value: user.TimezoneID ?? user.PropertyTimeZone },
          ]}
        />
      </Stack>
    </Card>
  )
}

function RestrictionSentence({ user }: { user: User }) {
  const t = useStore(userDetailMessages)
  const { retry } = useStore(failureMessages)
  const { api } = usePortal()
  const describe = useDescribe()
  const failureText = useFailureText()
  const { list } = useMoments()
  const { answer, failure, isLoading, reload } = useLoad(`restriction:${user.ID}:${user.Version}`, (signal) =>
    api.getUserAccessRestriction({ UserID: user.ID }, { signal }),
  )
  if (failure) {
    return (
      <ErrorPanel title={t.sentenceFailed} onRetry={reload} isRetrying={isLoading} retryLabel={retry}>
        {failureText(failure)}
      </ErrorPanel>
    )
  }
  if (!answer) return <Skeleton width="80%" />
  const rules = placesBySentence(answer.Ports.flatMap((port) => (port.GroupRestriction ? [{ port: port.PortName, sentence: describe(toRestriction(port.GroupRestriction)) }] : [])))
  const isEverywhere = rules.length === 1 && rules[0]?.ports.length === answer.Ports.length
  return (
    <Stack gap={2}>
      {answer.Restriction && (
        <Text isStrong>
          {t.ownRestriction}: {describe(toRestriction(answer.Restriction), answer.TimeZone)}
        </Text>
      )}
      {rules.map(({ sentence, ports }) => (
        <Text key={sentence} isStrong={!answer.Restriction}>
          {isEverywhere ? sentence : t.ruleAt({ places: list(ports), rule: sentence })}
        </Text>
      ))}
      {!answer.Restriction && <Text tone="muted">{rules.length > 0 ? t.noOwnRestriction : t.noGroupRule}</Text>}
      {rules.length > 0 && !isEverywhere && <Text tone="muted">{t.elsewhere}</Text>}
    </Stack>
  )
}

/** Doors under the same rule are named together. */
function placesBySentence(rules: { port: string; sentence: string }[]): { sentence: string; ports: string[] }[] {
  const sentences = [...new Set(rules.map(({ sentence }) => sentence))]
  return sentences.map((sentence) => ({ sentence, ports: rules.filter((rule) => rule.sentence === sentence).map(({ port }) => port) }))
}

type Words = ReturnType<(typeof userDetailMessages)['get']>

function validity({ validFrom, validFromTime, validUntil, validUntilTime }: User, t: Words, { moment }: Moments): string {
  const start = validFrom && moment(validFrom, validFromTime)
  const end = validUntil && moment(validUntil, validUntilTime)
  if (start && end) return t.validBetween({ start, end })
  if (start) return t.validFrom({ start })
  return end ? t.validUntil({ end }) : t.validAlways
}
