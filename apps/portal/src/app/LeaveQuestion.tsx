import { Button, Dialog } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { useRef } from 'react'
import { unsavedMessages } from './unsaved.messages.ts'

export interface LeaveQuestionProps {
  /** A sentence about what happens to the typed text, if it isn't lost. */
  consequence?: string | undefined
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave a form that has unsaved changes. */
export function LeaveQuestion({ consequence, onLeave, onStay }: LeaveQuestionProps) {
  const t = unsavedMessages.useWords()
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onOpenChange={onStay}
      initialFocus={stay}
      title={t.question}
      icon={Pencil}
      tone="warning"
      description={consequence ?? t.consequence}
      leadAction={
        <Button variant="danger" onClick={onLeave}>
          {t.leave}
        </Button>
      }
      actions={
        <Button ref={stay} onClick={onStay}>
          {t.stay}
        </Button>
      }
    />
  )
}
