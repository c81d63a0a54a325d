import { useStore } from '@nanostores/react'
import { unrestricted, type Restriction } from '@portal/domain'
import { Card, ChoiceField, RadioGroup, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { DefaultAccessAlert } from '#portal/access/DefaultAccessAlert.tsx'
import { RestrictionForm } from '#portal/access/RestrictionForm.tsx'
import { useAccessSentence } from '#portal/access/useAccessSentence.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { AccessFields } from '#portal/people/UserForm/index.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { DoorsCard } from './DoorsCard.tsx'
import { newUserMessages } from './messages.ts'
import type { NewAccessState } from './useNewAccess.ts'
import type { WizardValues } from './wizardValues.ts'

export interface GroupStepProps {
  groupId: WizardValues['groupId']
  /** Their property lets in nobody without a group, hours or doors: the group has to be chosen. */
  isClosed: boolean
  /** What is missing is marked. */
  isJudged: boolean
  /** Hours of their own; null: as the group. */
  own: Restriction | null
  access: NewAccessState
  onGroup: (id: WizardValues['groupId']) => void
  onOwn: (own: Restriction | null) => void
  onUnreadable: (fields: number) => void
}

/** The group, hours of their own within the group's, where and from when to when; and what that means at each door. */
export function GroupStep({ groupId, isClosed, isJudged, own, access, onGroup, onOwn, onUnreadable }: GroupStepProps) {
  const t = useStore(newUserMessages)
  const { people } = useStore(peopleCountMessages)
  const form = useStore(userFormMessages)
  const sentenceOf = useAccessSentence()
  const { groups } = usePeopleChoices()
  const { group, timeZone, now } = access
  const groupRestriction = access.access?.groupRestriction ?? null
  const follows = group ? { value: 'group', label: t.asGroup, help: t.asGroupHelp } : { value: 'group', label: t.noOwnHours, help: isClosed ? t.closedHelp : t.noGroupHelp }
  return (
    <>
      <Card title={t.group}>
        <Stack gap={4}>
          <ChoiceField
            label={t.userGroup}
            value={String(groupId ?? '')}
            placeholder={isClosed ? t.chooseGroup : t.noGroup}
            error={isClosed && isJudged && groupId === null ? t.groupMissing : undefined}
            help={group?.MemberCount !== undefined && t.groupFacts({ level: group.HierarchyLevel, people: people({ count: group.MemberCount }) })}
            options={[...(isClosed ? [{ value: 'none', label: t.noGroup }] : []), ...groups.map(({ ID, Name }) => ({ value: String(ID), label: Name }))]}
            onValueChange={({ value }) => onGroup(value === '' ? null : value === 'none' ? value : Number(value))}
          />
          {group && <Text>{sentenceOf(group.Access)}</Text>}
          {access.access && (groupId !== null || !isClosed) && <DefaultAccessAlert {...access.access.summary} />}
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
