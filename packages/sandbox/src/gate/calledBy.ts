import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

/** The last two conditions are those of the index `users_by_pin`, word for word: a parameter does not say which PIN is empty. */
const peopleByPin = statement((store, { accountId, pin }: { accountId: number; pin: string }) =>
  store.selectFrom('users').select('name').where('account_id', '=', accountId).where('directory_pin', '=', pin).where(sql<boolean>`directory_pin <> ''`).where('removed_at', 'is', null))

/** The person whose directory PIN these digits are: a visitor who dials them at the panel calls that person. A directory PIN opens no door. */
export async function calledBy(store: Store, accountId: number, digits: string): Promise<string | null> {
  if (!/^\d{1,5}$/.test(digits)) return null
  const { rows: [user] } = await peopleByPin(store, { accountId, pin: digits })
  return user?.name ?? null
}
