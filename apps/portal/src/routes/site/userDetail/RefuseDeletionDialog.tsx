import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import type { User } from '../../../people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx'
import type { ActionAnswer, UserAction } from './userActions.ts'

export interface RefuseDeletionDialogProps {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Keeps a person who asks to be deleted; they read the reason in a mail. */
export function RefuseDeletionDialog({ user, onClose, onDone }: RefuseDeletionDialogProps) {
  const t = useStore(userActionMessages)
  const failureText = useFailureText()
  const { run, isBusy, isDone, failure } = useRouteAction<UserAction, ActionAnswer>(onDone)
  return (
    <ReasonDialog
      title={t.refuseTitle({ name: user.Name })}
      icon={CircleCheck}
      description={t.refuseText}
      confirm={t.refuseConfirm}
      reasonLabel={t.refuseReason}
      reasonMissing={t.refuseReasonMissing}
      isBusy={isBusy}
      isKept={!isBusy && !isDone}
      failure={failure && !isBusy ? failureText(failure) : null}
      onClose={onClose}
      onConfirm={(Reason) => run({ intent: 'refuseDeletion', payload: { ID: user.ID, Reason } })}
    />
  )
}
