import type { FieldChange } from '@portal/ui'

/** The changes of a save, field by field, as text. */
export interface Receipt {
  /** What was saved. Default: the number of changes. */
  title?: string
  changes: FieldChange[]
  /** The record's new version; the receipt shows only for this version. Null: while the page is open. */
  version: number | null
  /** Other users' changes that were kept, and effects of the save; may be empty. */
  note: string
}

/** Reads a receipt from the history's state; null for anything else. */
export function readReceipt(state: unknown): Receipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null
  const { receipt } = state
  return typeof receipt === 'object' && receipt !== null && 'changes' in receipt && Array.isArray(receipt.changes) ? (receipt as Receipt) : null
}
