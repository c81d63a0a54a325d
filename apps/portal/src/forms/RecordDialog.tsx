import { useToaster } from '@portal/ui'
import { useFailureText } from '../app/useFailureText.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { EditWords } from './recordKind.ts'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { useReceipt, useSaved, type RecordEditing } from './useRecordEdit.ts'

export interface RecordDialogProps<Values extends object, Field extends string> extends Pick<FormDialogProps, 'title' | 'icon' | 'initialFocus' | 'saveLabel' | 'onClose' | 'children'> {
  editing: RecordEditing<Values, Field>
  words: EditWords<Values, Field>
  /** The message after a save. */
  saidSaved: (values: Values) => string
}

/** A dialog that edits one record of the list below it. It keeps drafts and merges with other users' changes. */
export function RecordDialog<Values extends object, Field extends string>({ editing, words, saidSaved, onClose, ...dialog }: RecordDialogProps<Values, Field>) {
  const { changed, failure, saved, isSaving, isRestored, save, discard } = editing
  const toaster = useToaster()
  const textOf = useFailureText()
  const receiptOf = useReceipt(editing, words)
  useSaved(editing, ({ edit }) => {
    const { note } = receiptOf(edit)
    toaster.success(saidSaved(edit.values), note ? { description: note } : undefined)
    onClose()
  })
  return (
    <>
      <FormDialog
        {...dialog}
        calling={{ isBusy: isSaving, isDone: saved !== null, error: failure && !isSaving ? textOf(failure) : null }}
        isTyped={changed.length > 0}
        hasDraft={isRestored}
        onClose={onClose}
        onGiveUp={() => {
          discard()
          onClose()
        }}
        onStartOver={discard}
        onSave={save}
      />
      <ConflictDialog editing={editing} words={words} />
    </>
  )
}
