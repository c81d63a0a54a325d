import { hasWebAccess, mayDo } from '@portal/domain'
import { sql } from 'kysely'
import { rightsHolder } from '../people/rightsHolder.ts'
import { readSignedInUser } from '../people/signedInUser.ts'
import { workIn } from '../people/workIn.ts'
import { viewerOf, type Viewer } from '../people/viewer.ts'
import { webAccessOf } from '../people/webUser.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { trailedStore } from '../store/trailedStore.ts'
import type { FoundImport } from './importRecord.ts'
import { importedKinds } from './importedKinds.ts'
import { keepReason } from './keptReason.ts'
import { undoSlice } from './undoSlice.ts'
import { writeRows } from './writeRows.ts'

/** How many rows one transaction writes: some 40 ms, in which nobody else is answered. */
export const rowsPerSlice = 25
/** How many slices one question moves an import on. */
const slicesPerQuestion = 4

/**
 * Lets the imports that run go on for some rows. No timer holds an import: whoever asks about imports or people moves it on, so that it
 * survives a restart. Each slice is one transaction, so that a row is done or not, whenever the process ends. Answers whether rows may be left.
 */
export async function runImports({ store, clock, vault }: Pick<Services, 'store' | 'vault'> & { clock: Pick<Services['clock'], 'now'> }): Promise<boolean> {
  for (let slice = 0; slice < slicesPerQuestion; slice += 1) {
    const atWork = await importAtWork(store)
    if (!atWork) return false
    const { by_user_id: by, undo_by_user_id: undoneBy } = atWork
    const author = { at: clock.now(), call: undoneBy === null ? 'changeImport' : 'undoImport', page: '', userId: undoneBy ?? by, signedInBy: null }
    await trailedStore(store, author).transaction().execute(async (trx) => {
      const found = await importAtWork(trx)
      if (found) await runSlice(trx, found, vault, clock.now())
    })
    // A timer lets waiting requests in; a chain of promises does not.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return true
}

async function importAtWork(store: Store): Promise<FoundImport | undefined> {
  return (await importsAtWork(store, {})).rows[0]
}

export function firstImportAtWork(store: Store) {
  return store.selectFrom('imports').selectAll().where(({ or, eb }) => or([eb('state', '=', 'running'), eb('undo_by_user_id', 'is not', null)])).orderBy('id').limit(1)
}

const importsAtWork = statement((store) => firstImportAtWork(store))

async function runSlice(trx: Store, found: FoundImport, vault: CodeVault, now: number): Promise<void> {
  const isUndo = found.undo_by_user_id !== null
  const viewer = await viewerOfRunner(trx, found, found.undo_by_user_id ?? found.by_user_id, now)
  if (viewer === null) return stop(trx, found)
  // Opens the slice's change before its first savepoint: one that is undone would take the change with it.
  await sql`update users set version = version where false`.execute(trx)
  const context = { viewer, found, vault, now }
  if (isUndo) return undoSlice(trx, context, rowsPerSlice)
  const rows = await trx.selectFrom('import_rows').select(['row', 'choice', 'cells']).where('import_id', '=', found.id).where('outcome', '=', 'waiting')
    .orderBy('row').limit(rowsPerSlice).execute()
  const write = await importedKinds[found.kind].writer(trx, context)
  for (const [row, { outcome, name, code, message, reason, recordId, changes, before, versionBefore, versionAfter }] of await writeRows(trx, write, context, rows)) {
    const wrote = outcome === 'created' || outcome === 'changed'
    await trx.updateTable('import_rows').set({
      outcome, name, code, message, reason: keepReason(reason), record_id: recordId, changes: JSON.stringify(changes), before: before && JSON.stringify(before),
      version_before: versionBefore, version_after: versionAfter, undo: wrote ? 'open' : 'none',
    }).where('import_id', '=', found.id).where('row', '=', row).execute()
  }
  if (rows.length < rowsPerSlice) await trx.updateTable('imports').set({ state: 'done', ended_at: now }).where('id', '=', found.id).execute()
}

/** Who runs the import, with the rights that they have now; null if they may import no more. */
async function viewerOfRunner(store: Store, found: FoundImport, userId: number, now: number): Promise<Viewer | null> {
  const user = await readSignedInUser(store, userId)
  if (!user || !hasWebAccess(webAccessOf(user), now) || !(['import.run', importedKinds[found.kind].right] as const).every((right) => mayDo(rightsHolder(user), right))) return null
  return viewerOf({ user: await workIn(store, user, found.account_id) })
}

async function stop(trx: Store, found: FoundImport): Promise<void> {
  const reason = 'Who started this may not import any more.'
  if (found.undo_by_user_id !== null) {
    await trx.updateTable('import_rows').set({ undo: 'open' }).where('import_id', '=', found.id).where('undo', '=', 'waiting').execute()
    await trx.updateTable('imports').set({ undo_by_user_id: null, reason }).where('id', '=', found.id).execute()
    return
  }
  await trx.updateTable('imports').set({ state: 'paused', reason }).where('id', '=', found.id).execute()
}
