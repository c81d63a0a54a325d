import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { FreedPins, PinRules } from './ImportedKind.ts'

/** Takes the PINs of records away, so that others can have them. Answers which they were. */
export async function freePins(trx: Store, { table }: PinRules, ids: readonly number[]): Promise<FreedPins> {
  const rows = await trx.selectFrom(table).select(['id', 'directory_pin']).where(inIds('id', ids)).execute()
  await trx.updateTable(table).set({ directory_pin: '' }).where(inIds('id', ids)).execute()
  return new Map(rows.map(({ id, directory_pin: pin }) => [id, pin]))
}
