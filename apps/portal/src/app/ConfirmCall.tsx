import type { ApiClient } from '@portal/api-client'
import type { ConfirmDialogProps } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from './dialogs.tsx'
import { useCall } from './useCall.ts'

export interface ConfirmCallProps<Answer> extends Omit<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm' | 'isBusy' | 'error'> {
  /** Whether the dialog is open, if it renders while it is closed. */
  isOpen?: boolean
  call: (api: ApiClient) => Promise<Answer>
  /** The message after a success. */
  said?: (answer: Answer) => string
  /** Called once after a success. */
  onDone?: (answer: Answer) => void
  /** Where the user goes after a success, if the page's record no longer exists. */
  leadsTo?: string
  onClose: () => void
}

/** Asks to confirm a call, makes it, and says that it succeeded. After a failure the dialog stays and says why. */
export function ConfirmCall<Answer>({ isOpen = true, call, said, onDone, leadsTo, onClose, ...dialog }: ConfirmCallProps<Answer>) {
  const navigate = useNavigate()
  const { run, isBusy, error } = useCall(
    call,
    (answer) => {
      onDone?.(answer)
      if (leadsTo === undefined) onClose()
      else void navigate(leadsTo)
      return said?.(answer)
    },
    { keepsData: leadsTo !== undefined },
  )
  return <ConfirmDialog {...dialog} isOpen={isOpen} onOpenChange={onClose} onConfirm={run} isBusy={isBusy} error={error} />
}
