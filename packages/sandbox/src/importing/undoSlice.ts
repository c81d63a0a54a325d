import { directoryPinHolder } from '../people/taken.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { savepoint } from '../store/transaction.ts'
import { isStoreFailure } from '../store/storeErrors.ts'
import { builtOn } from './builtOn.ts'
import type { FoundRow, ImportContext, PinRules } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'
import { keepSentence } from '../words/sentence.ts'
import { freePins, rowError } from './writeRow.ts'

/** How many rows hand a PIN back to each other in one step, as forth. */
const longest = 100

/** Takes some of the rows back that wait for it, the last one first, since a later row may stand on an earlier one. Inside a transaction. */
export async function undoSlice(trx: Store, context: ImportContext, rowsAtOnce: number): Promise<void> {
  const { found } = context
  const rows = await trx.selectFrom('import_rows').select('row').where('import_id', '=', found.id).where('undo', '=', 'waiting')
    .orderBy('row', 'desc').limit(rowsAtOnce).execute()
  for (const { row } of rows) {
    for (let next = await nextOf(trx, found, row); next; next = await nextOf(trx, found, row)) await undoRow(trx, context, next)
  }
  if (rows.length < rowsAtOnce) await trx.updateTable('imports').set({ undo_by_user_id: null }).where('id', '=', found.id).execute()
}

/**
 * A row that waits, or before it the row that wrote the same record after it: rows that handed PINs to each other were not written in their
 * order. Read when its turn comes, since taking one row back changes what another stands on.
 */
async function nextOf(trx: Store, { id }: ImportContext['found'], number: number): Promise<FoundRow | undefined> {
  const waiting = trx.selectFrom('import_rows').selectAll().where('import_id', '=', id).where('undo', '=', 'waiting')
  const row = await waiting.where('row', '=', number).executeTakeFirst()
  if (!row || row.record_id === null) return row
  return waiting.where('kind', '=', row.kind).where('record_id', '=', row.record_id).orderBy('version_after', 'desc').limit(1).executeTakeFirst()
}

/** Afterwards it waits no longer: it is taken back, or stays and says why. */
async function undoRow(trx: Store, context: ImportContext, row: FoundRow): Promise<void> {
  const refusal = await undoTogether(trx, context, [row])
  if (refusal === null) return
  const { pins } = importedKinds[row.kind]
  const exchange = refusal.code === 'TAKEN' && pins ? await findExchange(trx, context, pins, row) : null
  if (exchange && (await undoTogether(trx, context, exchange)) === null) return
  const stays = { undo: 'blocked' as const, code: refusal.code, message: keepSentence(refusal.sentence) }
  await trx.updateTable('import_rows').set(stays).where('import_id', '=', row.import_id).where('row', '=', row.row).execute()
}

/** Takes rows back in one step, or none of them; several hand PINs back to each other. Answers why not. */
async function undoTogether(trx: Store, context: ImportContext, rows: readonly FoundRow[]): Promise<Refusal | null> {
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

/** The rows by which an earlier PIN gets free, the asking row first; null if someone who has it keeps it. */
async function findExchange(trx: Store, { viewer: { accountId }, found }: ImportContext, { table, pinBefore }: PinRules, first: FoundRow): Promise<FoundRow[] | null> {
  const rows = [first]
  for (let row = first; ;) {
    const pin = row.before === null ? undefined : pinBefore(JSON.parse(row.before))
    const holder = pin === undefined ? null : await directoryPinHolder(trx, { accountId }, pin)
    if (!holder || rows.some(({ record_id: id }) => id === holder.id)) return rows.length > 1 ? rows : null
    if (Boolean(holder.isCallGroup) !== (table === 'call_groups') || rows.length === longest) return null
    const next = await trx.selectFrom('import_rows').selectAll().where('kind', '=', first.kind).where('record_id', '=', holder.id).where('import_id', '=', found.id)
      .where('undo', '=', 'waiting').orderBy('row', 'desc').limit(1).executeTakeFirst()
    if (!next) return null
    rows.push(next)
    row = next
  }
}

async function takeBack(trx: Store, context: ImportContext, row: FoundRow): Promise<void> {
  const kind = importedKinds[row.kind]
  const why = (await builtOn(trx, context.viewer, kind, [row])).get(row.row)
  if (why !== undefined) throw new Refusal(409, 'CONFLICT', why)
  const version = await kind.takeBack(trx, context, row)
  if (version === null) return
  // An earlier row that wrote this record stands as it did, in this import or another.
  await trx.updateTable('import_rows').set({ version_after: version }).where('kind', '=', row.kind).where('record_id', '=', row.record_id).where('version_after', '=', row.version_before).execute()
}
