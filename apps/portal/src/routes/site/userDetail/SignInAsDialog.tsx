import { useStore } from '@nanostores/react'
import { InlineAlert } from '@portal/ui'
import { UserRound } from 'lucide-react'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import type { User } from '../../../people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx'
import type { ActionAnswer, UserAction } from './userActions.ts'

export interface SignInAsDialogProps {
  user: User
  onClose: () => void
}

/** Done, it leads to the other person's landing page. */
const leavesThePage = () => {}

/** An operator signs in as somebody else, says why, and reads what it means first. */
export function SignInAsDialog({ user, onClose }: SignInAsDialogProps) {
  const t = useStore(userActionMessages)
  const failureText = useFailureText()
  const { run, isBusy, failure } = useRouteAction<UserAction, ActionAnswer>(leavesThePage)
  return (
    <ReasonDialog
      title={t.asTitle({ name: user.Name })}
      icon={UserRound}
      description={t.asText({ name: user.Name })}
      confirm={t.asConfirm}
      reasonLabel={t.asReason}
      reasonHelp={t.asReasonHelp}
      reasonMissing={t.asReasonMissing}
      note={<InlineAlert tone="warning">{t.asTabs}</InlineAlert>}
      isBusy={isBusy}
      isKept={false}
      failure={failure && !isBusy ? failureText(failure) : null}
      onClose={onClose}
      onConfirm={(Reason) => run({ intent: 'signInAs', payload: { UserID: user.ID, Reason } })}
    />
  )
}
