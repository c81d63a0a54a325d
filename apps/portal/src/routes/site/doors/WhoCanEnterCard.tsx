import { ButtonLink, Card, Icon, Stack, Text, TextLink } from '@portal/ui'
import { CircleCheck, CircleMinus, ShieldCheck } from 'lucide-react'
import { groupsAtDoorPause, groupsAtDoorQuestion } from '#portal/access/groupsAtDoorQuestion.ts'
import { AskFailure, useQuestion } from '#portal/app/asking.tsx'
import { groupPath, paths } from '#portal/app/paths.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { doorPageMessages } from './messages.ts'

/** Lists the user groups with whether their members can enter at a door now. */
export function WhoCanEnterCard({ id }: { id: string }) {
  const t = doorPageMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const { answer, failure, isLoading, reload } = useQuestion(groupsAtDoorQuestion(id), { every: () => groupsAtDoorPause })
  const { timeSince } = useFormats(answer?.TimeZone ?? 'UTC')
  if (!answer) return failure && <Card><AskFailure {...{ failure, isLoading, reload }} title={t.partFailed} /></Card>
  const { Groups, Now } = answer
  return (
    <Card
      title={t.mayEnter({ count: String(Groups.filter(({ Outcome }) => Outcome === 'allowed').length), total: String(Groups.length) })}
      padding="none"
      foot={(
        <Stack gap={2}>
          <Text size="small" tone="muted">{t.groupsOnly}</Text>
          <div><ButtonLink icon={ShieldCheck} size="compact" href={paths.canTheyGetIn}>{t.check}</ButtonLink></div>
        </Stack>
      )}
    >
      <Rows>
        {Groups.map(({ ID, Name, MemberCount, Outcome, NextOpening }) => (
          <Row key={ID}>
            {Outcome === 'allowed' ? <Icon icon={CircleCheck} tone="success" /> : <Icon icon={CircleMinus} tone="neutral" />}
            <RowText>
              <TextLink href={groupPath(ID)}>{Name}</TextLink>
              {Outcome === 'denied' && <Text size="small" tone="muted">{NextOpening === null ? t.noAccess : t.next({ time: timeSince(NextOpening, Now) })}</Text>}
            </RowText>
            <Text size="small" tone="muted" isTabular>{people({ count: MemberCount })}</Text>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
