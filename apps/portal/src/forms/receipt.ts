/** What a save changed, field by field, in words. */
export interface Receipt {
  changes: { field: string; before: string; after: string }[]
  /** What the record has become: the receipt is shown while it is that. */
  version: number
  /** What somebody else had changed meanwhile and was kept; empty where nothing was. */
  note: string
}

/** A receipt that travelled in the history's state; null where something else did. */
export function readReceipt(state: unknown): Receipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null
  const { receipt } = state
  return typeof receipt === 'object' && receipt !== null && 'changes' in receipt && Array.isArray(receipt.changes) ? (receipt as Receipt) : null
}
