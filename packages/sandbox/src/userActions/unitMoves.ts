import { livesElsewhere } from '@portal/domain'
import { leavingViewer } from '../people/deletionRequests.ts'
import { findUser, type FoundUser } from '../people/findUser.ts'
import { unitsOf } from '../people/units.ts'
import { mayChange, readSignedInUser, type Viewer, viewerOf } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { inTransaction } from '../store/transaction.ts'
import { type BeforeMoveOut, leaveUnit, moveOut } from './moveOut.ts'
import { insertReceipt } from './undoReceipts.ts'

/** Moves a resident out of one unit. All access ends, unless the user also lives in another unit. Inside a transaction. */
export async function moveOutOfUnit(trx: Store, viewer: Viewer, user: FoundUser, unitId: number, now: number): Promise<BeforeMoveOut> {
  const units = (await unitsOf(trx, user)).map(({ ID }) => ID)
  return livesElsewhere(units, unitId) ? leaveUnit(trx, viewer, user, unitId, now) : moveOut(trx, viewer, user, now)
}

/** The planned move-outs whose time has come. */
export function movesDue(store: Store, now: number, accountId: AccountScope) {
  return store.selectFrom('unit_moves').select(['unit_moves.id', 'unit_moves.by_user_id']).where('leaves_at', '<=', now).where('done_at', 'is', null)
    .where(ofAccount('unit_moves.account_id', accountId)).orderBy('leaves_at').orderBy('unit_moves.id')
}

/**
 * Moves out the residents whose move-out is due, of one account or of all. Each move-out has its own transaction, which begins by claiming
 * the row of the plan, so that it happens once.
 */
export async function runUnitMoves({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const due = await movesDue(store, clock.now(), accountId).execute()
  await eachAlone(log, due, ({ id }) => `Move-out ${id}`, async ({ id, by_user_id: userId }) => {
    const now = clock.now()
    await inTransaction(store, async (trx) => {
      const move = await trx.updateTable('unit_moves').set({ done_at: now }).where('id', '=', id).where('done_at', 'is', null).returningAll().executeTakeFirst()
      if (move) await runMove(trx, move, now)
    }, { author: { at: now, call: 'saveUnitMove', page: '', userId, signedInBy: null } })
  })
}

async function runMove(trx: Store, move: Row<'unit_moves'>, now: number): Promise<void> {
  const by = await plannerOf(trx, move)
  const done: BeforeMoveOut[] = []
  const refused: string[] = []
  for (const id of JSON.parse(move.users) as number[]) {
    const own = await leavingViewer(trx, id)
    if (!own) continue
    const user = await findUser(trx, own, id)
    if (!(await unitsOf(trx, user)).some(({ ID }) => ID === move.unit_id)) continue
    // A plan stays valid after its author has left or has lost rights.
    const viewer = by && mayChange(by, user) ? by : own
    try {
      done.push(await moveOutOfUnit(trx, viewer, user, move.unit_id, now))
    } catch (error) {
      // A refused move-out has changed nothing, because it writes only after its last check.
      if (!(error instanceof Refusal)) throw error
      refused.push(user.name)
    }
  }
  const receipt = done.length === 0 ? null : await insertReceipt(trx, { accountId: move.account_id, user: { id: move.by_user_id } }, { kind: 'moveOut', before: done }, now, null)
  await trx.updateTable('unit_moves').set({ refused: JSON.stringify(refused), receipt_id: receipt }).where('id', '=', move.id).execute()
}

/** The author of a plan, working in its account; undefined once deleted. */
async function plannerOf(trx: Store, move: Row<'unit_moves'>): Promise<Viewer | undefined> {
  const user = await readSignedInUser(trx, move.by_user_id)
  return user && viewerOf({ ...user, account_id: move.account_id })
}
