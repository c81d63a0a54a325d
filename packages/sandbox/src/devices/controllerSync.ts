import type { ControllerFacts } from '@portal/domain'
import { sql } from 'kysely'
import type { Row } from '../store/schema.ts'
import { heldTables } from '../store/heldTables.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

/** The id of the newest stored change for controllers; 0 without one. Later changes have higher ids. */
export async function newestChange(store: Store): Promise<number> {
  const row = await store.selectFrom('unsynced_changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

/** Starts tracking a controller: from now on it gets changes only by acknowledged commands. */
export async function trackSync(trx: Store, moduleId: number): Promise<void> {
  await trx.updateTable('controllers').set({ synced_to: await newestChange(trx) }).where('module_id', '=', moduleId).where('synced_to', 'is', null).execute()
}

/** Marks the controller as synced up to a change. */
export async function noteSynced(trx: Store, moduleId: number, syncedTo: number): Promise<void> {
  await trx.updateTable('controllers').set({ synced_to: syncedTo }).where('module_id', '=', moduleId).where('synced_to', '<', syncedTo).execute()
}

const accountOf = (moduleId: number) => sql`(select properties.account_id from modules join properties on properties.id = modules.property_id where modules.id = ${moduleId})`

/**
 * Marks an online controller with an empty queue as synced, except for the changes that it refused. Deletes changes that all controllers of
 * the account have.
 */
export async function noteAllSynced(trx: Store, moduleId: number, { delay, failure }: ControllerFacts): Promise<void> {
  const syncedTo = delay === 0 && failure === null ? null : await newestChange(trx)
  await trx.updateTable('controllers').set({ synced_to: syncedTo }).where('module_id', '=', moduleId).where('synced_to', 'is not', null).execute()
  const known = sql`(select coalesce(min(first), cast(9e15 as bigint)) from (
    select min(synced_to) as first from controllers join modules on modules.id = controllers.module_id join properties on properties.id = modules.property_id
      where synced_to is not null and properties.account_id = ${accountOf(moduleId)}
    union all select min(undo_after) from device_commands where undo_after is not null and status <> 'acknowledged' and account_id = ${accountOf(moduleId)}) as known)`
  await sql`delete from unsynced_changes where account_id = ${accountOf(moduleId)} and id <= ${known}`.execute(trx)
  // A change without an account is deleted together with its owner's change.
  await sql`delete from unsynced_changes where account_id is null
    and not exists (select 1 from unsynced_changes as own where own.change_id = unsynced_changes.change_id and own.account_id is not null)`.execute(trx)
}

/** Keeps the old version of a code that a controller finally refused, until the controller accepts a change of the code. */
export async function keepUnsynced(trx: Store, { id, module_id: moduleId, code_id: codeId }: { id: number; module_id: number; code_id: number | null }): Promise<void> {
  if (codeId === null) return
  const undoAfter = trx.selectFrom('controllers').select('synced_to').where('module_id', '=', moduleId)
  await trx.updateTable('device_commands').set(({ fn }) => ({ undo_after: fn.coalesce('undo_after', undoAfter) })).where('id', '=', id).execute()
}

const firstOpen = statement((store, { moduleId }: { moduleId: number }) => store.selectFrom('device_commands').select('made_at').where('module_id', '=', moduleId).where('status', '!=', 'acknowledged')
  .where((where) => where.or([where('status', 'in', ['waiting', 'sent']), where('undo_after', 'is not', null)])).orderBy('id').limit(1))

/** The time of the controller's oldest unsynced change, of a code or of `unsynced`; null if it is synced. */
export async function waitingSince(store: Store, moduleId: number, unsynced: readonly Row<'unsynced_changes'>[]): Promise<number | null> {
  const { rows } = await firstOpen(store, { moduleId })
  const moments = [...rows.map(({ made_at: at }) => at), ...unsynced.flatMap(({ tbl, at }) => (heldTables[tbl].isPushed ? [] : at))]
  return moments.length === 0 ? null : Math.min(...moments)
}
