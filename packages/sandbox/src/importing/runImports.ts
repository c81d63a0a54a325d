import { hasWebAccess, importStops, mayDo } from '@portal/domain'
import { noteDoorsOf } from '../access/doorFacts.ts'
import { readSignedInUser, rightsHolder, type Viewer, viewerOf, webAccessOf, workIn } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, attemptAlone, nextAccount, ofAccount } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction, savepoint } from '../store/transaction.ts'
import type { ImportContext, PinRules } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'
import { builtOn } from './importRecord.ts'
import { keepSentence } from '../words/sentence.ts'
import { writeRows } from './writeRows.ts'
import { Refusal } from '../Refusal.ts'
import { isStoreFailure } from '../store/storeErrors.ts'
import { followPins, freePins, rowError } from './writeRow.ts'
import type { Row } from '../store/schema.ts'

/** Rows per transaction. They take some 40 ms and block other requests. */
export const rowsPerSlice = 25
/** Slices of rows per request. */
const slicesPerQuestion = 4

/**
 * Writes some rows of running imports, which take turns, of one account or of all. Imports are stored, so they survive a restart. Each
 * slice of rows has its own transaction, so a row is done or not, whenever the process ends. A slice that throws pauses its import. Returns
 * whether rows may be left.
 */
export async function runImports({ store, clock, vault, log }: Pick<Services, 'store' | 'vault' | 'log'> & { clock: Pick<Services['clock'], 'now'> }, accountId?: number): Promise<boolean> {
  for (let slice = 0; slice < slicesPerQuestion; slice += 1) {
    const atWork = await nextAccount(store, 'imports', (after) =>
      importsAtWork(store, accountId).where('account_id', '>', after).orderBy('account_id').orderBy('id').limit(1).executeTakeFirst())
    if (!atWork) return false
    const { id, by_user_id: by, undo_by_user_id: undoneBy } = atWork
    const author = { at: clock.now(), call: undoneBy === null ? 'changeImport' : 'undoImport', page: '', userId: undoneBy ?? by, signedInBy: null }
    const inSlice = (work: (trx: Store, found: Row<'imports'>) => Promise<void>) => inTransaction(store, async (trx) => {
      const found = await importsAtWork(trx, undefined).where('id', '=', id).executeTakeFirst()
      if (found) await work(trx, found)
    }, { author })
    const isDone = await attemptAlone(log, `Import ${id}`, () => inSlice((trx, found) => runSlice(trx, { found, vault, log, now: clock.now() })))
    if (!isDone) await inSlice((trx, found) => stop(trx, found, importStops.error))
    // A timer lets waiting requests run before the next slice, which a chain of promises doesn't.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return true
}

function importsAtWork(store: Store, accountId: AccountScope) {
  return store.selectFrom('imports').selectAll().where(({ or, eb }) => or([eb('state', '=', 'running'), eb('undo_by_user_id', 'is not', null)])).where(ofAccount('account_id', accountId))
}

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
  await noteOpenings(trx, context)
}

/** The import's user with the rights that they have now; null if they may no longer import. */
async function viewerOfRunner(store: Store, found: Row<'imports'>, userId: number, now: number): Promise<Viewer | null> {
  const user = await readSignedInUser(store, userId)
  if (!user || !hasWebAccess(webAccessOf(user), now) || !(['import.run', importedKinds[found.kind].right] as const).every((right) => mayDo(rightsHolder(user), right))) return null
  return viewerOf(await workIn(store, user, found.account_id))
}

async function stop(trx: Store, found: Row<'imports'>, reason: string): Promise<void> {
  if (found.undo_by_user_id !== null) {
    await trx.updateTable('import_rows').set({ undo: 'open' }).where('import_id', '=', found.id).where('undo', '=', 'waiting').execute()
    await trx.updateTable('imports').set({ undo_by_user_id: null, reason }).where('id', '=', found.id).execute()
    return
  }
  await trx.updateTable('imports').set({ state: 'paused', reason }).where('id', '=', found.id).execute()
}

/** Undoes some waiting rows, the last row first, since a later row may depend on an earlier one. Inside a transaction. */
async function undoSlice(trx: Store, context: ImportContext, rowsAtOnce: number): Promise<void> {
  const { found } = context
  const rows = await trx.selectFrom('import_rows').select('row').where('import_id', '=', found.id).where('undo', '=', 'waiting')
    .orderBy('row', 'desc').limit(rowsAtOnce).execute()
  for (const { row } of rows) {
    for (let next = await nextOf(trx, found, row); next; next = await nextOf(trx, found, row)) await undoRow(trx, context, next)
  }
  if (rows.length < rowsAtOnce) await trx.updateTable('imports').set({ undo_by_user_id: null }).where('id', '=', found.id).execute()
  await noteOpenings(trx, context)
}

/** Records when doors are held open, because imported schedules and holidays change that. */
async function noteOpenings(trx: Store, { found, now }: ImportContext): Promise<void> {
  if (found.kind === 'schedules' || found.kind === 'holidays') await noteDoorsOf(trx, found.account_id, now)
}

/**
 * The next row to undo: this row, or the row that last wrote the same record, because PIN exchanges aren't written in row order. Rows are
 * read one at a time, since each undo changes what others depend on.
 */
async function nextOf(trx: Store, { id }: ImportContext['found'], number: number): Promise<Row<'import_rows'> | undefined> {
  const row = await waitingRows(trx, id).where('row', '=', number).executeTakeFirst()
  return row && row.record_id !== null ? lastOf(trx, id, row.kind, row.record_id) : row
}

const waitingRows = (trx: Store, importId: number) => trx.selectFrom('import_rows').selectAll().where('import_id', '=', importId).where('undo', '=', 'waiting')

/** The row still to be undone that last wrote a record. */
function lastOf(trx: Store, importId: number, kind: Row<'import_rows'>['kind'], recordId: number): Promise<Row<'import_rows'> | undefined> {
  return waitingRows(trx, importId).where('kind', '=', kind).where('record_id', '=', recordId).orderBy('version_after', 'desc').limit(1).executeTakeFirst()
}

/** Undoes a row, or records why it can't be undone. */
async function undoRow(trx: Store, context: ImportContext, row: Row<'import_rows'>): Promise<void> {
  const refusal = await undoTogether(trx, context, [row])
  if (refusal === null) return
  const { pins } = importedKinds[row.kind]
  const exchange = refusal.code === 'TAKEN' && pins ? await findExchange(trx, context, pins, row) : null
  if (exchange && (await undoTogether(trx, context, exchange)) === null) return
  const stays = { undo: 'blocked' as const, code: refusal.code, message: keepSentence(refusal.sentence) }
  await trx.updateTable('import_rows').set(stays).where('import_id', '=', row.import_id).where('row', '=', row.row).execute()
}

/** Undoes several rows that exchange PINs, all or none of them. Returns why not. */
async function undoTogether(trx: Store, context: ImportContext, rows: readonly Row<'import_rows'>[]): Promise<Refusal | null> {
  const [first] = rows
  const pins = first && importedKinds[first.kind].pins
  try {
    await savepoint(trx, 'import_undo', async () => {
      if (pins && rows.length > 1) await freePins(trx, pins, rows.flatMap(({ record_id: id }) => id ?? []))
      for (const row of rows) {
        await takeBack(trx, context, row)
        await trx.updateTable('import_rows').set({ undo: 'undone', code: '', message: '' }).where('import_id', '=', row.import_id).where('row', '=', row.row).execute()
      }
      return true
    })
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    if (isStoreFailure(error)) throw error
    context.log.error(`Row ${first?.row} of import ${context.found.id} could not be taken back.`, error)
    return rowError
  }
}

/** The rows whose undo frees an earlier PIN, the given row first; null if a user outside the file has it. */
async function findExchange(trx: Store, { viewer, found }: ImportContext, rules: PinRules, first: Row<'import_rows'>): Promise<Row<'import_rows'>[] | null> {
  const pinOf = ({ before }: Row<'import_rows'>) => (before === null ? undefined : rules.pinBefore(JSON.parse(before)))
  const exchange = await followPins(trx, viewer, rules, { row: first, id: first.record_id }, pinOf, (holder) => lastOf(trx, found.id, first.kind, holder.id))
  return exchange && exchange.rows.length > 1 ? exchange.rows : null
}

async function takeBack(trx: Store, context: ImportContext, row: Row<'import_rows'>): Promise<void> {
  const kind = importedKinds[row.kind]
  const why = (await builtOn(trx, context.viewer, kind, [row])).get(row.row)
  if (why !== undefined) throw new Refusal(409, 'CONFLICT', why)
  const version = await kind.takeBack(trx, context, row)
  if (version === null) return
  // Another row of this record, in any import, may now be undone.
  await trx.updateTable('import_rows').set({ version_after: version }).where('kind', '=', row.kind).where('record_id', '=', row.record_id).where('version_after', '=', row.version_before).execute()
}
