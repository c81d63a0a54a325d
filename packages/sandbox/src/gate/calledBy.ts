import type { Store } from '../store/openStore.ts'

/** The person whose directory PIN these digits are: a visitor who dials them at the panel calls that person. A directory PIN opens no door. */
export async function calledBy(store: Store, accountId: number, digits: string): Promise<string | null> {
  if (!/^\d{1,5}$/.test(digits)) return null
  const user = await store
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('directory_pin', '=', digits)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return user?.name ?? null
}
