import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../app/lazyPart.tsx'
import { receiptMessages } from './edit.messages.ts'
import { readReceipt } from './receipt.ts'

/** Comes after the page: only who has just saved sees one. */
const changeReceipt = lazyPart(async () => (await import('./ChangeReceipt.ts')).ChangeReceipt)

/** The page with a receipt that a save will lead to. */
export const useReceiptComing = changeReceipt.usePreload

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
    <changeReceipt.Part
      title={changes.length === 0 ? unchanged : (title ?? saved({ count: changes.length }))}
      changes={changes}
      note={note || undefined}
    />
  )
}
