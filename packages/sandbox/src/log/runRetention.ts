import { isPostgres } from '../store/byEngine.ts'
import { inIds } from '../store/inIds.ts'
import { inTurn } from '../store/transaction.ts'
import type { Store } from '../store/openStore.ts'
import { dropMonths, makeMonths } from '../store/postgres/monthPartitions.ts'
import type { Services } from '../Services.ts'
import { deleteOldRows } from './keptRows.ts'
import { keptFrom } from './keptFrom.ts'

/** Lines of each kind that one step deletes. */
const linesAStep = 500

/**
 * Keeps the log, and what only grows (keptRows.ts), as long as it is to be kept, and no longer. On PostgreSQL the months to come are made, and those that are over are dropped; what is
 * left of them, and everything on SQLite, is deleted step by step. Answers whether more is left.
 */
export async function runRetention({ store, clock, limits }: Pick<Services, 'store' | 'clock' | 'limits'>): Promise<boolean> {
  const isOldLeft = await deleteOldRows({ store, clock })
  const now = clock.now()
  const from = keptFrom(limits.logMonths, now)
  if (isPostgres(store)) await makeMonths(store, now)
  if (from === null) return isOldLeft
  if (isPostgres(store)) await dropMonths(store, from)
  const deleted = [await deleteEvents(store, from), await deleteChanges(store, from), await deleteCalls(store, from)]
  return isOldLeft || deleted.some((lines) => lines === linesAStep)
}

async function deleteEvents(store: Store, from: number): Promise<number> {
  const old = await store.selectFrom('properties').innerJoin('gate_events', 'gate_events.property_id', 'properties.id').select('gate_events.id')
    .where('gate_events.at', '<', from).limit(linesAStep).execute()
  if (old.length > 0) await store.deleteFrom('gate_events').where('at', '<', from).where(inIds('id', old.map(({ id }) => id))).execute()
  return old.length
}

/** A change that is still open is being written. */
async function deleteChanges(store: Store, from: number): Promise<number> {
  const ended = store.selectFrom('changes').select('changes.id').where('changes.at', '<', from).where('is_open', '=', 0)
  const old = await ended.innerJoin('accounts', 'accounts.id', 'changes.account_id').limit(linesAStep).execute()
  if (old.length === 0) old.push(...await ended.where('account_id', 'is', null).limit(linesAStep).execute())
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) {
    await inTurn(store, 'portal.retention', async (trx) => {
      await trx.deleteFrom('change_rows').where(inIds('change_id', ids)).execute()
      await trx.deleteFrom('changes').where('at', '<', from).where(inIds('id', ids)).execute()
    })
  }
  return old.length
}

/** A call that still runs is kept, however long ago it began. */
async function deleteCalls(store: Store, from: number): Promise<number> {
  const old = await store.selectFrom('accounts').innerJoin('calls', 'calls.account_id', 'accounts.id').select('calls.id')
    .where('started_at', '<', from).where('ended_at', 'is not', null).limit(linesAStep).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) {
    await inTurn(store, 'portal.retention', async (trx) => {
      for (const table of ['call_events', 'call_photos'] as const) await trx.deleteFrom(table).where(inIds('call_id', ids)).execute()
      await trx.deleteFrom('calls').where(inIds('id', ids)).execute()
    })
  }
  return old.length
}
