import { isSessionExpired } from '@portal/api-client'
import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useRevalidator } from 'react-router-dom'
import { attempt } from '../app/attempt.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { bulkOutcomeMessages } from './people.messages.ts'

/** What is taken back: the receipt of several people, or the move-out of one. */
type Undoable = { ReceiptID: number } | { ID: number; name: string }

/** Takes an action on people back, from whatever page one is on by then; a message says how it went. */
export function useUndo(): (what: Undoable) => void {
  const t = useStore(bulkOutcomeMessages)
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
      // The sign-in page is on its way already.
      if (!isSessionExpired(error)) toaster.error(t.undoFailed)
    })
  }
}
