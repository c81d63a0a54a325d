import { useStore } from '@nanostores/react'
import { unrestricted, type Restriction } from '@portal/domain'
import { Card, ChoiceField, RadioGroup, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { RestrictionForm } from '../../../access/RestrictionForm.tsx'
import { useAccessSentence } from '../../../access/useAccessSentence.ts'
import { peopleCountMessages } from '../../../people/people.messages.ts'
import { AccessFields } from '../../../people/UserForm/index.ts'
import { userFormMessages } from '../../../people/userForm.messages.ts'
import { usePeopleChoices } from '../../../people/usePeopleChoices.ts'
import { DoorsCard } from './DoorsCard.tsx'
import { newUserMessages } from './messages.ts'
import type { NewAccessState } from './useNewAccess.ts'

export interface GroupStepProps {
  groupId: number | null
  /** Hours of their own; null: as the group. */
  own: Restriction | null
  access: NewAccessState
  onGroup: (id: number | null) => void
  onOwn: (own: Restriction | null) => void
  onUnreadable: (fields: number) => void
}

/** The group, hours of their own within the group's, where and from when to when; and what that means at each door. */
export function GroupStep({ groupId, own, access, onGroup, onOwn, onUnreadable }: GroupStepProps) {
  const t = useStore(newUserMessages)
  const { people } = useStore(peopleCountMessages)
  const form = useStore(userFormMessages)
  const sentenceOf = useAccessSentence()
  const { groups } = usePeopleChoices()
  const { group, timeZone, now } = access
  const groupRestriction = access.access?.groupRestriction ?? null
  const follows = group ? { value: 'group', label: t.asGroup, help: t.asGroupHelp } : { value: 'group', label: t.noOwnHours, help: t.noGroupHelp }
  return (
    <>
      <Card title={t.group}>
        <Stack gap={4}>
          <ChoiceField
            label={t.userGroup}
            value={String(groupId ?? '')}
            placeholder={t.noGroup}
            help={group && t.groupFacts({ level: group.HierarchyLevel, people: people(group.MemberCount) })}
            options={groups.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onValueChange={({ value }) => onGroup(value === '' ? null : Number(value))}
          />
          {group && <Text>{sentenceOf(group.Access)}</Text>}
          <RadioGroup
            label={t.hours}
            look="cards"
            value={own ? 'own' : 'group'}
            options={[follows, { value: 'own', label: t.ownHours, help: group ? t.ownHoursHelp : t.ownHoursAlone }]}
            onValueChange={({ value }) => {
              onUnreadable(0)
              onOwn(value === 'own' ? (groupRestriction ?? unrestricted) : null)
            }}
          />
        </Stack>
      </Card>
      {own && (
        <OwnHours>
          <RestrictionForm value={own} onChange={onOwn} onUnreadable={onUnreadable} timeZone={timeZone} now={now} groupRestriction={groupRestriction} parts={hoursOnly} />
        </OwnHours>
      )}
      <Card title={form.validity}>
        <AccessFields />
      </Card>
      <DoorsCard {...access} />
    </>
  )
}

const hoursOnly = [] as const

/** The editor measures its columns by this room, not by the window. */
const OwnHours = styled.div`
  container-type: inline-size;
`
