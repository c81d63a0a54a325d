import { Button, InlineAlert, Stack, type DialogProps } from '@portal/ui'
import { useId, useRef, type ReactNode } from 'react'
import { Dialog } from '../app/dialogs.tsx'
import { unsavedMessages } from '../app/unsaved.messages.ts'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { editMessages } from './edit.messages.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { focusFirstInvalid } from './focusFirstInvalid.ts'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'icon' | 'initialFocus'> {
  /** The label of the Save button. */
  saveLabel: string
  isBusy: boolean
  /** Whether the form has unsaved changes. */
  isTyped: boolean
  /** Whether the form was restored from a draft. */
  hasDraft: boolean
  /** Why the last attempt failed. */
  error: string | null
  /** Called on Escape or a press outside; the draft stays. */
  onClose: () => void
  /** Called on Cancel, which deletes the draft. */
  onGiveUp: () => void
  onStartOver: () => void
  /** Called on Save. Returns false if something is missing; then the first field with an error gets the focus. */
  onSubmit: () => boolean
  children: ReactNode
}

/** A form in a dialog above a list. Its text survives a reload, an ended session and an accidental press outside. */
export function FormDialog(props: FormDialogProps) {
  const { title, icon, initialFocus, saveLabel, isBusy, isTyped, hasDraft, error, onClose, onGiveUp, onStartOver, onSubmit, children } = props
  const { waits } = unsavedMessages.useWords()
  const { cancel } = editMessages.useWords()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const question = useUnsavedChanges(isTyped && !isBusy, waits)
  return (
    <Dialog
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      title={title}
      icon={icon}
      initialFocus={initialFocus}
      actions={
        <>
          <Button onClick={onGiveUp}>{cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
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
          if (!onSubmit() && form.current) focusFirstInvalid(form.current)
        }}
      >
        <Stack gap={4}>
          {hasDraft && <DraftNotice onDiscard={onStartOver} />}
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
