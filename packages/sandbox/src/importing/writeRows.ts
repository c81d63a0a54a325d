import type { Holder } from '../people/taken.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { savepoint } from '../store/transaction.ts'
import { isStoreFailure } from '../store/storeErrors.ts'
import type { ImportContext, ImportRow, PinRules, WriteRow, WrittenRow } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'
import { readCells } from './importRecord.ts'
import { type Exchange, followPins, freePins, rowError, writeRow, wroteNothing } from './writeRow.ts'
import type { Row } from '../store/schema.ts'

/** A row that waits to be written. */
export type WaitingRow = Pick<Row<'import_rows'>, 'row' | 'choice' | 'cells' | 'name'>

/**
 * Writes rows, each whole or not at all. If a row needs the PIN of a user who gets another one by a later row, both are written in one
 * step, and the later row is among the results. A row that throws is logged and fails alone. Inside a transaction.
 */
export async function writeRows(trx: Store, write: WriteRow, context: ImportContext, rows: readonly WaitingRow[]): Promise<Map<number, WrittenRow>> {
  const { found, vault, log } = context
  const kind = importedKinds[found.kind]
  const done = new Map<number, WrittenRow>()
  for (const { row, choice, cells, name } of rows) {
    if (done.has(row)) continue
    try {
      const said = { row, choice, cells: await readCells(vault, { kind: found.kind, cells }) }
      const written = await writeRow(trx, write, kind, said)
      done.set(row, written)
      if (!kind.pins || written.code !== 'TAKEN' || written.field !== 'DirectoryPin') continue
      const exchange = await findExchange(trx, context, kind.pins, said, done)
      for (const [number, together] of exchange ? await writeTogether(trx, write, context, exchange) : []) done.set(number, together)
    } catch (cause) {
      if (isStoreFailure(cause)) throw cause
      log.error(`Row ${row} of import ${found.id} failed.`, cause)
      done.set(row, { ...wroteNothing('failed', { name, id: null }), code: rowError.code, message: rowError.sentence })
    }
  }
  return done
}

type Numbered = ImportRow & { row: number }

/** The rows that free a PIN, the given row first; null if a user outside the file has it. */
async function findExchange(trx: Store, context: ImportContext, rules: PinRules, first: Numbered, done: ReadonlyMap<number, WrittenRow>): Promise<Exchange<Numbered> | null> {
  const pinOf = ({ cells }: ImportRow) => cells.DirectoryPin ?? ''
  const next = async (holder: Holder, pin: string) => rowOf(trx, context, rules, holder, pin, done)
  return followPins(trx, context.viewer, rules, { row: first, id: await recordOf(trx, context, rules, first) }, pinOf, next)
}

/** The unwritten row that gives the user who has a PIN another one. In the database, the rows in `done` are still `waiting`. */
async function rowOf(trx: Store, context: ImportContext, rules: PinRules, holder: Holder, pin: string, done: ReadonlyMap<number, WrittenRow>): Promise<Numbered | null> {
  const { found, vault } = context
  const named = await trx.selectFrom('import_rows').select(['row', 'choice', 'cells']).where('import_id', '=', found.id).where('outcome', '=', 'waiting').where('name', '=', holder.name)
    .where('choice', '=', 'merge').orderBy('row').limit(20).execute()
  for (const { row, choice, cells } of named.filter((one) => !done.has(one.row))) {
    const said = { row, choice, cells: await readCells(vault, { kind: found.kind, cells }) }
    const asked = said.cells.DirectoryPin ?? ''
    if (asked !== '' && asked !== pin && (await recordOf(trx, context, rules, said)) === holder.id) return said
  }
  return null
}

async function recordOf(trx: Store, context: ImportContext, rules: PinRules, { choice, cells }: ImportRow): Promise<number | null> {
  if (choice === 'keepBoth') return null
  try {
    return await rules.recordOf(trx, context, cells)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * Writes rows that exchange PINs. Writes nothing if one row is refused or leaves a user without a PIN, because an earlier row may change
 * which user a later row means.
 */
async function writeTogether(trx: Store, write: WriteRow, { found }: ImportContext, { rows, ids }: Exchange<Numbered>): Promise<[number, WrittenRow][]> {
  const kind = importedKinds[found.kind]
  const { pins } = kind
  if (!pins) return []
  const together = await savepoint(trx, 'import_exchange', async () => {
    const freed = await freePins(trx, pins, [...ids])
    const results: [number, WrittenRow][] = []
    for (const row of rows) {
      const written = await writeRow(trx, write, kind, row, freed)
      if (!written.changes.some(({ Field }) => Field === 'DirectoryPin')) return null
      results.push([row.row, written])
    }
    const changed = new Set(results.map(([, { recordId }]) => recordId))
    return [...ids].every((id) => changed.has(id)) ? results : null
  })
  return together ?? []
}
