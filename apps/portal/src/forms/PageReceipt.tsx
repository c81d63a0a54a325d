import { useLocation } from 'react-router-dom'
import { lazyPart } from '../app/lazyPart.tsx'
import { receiptMessages } from './edit.messages.ts'
import { readReceipt } from './receipt.ts'

/** The receipt, which loads after the page, because it shows only after a save. */
const changeReceipt = lazyPart(async () => (await import('./ChangeReceipt.ts')).ChangeReceipt)

/** Loads the receipt early for the page after a save. */
export const useReceiptComing = changeReceipt.usePreload

/**
 * The changes of the save that led to this page: old and new values, and a text to copy. `version` is that of the shown record; a receipt
 * of another version is outdated.
 */
export function PageReceipt({ version }: { version?: number }) {
  const { saved, unchanged } = receiptMessages.useWords()
  const receipt = readReceipt(useLocation().state)
  if (!receipt || (receipt.version !== null && receipt.version !== version)) return null
  const { title, changes, note } = receipt
  return (
    <changeReceipt.Part
      title={changes.length === 0 ? unchanged : (title ?? saved({ count: changes.length }))}
      changes={changes}
      note={note || undefined}
    />
  )
}
