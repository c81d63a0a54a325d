import { checkPassword, passwordsAgree } from '@portal/domain'
import { useToaster, InlineAlert, newPasswordMessages, PasswordField, PasswordRequirements, useLabels } from '@portal/ui'
import { CircleCheck, UserRound, KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { redirect, useNavigate } from 'react-router-dom'
import { paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { signInAs } from '#portal/app/signInAs.ts'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { ReasonDialog } from '#portal/forms/ReasonDialog.tsx'
import type { User } from '#portal/people/userValues.ts'
import { ChangeGroupDialog } from './ChangeGroupDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { userActionMessages } from './questions.messages.ts'
import type { UserQuestion } from './route.tsx'
import { WebAccessDialog } from './WebAccessDialog.tsx'

interface UserQuestionsProps {
  user: User
  asking: UserQuestion
  onClose: () => void
}

/** The open dialog of the page, and the message after it closes. */
export function UserQuestions({ user, asking, onClose }: UserQuestionsProps) {
  const t = userActionMessages.useWords()
  const toaster = useToaster()
  const navigate = useNavigate()
  const name = user.Name
  const done = (text: string) => {
    onClose()
    toaster.success(text)
  }
  const deleted = () => {
    toaster.success(t.removeDone({ name }))
    void navigate(paths.users)
  }

  switch (asking) {
    case 'password':
      return <SetPasswordDialog user={user} onClose={onClose} onDone={() => done(t.passwordDone({ name }))} />
    case 'webAccess':
      return <WebAccessDialog user={user} onClose={onClose} onDone={({ isOn }) => done(isOn ? t.webOnDone({ name }) : t.webOffDone({ name }))} />
    case 'group':
      return <ChangeGroupDialog user={user} onClose={onClose} onDone={(group) => done(t.groupDone({ name, group }))} />
    case 'moveOut':
      return <PlanDialog kind="moveOut" user={user} onClose={onClose} onDone={() => done(t.outDone({ name }))} />
    case 'refuseDeletion':
      return <RefuseDeletionDialog user={user} onClose={onClose} onDone={() => done(t.refuseDone({ name }))} />
    case 'signInAs':
      return <SignInAsDialog user={user} onClose={onClose} />
    case 'delete':
      return <PlanDialog kind="delete" user={user} onClose={onClose} onDone={deleted} />
    default:
      return asking satisfies never
  }
}

interface RefuseDeletionDialogProps {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Refuses a user's request to have their account deleted; a mail tells the user the reason. */
function RefuseDeletionDialog({ user, onClose, onDone }: RefuseDeletionDialogProps) {
  const t = userActionMessages.useWords()
  const refusal = useCall((api, Reason: string) => api.refuseAccountDeletion({ ID: user.ID, Reason }), onDone)
  return (
    <ReasonDialog
      title={t.refuseTitle({ name: user.Name })}
      icon={CircleCheck}
      description={t.refuseText}
      confirm={t.refuseConfirm}
      reasonLabel={t.refuseReason}
      reasonMissing={t.refuseReasonMissing}
      calling={refusal}
      onClose={onClose}
    />
  )
}

interface SignInAsDialogProps {
  user: User
  onClose: () => void
}

/** Signs an operator in as another user: explains the consequences and asks for a reason. */
function SignInAsDialog({ user, onClose }: SignInAsDialogProps) {
  const t = userActionMessages.useWords()
  const portal = usePortal()
  const calling = useCall(async (api, Reason: string) => {
    const { Token } = await api.beginSignInAs({ UserID: user.ID, Reason })
    await signInAs(portal, Token)
    // Nothing is loaded again, because the other user may not be allowed to see this page.
    throw redirect(paths.root)
  })
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
      calling={calling}
      onClose={onClose}
    />
  )
}

interface SetPasswordDialogProps {
  user: User
  onClose: () => void
  onDone: () => void
}

/** Sets a user's password, by the rule of specification §5. The page doesn't store it. */
function SetPasswordDialog({ user, onClose, onDone }: SetPasswordDialogProps) {
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
