import { ButtonLink, Card, Icon, type IconComponent, Stack, Text, TextLink } from '@portal/ui'
import { CircleCheck, CircleMinus, ShieldCheck, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupsAtDoorPause, groupsAtDoorQuestion } from '#portal/access/groupsAtDoorQuestion.ts'
import { useMembersAtDoor } from '#portal/access/useMembersAtDoor.ts'
import { AskFailure, useQuestion } from '#portal/app/asking.tsx'
import { groupPath, invitesOfDoorPath, paths, usersOfGroupPath } from '#portal/app/paths.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { doorPageMessages } from './messages.ts'

/** Lists who can enter at a door now: users by group with the reasons of exceptions, and guests with an invite. */
export function WhoCanEnterCard({ id }: { id: string }) {
  const t = doorPageMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const { answer, failure, isLoading, reload } = useQuestion(groupsAtDoorQuestion(id), { every: () => groupsAtDoorPause })
  const { textOf } = useMembersAtDoor(answer?.TimeZone ?? 'UTC', answer?.Now ?? '')
  if (!answer) return failure && <Card><AskFailure {...{ failure, isLoading, reload }} title={t.partFailed} /></Card>
  const { Groups, WithoutGroup, Invites } = answer
  const sum = (part: 'MemberCount' | 'AllowedCount') => [...Groups, WithoutGroup].reduce((total, { [part]: count }) => total + count, 0)
  const countOf = ({ MemberCount, AllowedCount }: typeof WithoutGroup) =>
    AllowedCount === MemberCount ? people({ count: MemberCount }) : t.someOf({ count: AllowedCount, total: people({ count: MemberCount }) })
  const guests = Invites?.Count ? Invites : null
  const inNumbers = { count: String(sum('AllowedCount')), total: people({ count: sum('MemberCount') }) }
  return (
    <Card
      title={guests?.AllowedCount ? t.mayEnterWith({ ...inNumbers, guests: t.guests({ count: guests.AllowedCount }) }) : t.mayEnter(inNumbers)}
      padding="none"
      foot={(
        <Stack gap={2}>
          <Text size="small" tone="muted">{t.needsMethod}</Text>
          <div><ButtonLink icon={ShieldCheck} size="compact" href={paths.canTheyGetIn}>{t.check}</ButtonLink></div>
        </Stack>
      )}
    >
      <Rows>
        {Groups.map((group) => (
          <Entrants
            key={group.ID} isAllowed={group.AllowedCount > 0} name={<TextLink href={groupPath(group.ID)}>{group.Name}</TextLink>} text={textOf(group)}
            count={<TextLink href={usersOfGroupPath(group.ID)}>{countOf(group)}</TextLink>}
          />
        ))}
        {WithoutGroup.MemberCount > 0 && <Entrants isAllowed={WithoutGroup.AllowedCount > 0} name={t.noGroup} count={countOf(WithoutGroup)} />}
        {guests && (
          <Entrants
            isAllowed={guests.AllowedCount > 0} icon={Ticket} name={<TextLink href={invitesOfDoorPath(id)}>{t.invites}</TextLink>}
            text={guests.Names.length === 0 ? t.noneNow : [...guests.Names, ...(guests.AllowedCount > guests.Names.length ? [t.moreGuests({ count: guests.AllowedCount - guests.Names.length })] : [])].join(', ')}
            count={guests.AllowedCount === guests.Count ? String(guests.Count) : t.someOf({ count: guests.AllowedCount, total: String(guests.Count) })}
          />
        )}
      </Rows>
    </Card>
  )
}

interface EntrantsProps {
  isAllowed: boolean
  icon?: IconComponent
  name: ReactNode
  text?: string
  count: ReactNode
}

function Entrants({ isAllowed, icon = isAllowed ? CircleCheck : CircleMinus, name, text, count }: EntrantsProps) {
  return (
    <Row>
      <Icon icon={icon} tone={isAllowed ? 'success' : 'neutral'} />
      <RowText>
        {name}
        {text && <Text size="small" tone="muted">{text}</Text>}
      </RowText>
      <Text size="small" tone="muted" isTabular>{count}</Text>
    </Row>
  )
}
