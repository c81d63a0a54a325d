import { randomToken, sha256 } from '../bytes/digest.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { UndoReceiptsTable } from '../store/peopleSchema.ts'
import type { BeforeRegrouping } from './bulkActions.ts'
import type { BeforeMoveOut } from './moveOut.ts'
import type { Viewer } from './viewer.ts'

/** How long a move-out or a new group can be taken back. */
export const undoFor = 24 * 3_600_000

export type UndoReceipt = Omit<UndoReceiptsTable, 'id'> & { id: number }

/** What is needed to take an action back. */
export type Undoable = { kind: 'moveOut'; before: readonly BeforeMoveOut[] } | { kind: 'group'; groupId: number; before: readonly BeforeRegrouping[] }

/** Keeps what is needed to take an action on several people back. Answers the id of the receipt; undefined if nobody was changed. */
export async function keepReceipt(trx: Store, viewer: Viewer, undoable: Undoable, now: number): Promise<number | undefined> {
  return undoable.before.length === 0 ? undefined : insertReceipt(trx, viewer, undoable, now, null)
}

/** Keeps what is needed to take the move-out of one person back. Answers the token that takes it back. */
export async function keepTokenReceipt(trx: Store, viewer: Viewer, before: BeforeMoveOut, now: number): Promise<string> {
  const token = randomToken(24)
  await insertReceipt(trx, viewer, { kind: 'moveOut', before: [before] }, now, await sha256(token))
  return token
}

async function insertReceipt(trx: Store, { accountId, user }: Viewer, undoable: Undoable, now: number, tokenHash: string | null): Promise<number> {
  const { id } = await trx
    .insertInto('undo_receipts')
    .values({
      account_id: accountId,
      by_user_id: user.id,
      kind: undoable.kind,
      group_id: undoable.kind === 'group' ? undoable.groupId : null,
      people: undoable.before.length,
      token_hash: tokenHash,
      before: JSON.stringify(undoable.before),
      done_at: now,
      expires_at: now + undoFor,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Refuses a receipt that no longer takes anything back: 404 `RECEIPT_UNKNOWN`, 409 `RECEIPT_USED`, 409 `RECEIPT_EXPIRED`. */
export function requireOpen(receipt: UndoReceipt | undefined, now: number): UndoReceipt {
  if (!receipt) throw new Refusal(404, 'RECEIPT_UNKNOWN', 'There is nothing to take back.')
  if (receipt.used_at !== null) throw new Refusal(409, 'RECEIPT_USED', 'This was taken back already.')
  if (receipt.expires_at <= now) throw new Refusal(409, 'RECEIPT_EXPIRED', 'It is too late to take this back.')
  return receipt
}

export async function markUsed(trx: Store, { id }: Pick<UndoReceipt, 'id'>, now: number): Promise<void> {
  await trx.updateTable('undo_receipts').set({ used_at: now }).where('id', '=', id).execute()
}
