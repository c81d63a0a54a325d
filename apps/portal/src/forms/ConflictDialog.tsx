import type { Choices } from '@portal/domain'
import { Button, ConflictPanel, type KeptChange } from '@portal/ui'
import { Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog } from '../app/dialogs.tsx'
import { conflictMessages } from './conflict.messages.ts'
import { editMessages } from './edit.messages.ts'
import type { EditWords, RecordConflict } from './recordKind.ts'
import type { RecordEditing } from './useRecordEdit.ts'

export interface ConflictDialogProps<Values extends object, Field extends string> {
  editing: Pick<RecordEditing<Values, Field>, 'conflict' | 'isSaving' | 'resolve' | 'discard'>
  words: EditWords<Values, Field>
}

/** Asks the user to choose a value for each field that two users have changed. Changes of only one user are kept and listed. */
export function ConflictDialog<Values extends object, Field extends string>({ editing, words }: ConflictDialogProps<Values, Field>) {
  const { conflict } = editing
  const [closed, setClosed] = useState<object | null>(null)
  // Once closed, the dialog stays closed until another save is refused.
  if (!conflict || conflict.conflicts.length === 0 || closed === conflict.record) return null
  return <Question editing={editing} words={words} conflict={conflict} onCancel={() => setClosed(conflict.record)} />
}

interface QuestionProps<Values extends object, Field extends string> extends ConflictDialogProps<Values, Field> {
  conflict: RecordConflict<Values, Field>
  /** Returns to the form; saves nothing and loses nothing. */
  onCancel: () => void
}

function Question<Values extends object, Field extends string>({ editing, words, conflict, onCancel }: QuestionProps<Values, Field>) {
  const t = conflictMessages.useWords()
  const { cancel } = editMessages.useWords()
  const safe = useRef<HTMLButtonElement>(null)
  const [choices, setChoices] = useState<Choices<Field>>({})
  const { nameOf, textOf } = words
  const { conflicts, mine, theirs, onlyMine, onlyTheirs } = conflict
  const who = conflict.who || t.someone
  const kept: KeptChange[] = [
    ...onlyTheirs.map((field) => ({ id: field, label: nameOf(field), value: textOf(field, theirs), by: 'theirs' as const })),
    ...onlyMine.map((field) => ({ id: field, label: nameOf(field), value: textOf(field, mine), by: 'mine' as const })),
  ]
  const isOpen = conflicts.some((field) => choices[field] === undefined)
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      initialFocus={safe}
      title={t.title({ who })}
      icon={Users}
      tone="warning"
      leadAction={
        <Button variant="danger" onClick={editing.discard}>
          {t.discardMine}
        </Button>
      }
      actions={
        <>
          <Button ref={safe} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="primary" isBusy={editing.isSaving} disabledReason={isOpen ? t.undecided : undefined} onClick={() => editing.resolve(choices)}>
            {t.saveChoices}
          </Button>
        </>
      }
    >
      <ConflictPanel
        who={who}
        fields={conflicts.map((field) => ({ id: field, label: nameOf(field), mine: textOf(field, mine), theirs: textOf(field, theirs) }))}
        value={choices as Readonly<Record<string, 'mine' | 'theirs'>>}
        onSideChange={({ id, side }) => setChoices({ ...choices, [id]: side })}
        kept={kept}
        labels={{ title: '' }}
      />
    </Dialog>
  )
}
