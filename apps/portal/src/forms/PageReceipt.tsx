import { useStore } from '@nanostores/react'
import { ChangeReceipt } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { receiptMessages } from './edit.messages.ts'
import { readReceipt } from './receipt.ts'

/**
 * What the save that led to this page changed: the old value struck, the new one beside it, and a line to copy into a log.
 * `version`: of the record the page shows; a receipt of another version of it is no longer true.
 */
export function PageReceipt({ version }: { version?: number }) {
  const { saved, unchanged } = useStore(receiptMessages)
  const receipt = readReceipt(useLocation().state)
  if (!receipt || (receipt.version !== null && receipt.version !== version)) return null
  const { title, changes, note } = receipt
  return (
    <ChangeReceipt
      title={changes.length === 0 ? unchanged : (title ?? saved(changes.length))}
      changes={changes}
      note={note || undefined}
    />
  )
}
