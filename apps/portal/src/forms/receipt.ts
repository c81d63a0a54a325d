import type { FieldChange } from '@portal/ui'

/** The changes of a save, field by field, as text. */
export interface Receipt {
  /** The text about what was saved; the number of changes if omitted. */
  title?: string
  changes: FieldChange[]
  /** The record's new version; the receipt shows only for this version. Null if it shows while the page is open. */
  version: number | null
  /** A sentence about other users' changes that were kept, and about effects of the save; may be empty. */
  note: string
}

/** Reads a receipt from the state of the browser's history; null for anything else. */
export function readReceipt(state: unknown): Receipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null
  const { receipt } = state
  return typeof receipt === 'object' && receipt !== null && 'changes' in receipt && Array.isArray(receipt.changes) ? (receipt as Receipt) : null
}
