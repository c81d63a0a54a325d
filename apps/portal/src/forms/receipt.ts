import type { FieldChange } from '@portal/ui'

/** What a save changed, field by field, in words. */
export interface Receipt {
  /** What was saved; how many changes if omitted. */
  title?: string
  changes: FieldChange[]
  /** What the record has become: the receipt is shown while it is that. Null: as long as the page it led to. */
  version: number | null
  /** What someone else had changed meanwhile and was kept, and what follows from the save; empty where nothing is to say. */
  note: string
}

/** A receipt that travelled in the history's state; null where something else did. */
export function readReceipt(state: unknown): Receipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null
  const { receipt } = state
  return typeof receipt === 'object' && receipt !== null && 'changes' in receipt && Array.isArray(receipt.changes) ? (receipt as Receipt) : null
}
