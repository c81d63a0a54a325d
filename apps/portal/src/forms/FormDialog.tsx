import { Button, InlineAlert, Stack, type DialogProps } from '@portal/ui'
import { useId, useRef, type ReactNode } from 'react'
import { Dialog } from '../app/dialogs.tsx'
import { unsavedMessages } from '../app/unsaved.messages.ts'
import type { Calling } from '../app/useCall.ts'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { editMessages } from './edit.messages.ts'
import { focusFirstInvalid } from './focusFirstInvalid.ts'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'icon' | 'tone' | 'description' | 'initialFocus'> {
  /** The label of the Save button. */
  saveLabel: string
  /** Why Save is not possible yet. */
  saveReason?: string | undefined
  /** Whether Save ends or deletes something. */
  isDanger?: boolean
  /** Whether Cancel gets the focus first. */
  startsAtCancel?: boolean
  /** The call of Save. */
  calling: Pick<Calling, 'isBusy' | 'isDone' | 'error'>
  /** Why the last attempt failed, if the call's own text is not enough. */
  error?: string | null
  /** Whether the dialog asks before the typed text is lost. */
  isTyped?: boolean
  /** Whether the form was restored from a draft. */
  hasDraft?: boolean
  /** Called on Escape or a press outside; the draft stays. */
  onClose: () => void
  /** Called on Cancel, which deletes the draft. Without a draft, Cancel closes. */
  onGiveUp?: () => void
  /** Deletes the draft. Only a form that keeps drafts has it. */
  onStartOver?: () => void
  /** Whether nothing is missing or wrong. Otherwise the first field with an error gets the focus on Save. */
  isComplete?: boolean
  /** Called on every Save; from then on, missing values show as errors. */
  onTry?: () => void
  /** Called on Save if the form is complete. It returns false if it found something missing itself. */
  onSave: () => unknown
  children?: ReactNode
}

/** A form in a dialog. The text of a form with drafts survives a reload, an ended session and an accidental press outside. */
export function FormDialog(props: FormDialogProps) {
  const {
    saveLabel, saveReason, isDanger = false, startsAtCancel = false, calling, error = calling.error, isTyped = false, hasDraft = false, onClose, onGiveUp = onClose, onStartOver,
    isComplete = true, onTry, onSave, initialFocus, children, ...dialog
  } = props
  const { waits } = unsavedMessages.useWords()
  const { cancel } = editMessages.useWords()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const safe = useRef<HTMLButtonElement>(null)
  const { isBusy, isDone } = calling
  const question = useUnsavedChanges(isTyped && !isBusy && !isDone, onStartOver && waits)
  const submit = () => {
    onTry?.()
    if ((!isComplete || onSave() === false) && form.current) focusFirstInvalid(form.current)
  }
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      initialFocus={startsAtCancel ? safe : initialFocus}
      actions={
        <>
          <Button ref={safe} onClick={onGiveUp}>{cancel}</Button>
          <Button variant={isDanger ? 'dangerConfirm' : 'primary'} type="submit" form={formId} isBusy={isBusy} disabledReason={saveReason}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={4}>
          {hasDraft && onStartOver && <DraftNotice onDiscard={onStartOver} />}
          {children}
          {error !== null && (
            <InlineAlert tone="danger" role="alert">
              {error}
            </InlineAlert>
          )}
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}
