import { useStore } from '@nanostores/react'
import { ChoiceField } from '@portal/ui'
import { useState } from 'react'
import { ExplainPanel } from '../../../../access/ExplainPanel.tsx'
import type { AccessChange } from '../../../../access/useEffectAnswer.ts'
import { ruleMessages } from '../messages.ts'
import type { Template } from './useRuleEdit.ts'

export interface TemplateAccessProps {
  template: Pick<Template, 'Groups' | 'Version'>
  /** What is being edited and not saved yet; null: what is saved counts. */
  draft: AccessChange | null
}

/** "Can they get in?" about one of the groups that follow a template, at the first door where it does; nothing where none does. */
export function TemplateAccess({ template: { Groups, Version }, draft }: TemplateAccessProps) {
  const t = useStore(ruleMessages)
  const [chosen, setChosen] = useState<number | null>(null)
  // A group follows a template at several places.
  const groups = [...new Map(Groups.map(({ UserGroupID, UserGroupName }) => [UserGroupID, UserGroupName]))]
  const [group] = groups.find(([id]) => id === chosen) ?? groups[0] ?? []
  if (group === undefined) return null
  return (
    <ExplainPanel
      about={{ UserGroupID: group }}
      firstPort={Groups.find(({ UserGroupID }) => UserGroupID === group)?.Ports[0]}
      choice={
        groups.length > 1 && (
          <ChoiceField
            label={t.group}
            value={String(group)}
            options={groups.map(([id, name]) => ({ value: String(id), label: name }))}
            onValueChange={({ value }) => setChosen(Number(value))}
          />
        )
      }
      draft={draft}
      version={Version}
     
    />
  )
}
