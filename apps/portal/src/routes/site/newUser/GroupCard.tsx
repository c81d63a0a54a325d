import { Card, ChoiceField, Stack, Text } from '@portal/ui'
import { DefaultAccessAlert } from '#portal/access/DefaultAccessAlert.tsx'
import { useSummarySentence } from '#portal/access/useAccessSentence.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { newUserMessages } from './messages.ts'
import type { NewUserValues } from './newUserValues.ts'
import type { NewAccessState } from './useNewAccess.ts'

export interface GroupCardProps {
  groupId: NewUserValues['groupId']
  /** Whether the user has still to choose a group or none. */
  isUndecided: boolean
  /** Whether missing values show as errors. */
  isJudged: boolean
  access: NewAccessState
  onGroup: (id: NewUserValues['groupId']) => void
}

/** A choice of the group, and one sentence that says what the user opens and when. */
export function GroupCard({ groupId, isUndecided, isJudged, access: { access, group }, onGroup }: GroupCardProps) {
  const t = newUserMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const sentenceOf = useSummarySentence()
  const { groups } = usePeopleChoices()
  return (
    <Card title={t.group}>
      <Stack gap={4}>
        <ChoiceField
          label={t.userGroup}
          value={String(groupId ?? '')}
          placeholder={groups.length > 0 ? t.chooseGroup : t.noGroup}
          error={isJudged && isUndecided ? t.groupMissing : undefined}
          help={group?.MemberCount !== undefined && t.groupFacts({ level: group.HierarchyLevel, people: people({ count: group.MemberCount }) })}
          options={[...groups.map(({ ID, Name }) => ({ value: String(ID), label: Name })), ...(groups.length > 0 ? [{ value: 'none', label: t.noGroup }] : [])]}
          onValueChange={({ value }) => onGroup(value === '' ? null : value === 'none' ? value : Number(value))}
        />
        {access && !isUndecided && <Text aria-live="polite">{sentenceOf(access.summary)}</Text>}
        {access && !isUndecided && <DefaultAccessAlert {...access.summary} />}
      </Stack>
    </Card>
  )
}
