import { useStore } from '@nanostores/react'
import { Ban } from 'lucide-react'
import { ConfirmDialog } from '../../../../app/dialogs.tsx'
import type { CallFailure } from '../../../../app/attempt.ts'
import { useFailureText } from '../../../../app/useFailureText.ts'
import { inviteDetailMessages } from './messages.ts'
import type { InviteAnswer } from './route.tsx'

export interface RevokeDialogProps {
  invite: InviteAnswer
  isOpen: boolean
  isBusy: boolean
  failure: CallFailure | null
  onOpenChange: (change: { isOpen: boolean }) => void
  onConfirm: () => void
}

export function RevokeDialog({ invite, failure, ...rest }: RevokeDialogProps) {
  const t = useStore(inviteDetailMessages)
  const textOf = useFailureText()
  return (
    <ConfirmDialog
      {...rest}
      title={t.revokeTitle({ name: invite.InviteName })}
      description={t.revokeGuest}
      icon={Ban}
      confirmLabel={t.revokeConfirm}
      consequences={[{ count: invite.Ports.length, effect: t.revokePlaces(invite.Ports.length) }]}
      error={failure && textOf(failure)}
    />
  )
}
