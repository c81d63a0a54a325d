import { useStore } from '@nanostores/react'
import { Button, Dialog, FilteredTextField, InlineAlert, Stack } from '@portal/ui'
import { CircleCheck } from 'lucide-react'
import { useId, useState, type SyntheticEvent } from 'react'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import type { User } from '../../../people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'
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
  const [reason, setReason] = useState('')
  const [isJudged, setJudged] = useState(false)
  const question = useUnsavedChanges(reason !== '' && !isBusy && !isDone)
  const form = useId()
  const Reason = reason.trim()

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (Reason === '') return focusFirstInvalid(event.currentTarget)
    run({ intent: 'refuseDeletion', payload: { ID: user.ID, Reason } })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.refuseTitle({ name: user.Name })}
      icon={CircleCheck}
      description={t.refuseText}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {t.refuseConfirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <FilteredTextField
            label={t.refuseReason}
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={isJudged && Reason === '' ? t.refuseReasonMissing : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div role="alert">{failure && !isBusy && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}</div>
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}
