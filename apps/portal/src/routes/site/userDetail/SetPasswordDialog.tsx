import { checkPassword, passwordsAgree } from '@portal/domain'
import { newPasswordMessages, PasswordField, PasswordRequirements, useLabels } from '@portal/ui'
import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import type { User } from '#portal/people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'

export interface SetPasswordDialogProps {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Sets a user's password, by the rule of specification §5. The page doesn't store it. */
export function SetPasswordDialog({ user, onClose, onDone }: SetPasswordDialogProps) {
  const t = userActionMessages.useWords()
  const { password, confirm, messages } = useLabels('NewPassword', newPasswordMessages)
  const change = useCall((api, Password: string) => api.setUserPassword({ ID: user.ID, Password }), onDone)
  const [typed, setTyped] = useState({ password: '', confirm: '' })
  const [isJudged, setJudged] = useState(false)
  const requirements = useId()
  const isWrong = checkPassword(typed.password).length > 0
  const differs = !passwordsAgree({ password: typed.password, confirmPassword: typed.confirm })
  return (
    <FormDialog
      title={t.passwordTitle({ name: user.Name })}
      icon={KeyRound}
      description={t.passwordText}
      saveLabel={t.passwordConfirm}
      calling={change}
      isTyped={typed.password + typed.confirm !== ''}
      isComplete={!isWrong && !differs}
      onTry={() => setJudged(true)}
      onSave={() => change.run(typed.password)}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
