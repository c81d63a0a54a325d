import type { RowReason } from '@portal/domain'

/** A row's reason as it is stored. */
export function keepReason(reason: RowReason | null): string {
  return reason === null ? '' : JSON.stringify(reason)
}

export function readReason(kept: string): RowReason | null {
  return kept === '' ? null : (JSON.parse(kept) as RowReason)
}
