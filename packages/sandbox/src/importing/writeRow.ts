import { limits, rowReason, type RowReason } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { savepoint } from '../store/transaction.ts'
import type { FreedPins, ImportedKind, ImportRow, PinRules, WriteRow, WrittenRow } from './ImportedKind.ts'

/** Does what one row says, whole or not at all: a refusal becomes the row's outcome. Inside a transaction. */
export async function writeRow(trx: Store, write: WriteRow, { nameOf }: Pick<ImportedKind, 'nameOf'>, row: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  try {
    return await savepoint(trx, 'import_row', () => write(trx, row, freed))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...wroteNothing('failed', { name: nameOf(row.cells), id: null }), code: error.code, message: error.message, reason: reasonOf(error) }
  }
}

/** What a row says that an error of ours stopped. */
export const rowError = new Refusal(500, 'INTERNAL', 'An error on our side stopped this row.')

/** What a row that was not refused says of it. */
export const noRefusal = { code: '', message: '', reason: null } as const

/** What a row says by which a visitor can reach nobody. */
export const endsHere = { code: 'CALL_ENDS_HERE', message: 'A visitor can then reach nobody.', reason: rowReason('endsHere', {}) }

/** The outcome of a row that leaves its record as it is. */
export function wroteNothing(outcome: 'unchanged' | 'skipped' | 'failed', { name, id }: { name: string; id: number | null }): WrittenRow {
  return { outcome, name, ...noRefusal, recordId: id, changes: [], before: null, versionBefore: null, versionAfter: null }
}

/** What a refusal says to a reader of any language. Rules that imports share with pages refuse by code and field; null where neither says enough. */
export function reasonOf({ code, field, reason }: Refusal): RowReason | null {
  const wrong = field?.replace(/^Numbers\.\d+\./, '') ?? ''
  return reason ?? byField[`${code} ${wrong}`] ?? byCode[code] ?? null
}

const { minLength, maxLength } = limits.callGroupName

const byField: Readonly<Record<string, RowReason>> = {
  'TAKEN Email': rowReason('emailTaken', {}),
  'TAKEN Phone': rowReason('phoneTaken', {}),
  'TAKEN DirectoryPin': rowReason('pinTaken', {}),
  'TAKEN Name': rowReason('nameTaken', {}),
  'VALIDATION Email': rowReason('notEmail', {}),
  'VALIDATION Phone': rowReason('notPhone', {}),
  'VALIDATION DirectoryPin': rowReason('notPin', {}),
  'VALIDATION Code': rowReason('notCode', {}),
  'VALIDATION FacilityCode': rowReason('notCode', {}),
  'VALIDATION CardNumber': rowReason('notCode', {}),
  'VALIDATION validUntil': rowReason('endOrder', {}),
  'VALIDATION ValidUntil': rowReason('endOrder', {}),
  'VALIDATION Name': rowReason('callGroupName', { least: String(minLength), most: String(maxLength) }),
  'VALIDATION FirstCalled': rowReason('twiceInTier', {}),
  'VALIDATION SecondCalled': rowReason('twiceInTier', {}),
  'VALIDATION Numbers': rowReason('oneNumber', {}),
}

const byCode: Readonly<Record<string, RowReason>> = {
  FORBIDDEN: rowReason('above', {}),
  NOT_FOUND: rowReason('gone', {}),
  OWN_USER: rowReason('ownUser', {}),
  LAST_ADMINISTRATOR: rowReason('lastAdministrator', {}),
  CALL_ENDS_HERE: rowReason('endsHere', {}),
}

/** Takes the PINs of records away, so that others can have them. Answers which they were. */
export async function freePins(trx: Store, { table }: PinRules, ids: readonly number[]): Promise<FreedPins> {
  const rows = await trx.selectFrom(table).select(['id', 'directory_pin']).where(inIds('id', ids)).execute()
  await trx.updateTable(table).set({ directory_pin: '' }).where(inIds('id', ids)).execute()
  return new Map(rows.map(({ id, directory_pin: pin }) => [id, pin]))
}
