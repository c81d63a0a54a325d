import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import type { User } from '../../../people/userValues.ts'
import { ChangeGroupDialog } from './ChangeGroupDialog.tsx'
import { userActionMessages } from './questions.messages.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { RefuseDeletionDialog } from './RefuseDeletionDialog.tsx'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'
import { SignInAsDialog } from './SignInAsDialog.tsx'
import type { UserQuestion } from './UserDetailPage.tsx'
import { WebAccessDialog } from './WebAccessDialog.tsx'

export interface UserQuestionsProps {
  user: User
  asking: UserQuestion
  onClose: () => void
}

/** The open question of the page, and what is said once it was answered. */
export function UserQuestions({ user, asking, onClose }: UserQuestionsProps) {
  const t = useStore(userActionMessages)
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
