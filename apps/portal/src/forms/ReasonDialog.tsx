import { Button, Dialog, type DialogProps, FilteredTextField, InlineAlert, Stack } from '@portal/ui'
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from './focusFirstInvalid.ts'
import { editMessages } from './edit.messages.ts'

export interface ReasonDialogProps extends Required<Pick<DialogProps, 'title' | 'icon' | 'description'>> {
  /** The label of the confirm button. */
  confirm: string
  reasonLabel: string
  reasonHelp?: string
  reasonMissing: string
  /** A note that the user should read first. */
  note?: ReactNode
  isBusy: boolean
  /** Whether the dialog asks before a typed reason is lost. */
  isKept: boolean
  /** Why the action failed; null if it didn't. */
  failure: string | null
  onClose: () => void
  /** Called with the reason, which is trimmed and not empty. */
  onConfirm: (reason: string) => void
}

/** Asks for a reason before an action on a user. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, icon, description, confirm, reasonLabel, reasonHelp, reasonMissing, note, isBusy, isKept, failure, onClose, onConfirm } = props
  const t = editMessages.useWords()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const question = useUnsavedChanges(isKept && typed !== '')
  const form = useId()
  const reason = typed.trim()

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (reason === '') return focusFirstInvalid(event.currentTarget)
    onConfirm(reason)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      icon={icon}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
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
          {failure !== null && (
            <InlineAlert tone="danger" role="alert">
              {failure}
            </InlineAlert>
          )}
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}
