import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

const holidaysById = statement((store, { accountId, id }: { accountId: number; id: number }) => store.selectFrom('holidays').selectAll().where('id', '=', id).where('account_id', '=', accountId))

/** Finds a holiday; 404 for a holiday of another account. */
export async function findHoliday(store: Store, accountId: number, id: number) {
  const { rows: [row] } = await holidaysById(store, { accountId, id })
  if (!row) throw notFound('holiday', 'ID')
  return row
}
