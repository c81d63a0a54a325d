import { useStore } from '@nanostores/react'
import { Button, Dialog, FilteredTextField, InlineAlert, Stack } from '@portal/ui'
import { UserRound } from 'lucide-react'
import { useId, useState, type SyntheticEvent } from 'react'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import type { User } from '../../../people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'
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
  const [reason, setReason] = useState('')
  const [isJudged, setJudged] = useState(false)
  const form = useId()
  const Reason = reason.trim()

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (Reason === '') return focusFirstInvalid(event.currentTarget)
    run({ intent: 'signInAs', payload: { UserID: user.ID, Reason } })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.asTitle({ name: user.Name })}
      icon={UserRound}
      description={t.asText({ name: user.Name })}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {t.asConfirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <FilteredTextField
            label={t.asReason}
            help={t.asReasonHelp}
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={isJudged && Reason === '' ? t.asReasonMissing : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <InlineAlert tone="warning">{t.asTabs}</InlineAlert>
          {failure && !isBusy && (
            <InlineAlert tone="danger" role="alert">
              {failureText(failure)}
            </InlineAlert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
