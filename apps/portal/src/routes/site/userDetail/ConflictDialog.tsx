import { useStore } from '@nanostores/react'
import { Button, Dialog, Inline, RadioGroup, Stack, Text } from '@portal/ui'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { userFieldMessages } from '../../../people/userForm.messages.ts'
import type { UserField, UserValues } from '../../../people/userValues.ts'
import { useMoments, useUserText } from '../../../people/useUserText.ts'
import { userEditMessages } from './messages.ts'
import type { EditConflictState } from './useUserEdit.ts'

export interface ConflictDialogProps {
  conflict: EditConflictState
  mine: UserValues
  isSaving: boolean
  onResolve: (choices: Partial<Record<UserField, 'mine' | 'theirs'>>) => void
  /** Back to the form; nothing is saved and nothing lost. */
  onCancel: () => void
  onDiscard: () => void
}

/** Two people changed the same fields: one choice a field. What only one of them changed is kept and named. */
export function ConflictDialog({ conflict, mine, isSaving, onResolve, onCancel, onDiscard }: ConflictDialogProps) {
  const t = useStore(userEditMessages)
  const names = useStore(userFieldMessages)
  const textOf = useUserText()
  const { list } = useMoments()
  const { theirs, conflicts, onlyMine, onlyTheirs } = conflict
  const [choices, setChoices] = useState<Partial<Record<UserField, 'mine' | 'theirs'>>>({})
  const who = theirs.UpdatedBy || t.somebody
  const chosen = Object.fromEntries(conflicts.map(({ field }) => [field, choices[field] ?? 'mine'])) as typeof choices
  const kept = [...onlyTheirs, ...onlyMine].map((field) => names[field])

  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={t.conflictTitle({ who })}
      icon={Users}
      tone="warning"
      description={conflicts.length > 0 ? t.conflictText(conflicts.length) : undefined}
      leadAction={
        <Button variant="danger" onClick={onDiscard}>
          {t.discardMine}
        </Button>
      }
      actions={
        <>
          <Button data-initial-focus onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => onResolve(chosen)}>
            {t.saveChoices}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {conflicts.map(({ field }) => (
          <RadioGroup
            key={field}
            label={names[field]}
            value={chosen[field] ?? 'mine'}
            options={[
              { value: 'theirs', label: textOf(field, theirs[field]), help: t.theirs({ who }) },
              { value: 'mine', label: textOf(field, mine[field]), help: t.mine },
            ]}
            onChange={({ value }) => setChoices({ ...choices, [field]: value === 'theirs' ? 'theirs' : 'mine' })}
          />
        ))}
        {kept.length > 0 && (
          <Inline>
            <Text tone="muted">{t.kept({ fields: list(kept) })}</Text>
          </Inline>
        )}
      </Stack>
    </Dialog>
  )
}
