import { recipientWay } from '@portal/domain'
import { Button, EmailField } from '@portal/ui'
import { Send } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Dialog } from '#portal/app/dialogs.tsx'
import type { CallFailure } from '#portal/app/attempt.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { inviteDetailMessages } from './messages.ts'
import type { InviteAnswer } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface ResendDialogProps {
  invite: InviteAnswer
  isOpen: boolean
  isBusy: boolean
  failure: CallFailure | null
  onOpenChange: (change: { isOpen: boolean }) => void
  onConfirm: (recipient: string) => void
}

/** Asks for the recipient, and says that the old link stops working. */
export function ResendDialog({ invite, isOpen, isBusy, failure, onOpenChange, onConfirm }: ResendDialogProps) {
  const t = inviteDetailMessages.useWords()
  const formId = useId()
  const safe = useRef<HTMLButtonElement>(null)
  const [recipient, setRecipient] = useState(invite.Recipient)
  const [hasTried, setTried] = useState(false)
  const question = useUnsavedChanges(isOpen && recipient !== invite.Recipient && !isBusy)
  const isWrong = recipient.trim() !== '' && recipientWay(recipient) === null
  const send = () => {
    setTried(true)
    if (!isWrong) onConfirm(recipient.trim())
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(change) => !isBusy && onOpenChange(change)}
      initialFocus={safe}
      title={t.resendTitle}
      icon={Send}
      description={invite.Kind === 'PIN' ? t.resendPinText : t.resendText}
      actions={
        <>
          <Button ref={safe} onClick={() => onOpenChange({ isOpen: false })}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {t.resendConfirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <EmailField
          label={t.resendTo}
          help={t.resendToHelp}
          isOptional
          value={recipient}
          maxLength={254}
          error={hasTried && isWrong && t.recipientInvalid}
          onChange={(event) => setRecipient(event.currentTarget.value)}
        />
      </form>
      <FailureAlert failure={failure} />
      {question}
    </Dialog>
  )
}
