import { useStore } from '@nanostores/react'
import { Button, InlineAlert, Stack, type DialogProps } from '@portal/ui'
import { useId, useRef, type ReactNode } from 'react'
import { Dialog } from '../app/dialogs.tsx'
import { unsavedMessages } from '../app/unsaved.messages.ts'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { editMessages } from './edit.messages.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { focusFirstInvalid } from './focusFirstInvalid.ts'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'icon' | 'initialFocus'> {
  /** Of the button that saves. */
  saveLabel: string
  isBusy: boolean
  /** Something is typed that is not saved. */
  isTyped: boolean
  /** What was typed was found from an earlier visit. */
  hasDraft: boolean
  /** Why the last try failed. */
  error: string | null
  /** Escape, or a press beside it: what was typed waits. */
  onClose: () => void
  /** Cancel: what was typed is forgotten. */
  onGiveUp: () => void
  onStartOver: () => void
  /** Answers false where something is missing: the person continues at the first field that says so. */
  onSubmit: () => boolean
  children: ReactNode
}

/** A form over a list. Nothing typed into it is lost by a reload, an ended session or a wrong press. */
export function FormDialog(props: FormDialogProps) {
  const { title, icon, initialFocus, saveLabel, isBusy, isTyped, hasDraft, error, onClose, onGiveUp, onStartOver, onSubmit, children } = props
  const { waits } = useStore(unsavedMessages)
  const { cancel } = useStore(editMessages)
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
