import { checkPassword, passwordsAgree } from '@portal/domain'
import { Button, Dialog, newPasswordMessages, PasswordField, PasswordRequirements, Stack, useLabels } from '@portal/ui'
import { KeyRound } from 'lucide-react'
import { useId, useState, type SyntheticEvent } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import type { User } from '#portal/people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface SetPasswordDialogProps {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Sets a user's password, by the rule of specification §5. The page doesn't store it. */
export function SetPasswordDialog({ user, onClose, onDone }: SetPasswordDialogProps) {
  const t = userActionMessages.useWords()
  const { password, confirm, messages } = useLabels('NewPassword', newPasswordMessages)
  const { run, isBusy, isDone, failure } = useCall((api, Password: string) => api.setUserPassword({ ID: user.ID, Password }), onDone)
  const [typed, setTyped] = useState({ password: '', confirm: '' })
  const [isJudged, setJudged] = useState(false)
  const question = useUnsavedChanges(typed.password + typed.confirm !== '' && !isBusy && !isDone)
  const requirements = useId()
  const form = useId()
  const isWrong = checkPassword(typed.password).length > 0
  const differs = !passwordsAgree({ password: typed.password, confirmPassword: typed.confirm })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (isWrong || differs) return focusFirstInvalid(event.currentTarget)
    run(typed.password)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.passwordTitle({ name: user.Name })}
      icon={KeyRound}
      description={t.passwordText}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {t.passwordConfirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <PasswordField
            label={password}
            autoComplete="new-password"
            value={typed.password}
            describedBy={requirements}
            after={<PasswordRequirements id={requirements} value={typed.password} isJudged={isJudged} />}
            error={isJudged && isWrong ? t.passwordWrong : undefined}
            onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
          />
          <PasswordField
            label={confirm}
            autoComplete="new-password"
            value={typed.confirm}
            error={isJudged && differs ? messages.passwordsDiffer : undefined}
            onChange={(event) => setTyped({ ...typed, confirm: event.currentTarget.value })}
          />
          <FailureAlert failure={failure} />
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}
