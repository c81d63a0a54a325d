import { hasWebAccess, importStops, mayDo } from '@portal/domain'
import { rightsHolder } from '../people/rightsHolder.ts'
import { readSignedInUser } from '../people/signedInUser.ts'
import { type Viewer, viewerOf } from '../people/viewer.ts'
import { webAccessOf } from '../people/webUser.ts'
import { workIn } from '../people/workIn.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, nextAccount, ofAccount } from '../store/byAccount.ts'
import { attemptAlone } from '../store/eachAlone.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import type { ImportContext } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'
import type { FoundImport } from './importRecord.ts'
import { keepSentence } from '../words/sentence.ts'
import { undoSlice } from './undoSlice.ts'
import { writeRows } from './writeRows.ts'

/** How many rows one transaction writes: some 40 ms, in which nobody else is answered. */
export const rowsPerSlice = 25
/** How many slices one question moves an import on. */
const slicesPerQuestion = 4

/**
 * Lets the imports that run go on for some rows, of one account or of all, which take turns. An import is rows, so that it survives a restart. Each slice
 * is one transaction, so that a row is done or not, whenever the process ends. A slice that throws pauses its import. Answers whether rows may be left.
 */
export async function runImports({ store, clock, vault, log }: Pick<Services, 'store' | 'vault' | 'log'> & { clock: Pick<Services['clock'], 'now'> }, accountId?: number): Promise<boolean> {
  for (let slice = 0; slice < slicesPerQuestion; slice += 1) {
    const atWork = await nextAccount(store, 'imports', (after) =>
      importsAtWork(store, accountId).where('account_id', '>', after).orderBy('account_id').orderBy('id').limit(1).executeTakeFirst())
    if (!atWork) return false
    const { id, by_user_id: by, undo_by_user_id: undoneBy } = atWork
    const author = { at: clock.now(), call: undoneBy === null ? 'changeImport' : 'undoImport', page: '', userId: undoneBy ?? by, signedInBy: null }
    const inSlice = (work: (trx: Store, found: FoundImport) => Promise<void>) => inTransaction(store, async (trx) => {
      const found = await importsAtWork(trx, undefined).where('id', '=', id).executeTakeFirst()
      if (found) await work(trx, found)
    }, { author })
    const isDone = await attemptAlone(log, `Import ${id}`, () => inSlice((trx, found) => runSlice(trx, { found, vault, log, now: clock.now() })))
    if (!isDone) await inSlice((trx, found) => stop(trx, found, importStops.error))
    // A timer lets waiting requests in; a chain of promises does not.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return true
}

function importsAtWork(store: Store, accountId: AccountScope) {
  return store.selectFrom('imports').selectAll().where(({ or, eb }) => or([eb('state', '=', 'running'), eb('undo_by_user_id', 'is not', null)])).where(ofAccount('account_id', accountId))
}

export const importsAsked = (store: Store, _now: number, accountId: AccountScope) => importsAtWork(store, accountId)

async function runSlice(trx: Store, { found, vault, log, now }: Omit<ImportContext, 'viewer'>): Promise<void> {
  const isUndo = found.undo_by_user_id !== null
  const viewer = await viewerOfRunner(trx, found, found.undo_by_user_id ?? found.by_user_id, now)
  if (viewer === null) return stop(trx, found, importStops.mayNotImport)
  const context = { viewer, found, vault, log, now }
  if (isUndo) return undoSlice(trx, context, rowsPerSlice)
  const rows = await trx.selectFrom('import_rows').select(['row', 'choice', 'cells', 'name']).where('import_id', '=', found.id).where('outcome', '=', 'waiting')
    .orderBy('row').limit(rowsPerSlice).execute()
  const write = await importedKinds[found.kind].writer(trx, context)
  for (const [row, { outcome, name, code, message, recordId, changes, before, versionBefore, versionAfter }] of await writeRows(trx, write, context, rows)) {
    const wrote = outcome === 'created' || outcome === 'changed'
    await trx.updateTable('import_rows').set({
      outcome, name, code, message: keepSentence(message), record_id: recordId, changes: JSON.stringify(changes), before: before && JSON.stringify(before),
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

async function stop(trx: Store, found: FoundImport, reason: string): Promise<void> {
  if (found.undo_by_user_id !== null) {
    await trx.updateTable('import_rows').set({ undo: 'open' }).where('import_id', '=', found.id).where('undo', '=', 'waiting').execute()
    await trx.updateTable('imports').set({ undo_by_user_id: null, reason }).where('id', '=', found.id).execute()
    return
  }
  await trx.updateTable('imports').set({ state: 'paused', reason }).where('id', '=', found.id).execute()
}
