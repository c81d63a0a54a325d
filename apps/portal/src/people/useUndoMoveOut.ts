import { isSessionExpired, type PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useRevalidator } from 'react-router-dom'
import { attempt } from '../app/attempt.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { bulkOutcomeMessages } from './people.messages.ts'

interface MoveOutReceipt {
  /** The receipt of several, or the person who was moved out alone. */
  undo: PayloadOf<typeof endpoints.undoMoveOut>
  /** What is said once it is taken back. */
  done: string
}

/** Takes a move-out back: from the toast that told of it, on whatever page one is by then, or from the person's page while it lasts. */
export function useUndoMoveOut(): (receipt: MoveOutReceipt) => void {
  const t = useStore(bulkOutcomeMessages)
  const { api } = usePortal()
  const toaster = useToaster()
  const { revalidate } = useRevalidator()
  const failureText = useFailureText()
  const undo = async ({ undo: what, done }: MoveOutReceipt) => {
    const answer = await attempt(api.undoMoveOut(what))
    if (answer.ok) toaster.success(done)
    else toaster.error(t.undoFailed, { description: failureText(answer.failure) })
    await revalidate()
  }
  return (receipt) => {
    undo(receipt).catch((error: unknown) => {
      // The sign-in page is on its way already.
      if (!isSessionExpired(error)) toaster.error(t.undoFailed)
    })
  }
}
