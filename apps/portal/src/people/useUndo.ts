import { isSessionExpired } from '@portal/api-client'
import { useToaster } from '@portal/ui'
import { useRevalidator } from 'react-router-dom'
import { attempt } from '../app/attempt.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { bulkOutcomeMessages } from './people.messages.ts'

/** The action to undo: the receipt of a bulk action, or the move-out of one user. */
type Undoable = { ReceiptID: number } | { ID: number; name: string }

/** Undoes an action on users, on any page; a toast shows the result. */
export function useUndo(): (what: Undoable) => void {
  const t = bulkOutcomeMessages.useWords()
  const { api } = usePortal()
  const toaster = useToaster()
  const { revalidate } = useRevalidator()
  const failureText = useFailureText()
  const undoMany = async (ReceiptID: number) => {
    const { Done, Refused } = await api.undoBulkAction({ ReceiptID })
    toaster.success(t.undoneAll({ count: Done }), Refused === 0 ? {} : { description: t.undoneBut({ count: Refused }) })
  }
  const undoOne = async (ID: number, name: string) => {
    await api.undoMoveOut({ ID })
    toaster.success(t.undone({ name }))
  }
  const undo = async (what: Undoable) => {
    const answer = await attempt('ReceiptID' in what ? undoMany(what.ReceiptID) : undoOne(what.ID, what.name))
    if (!answer.ok) toaster.error(t.undoFailed, { description: failureText(answer.failure) })
    await revalidate()
  }
  return (what) => {
    undo(what).catch((error: unknown) => {
      // The sign-in page is already loading.
      if (!isSessionExpired(error)) toaster.error(t.undoFailed)
    })
  }
}
