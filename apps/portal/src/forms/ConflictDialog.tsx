import { useStore } from '@nanostores/react'
import { Button, Dialog, RadioGroup, Stack, Text } from '@portal/ui'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { conflictMessages } from './conflict.messages.ts'

/** A field that two people left differently, in words. */
export interface ConflictChoice<Field extends string> {
  field: Field
  label: string
  mine: string
  theirs: string
}

export interface ConflictDialogProps<Field extends string> {
  /** Who saved first; empty where nobody is named. */
  who: string
  conflicts: readonly ConflictChoice<Field>[]
  /** Names of the fields that are kept from one side without asking. */
  kept: string
  isSaving: boolean
  onResolve: (choices: Partial<Record<Field, 'mine' | 'theirs'>>) => void
  /** Back to the form; nothing is saved and nothing lost. */
  onCancel: () => void
  onDiscard: () => void
}

/** Two people changed the same fields: one choice a field. What only one of them changed is kept and named. */
export function ConflictDialog<Field extends string>({ who, conflicts, kept, isSaving, onResolve, onCancel, onDiscard }: ConflictDialogProps<Field>) {
  const t = useStore(conflictMessages)
  const [choices, setChoices] = useState<Partial<Record<Field, 'mine' | 'theirs'>>>({})
  const someone = who || t.somebody
  const choiceOf = (field: Field) => choices[field] ?? 'mine'
  const resolve = () => {
    const chosen: Partial<Record<Field, 'mine' | 'theirs'>> = {}
    for (const { field } of conflicts) chosen[field] = choiceOf(field)
    onResolve(chosen)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={t.title({ who: someone })}
      icon={Users}
      tone="warning"
      description={t.text(conflicts.length)}
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
          <Button variant="primary" isBusy={isSaving} onClick={resolve}>
            {t.saveChoices}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {conflicts.map(({ field, label, mine, theirs }) => (
          <RadioGroup
            key={field}
            label={label}
            value={choiceOf(field)}
            options={[
              { value: 'theirs', label: theirs, help: t.theirs({ who: someone }) },
              { value: 'mine', label: mine, help: t.mine },
            ]}
            onChange={({ value }) => setChoices({ ...choices, [field]: value === 'theirs' ? 'theirs' : 'mine' })}
          />
        ))}
        {kept !== '' && <Text tone="muted">{t.kept({ fields: kept })}</Text>}
      </Stack>
    </Dialog>
  )
}
