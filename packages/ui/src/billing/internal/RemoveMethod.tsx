import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx'

interface RemoveMethodWords {
  remove: string
  /** The question, with the method's name. */
  removeTitle: (values: { name: string }) => string
  /** The text of the confirm button: verb and object. */
  removeConfirm: string
}

interface RemoveMethodProps {
  /** The method's name: "Visa ending 4242". */
  name: string
  /** What will stop working. */
  consequence: ReactNode
  onRemove: () => void
  isRemoving?: boolean
  /** Why the last try failed. The dialog stays. */
  error?: ReactNode
  words: RemoveMethodWords
}

/** The red button that removes a payment method after a confirmation. The caller unmounts it after the removal. */
export function RemoveMethod({ name, consequence, onRemove, isRemoving, error, words }: RemoveMethodProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>{words.remove}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={({ isOpen }) => setAsking(isOpen)}
        onConfirm={onRemove}
        title={words.removeTitle({ name })}
        description={consequence}
        confirmLabel={words.removeConfirm}
        isBusy={isRemoving}
        error={error}
      />
    </>
  )
}
