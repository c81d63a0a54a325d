import { type DialogProps, FilteredTextField } from '@portal/ui'
import { useState, type ReactNode } from 'react'
import type { Calling } from '../app/useCall.ts'
import { FormDialog } from './FormDialog.tsx'

export interface ReasonDialogProps extends Required<Pick<DialogProps, 'title' | 'icon' | 'description'>> {
  /** The label of the confirm button. */
  confirm: string
  reasonLabel: string
  reasonHelp?: string
  reasonMissing: string
  /** A note that the user should read first. */
  note?: ReactNode
  /** The action, which gets the trimmed reason. */
  calling: Calling<string>
  onClose: () => void
}

/** Asks for a reason before an action on a user. */
export function ReasonDialog({ confirm, reasonLabel, reasonHelp, reasonMissing, note, calling, ...dialog }: ReasonDialogProps) {
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const reason = typed.trim()
  return (
    <FormDialog {...dialog} saveLabel={confirm} calling={calling} isTyped={typed !== ''} isComplete={reason !== ''} onTry={() => setJudged(true)} onSave={() => calling.run(reason)}>
      <FilteredTextField
        label={reasonLabel}
        help={reasonHelp}
        maxLength={200}
        autoComplete="off"
        value={typed}
        error={isJudged && reason === '' ? reasonMissing : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {note}
    </FormDialog>
  )
}
