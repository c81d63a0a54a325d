import { useStore } from '@nanostores/react'
import { Button, Dialog, InlineAlert } from '@portal/ui'
import { useFailureText } from '../../../app/useFailureText.ts'
import type { User } from '../../../people/userValues.ts'
import { userActionMessages } from './messages.ts'
import { useUserAction } from './useUserAction.ts'

export interface WebAccessDialogProps {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Turns a person's web access on or off; off ends their sessions. */
export function WebAccessDialog({ user, onClose, onDone }: WebAccessDialogProps) {
  const t = useStore(userActionMessages)
  const failureText = useFailureText()
  const { run, isBusy, failure } = useUserAction(onDone)
  const isOn = user.IsWebLoginEnabled
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isOn ? t.webOffTitle({ name: user.Name }) : t.webOnTitle({ name: user.Name })}
      description={isOn ? t.webOffText : t.webOnText}
      actions={
        <>
          <Button data-initial-focus onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            variant={isOn ? 'dangerConfirm' : 'primary'}
            isBusy={isBusy}
            onClick={() => run({ intent: 'webAccess', payload: { ID: user.ID, IsWebLoginEnabled: !isOn } })}
          >
            {isOn ? t.webOffConfirm : t.webOnConfirm}
          </Button>
        </>
      }
    >
      <div role="alert">{failure && !isBusy && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}</div>
    </Dialog>
  )
}
