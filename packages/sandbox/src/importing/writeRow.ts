import { directoryPinHolder, type Holder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { savepoint } from '../store/transaction.ts'
import type { FreedPins, ImportedKind, ImportRow, PinRules, WriteRow, WrittenRow } from './ImportedKind.ts'

/** Writes a row whole or not at all; a refusal becomes the row's outcome. Inside a transaction. */
export async function writeRow(trx: Store, write: WriteRow, { nameOf }: Pick<ImportedKind, 'nameOf'>, row: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  try {
    return await savepoint(trx, 'import_row', () => write(trx, row, freed))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...wroteNothing('failed', { name: nameOf(row.cells), id: null }), code: error.code, field: error.field, message: error.sentence }
  }
}

/** The refusal of a row that an internal error stopped. */
export const rowError = new Refusal(500, 'INTERNAL', 'An error on our side stopped this row.')

/** The columns of a row without a refusal. */
export const noRefusal = { code: '', message: '' } as const

/** The refusal of a row after which visitors can reach no one. */
export const endsHere = { code: 'CALL_ENDS_HERE', message: 'A visitor would reach no one.' } as const

/** The outcome of a row that changes nothing. */
export function wroteNothing(outcome: 'unchanged' | 'skipped' | 'failed', { name, id }: { name: string; id: number | null }): WrittenRow {
  return { outcome, name, ...noRefusal, recordId: id, changes: [], before: null, versionBefore: null, versionAfter: null }
}

/** Rows that exchange PINs with each other, and the ids of their records. */
export interface Exchange<Row> {
  rows: Row[]
  ids: ReadonlySet<number>
}

/** The largest number of rows that exchange PINs. They take some 150 ms and block other requests. */
const longest = 100

/**
 * Finds the rows that must change together, the given row first: each has the PIN that the row before it needs. `next` finds the row of the
 * record that has a PIN. Null if a record outside the file has a PIN.
 */
export async function followPins<Row>(
  trx: Store, { accountId }: Viewer, { table }: PinRules, first: { row: Row; id: number | null }, pinOf: (row: Row) => string | undefined,
  next: (holder: Holder, pin: string) => Promise<Row | null | undefined>,
): Promise<Exchange<Row> | null> {
  const rows = [first.row]
  const ids = new Set(first.id === null ? [] : [first.id])
  for (let pin = pinOf(first.row); ;) {
    const holder = pin === undefined ? null : await directoryPinHolder(trx, { accountId }, pin)
    if (pin === undefined || !holder || ids.has(holder.id)) return { rows, ids }
    if (Boolean(holder.isCallGroup) !== (table === 'call_groups') || rows.length === longest) return null
    const row = await next(holder, pin)
    if (!row) return null
    rows.push(row)
    ids.add(holder.id)
    pin = pinOf(row)
  }
}

/** Removes the PINs of records, so that others can get them. Returns the removed PINs. */
export async function freePins(trx: Store, { table }: PinRules, ids: readonly number[]): Promise<FreedPins> {
  const rows = await trx.selectFrom(table).select(['id', 'directory_pin']).where(inIds('id', ids)).execute()
  await trx.updateTable(table).set({ directory_pin: '' }).where(inIds('id', ids)).execute()
  return new Map(rows.map(({ id, directory_pin: pin }) => [id, pin]))
}
