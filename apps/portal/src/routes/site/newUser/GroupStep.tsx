import { useStore } from '@nanostores/react'
import { Card, RadioGroup } from '@portal/ui'
import { useAccessSentence } from '../../../access/useAccessSentence.ts'
import type { UserGroup } from '../../../people/usePeopleChoices.ts'
import { newUserMessages } from './messages.ts'

export interface GroupStepProps {
  groups: readonly UserGroup[]
  groupId: number | null
  onGroup: (id: number | null) => void
}

/** The group whose hours and doors they get, highest level first. */
export function GroupStep({ groups, groupId, onGroup }: GroupStepProps) {
  const t = useStore(newUserMessages)
  const sentenceOf = useAccessSentence()
  const help = ({ HierarchyLevel, MemberCount, Access }: UserGroup) =>
    `${sentenceOf(Access)} · ${t.levelNumber({ level: HierarchyLevel })} · ${t.groupHelp(MemberCount)}`
  return (
    <Card title={t.group}>
      <RadioGroup
        label={t.groupQuestion}
        value={String(groupId ?? '')}
        options={[...groups.map((group) => ({ value: String(group.ID), label: group.Name, help: help(group) })), { value: '', label: t.noGroup, help: t.noGroupHelp }]}
        onValueChange={({ value }) => onGroup(value === '' ? null : Number(value))}
      />
    </Card>
  )
}
