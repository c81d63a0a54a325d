import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'

/** Finds a holiday; 404 for a holiday of another account. */
export async function findHoliday(store: Store, accountId: number, id: number) {
  const row = await store.selectFrom('holidays').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('holiday', 'ID')
  return row
}
