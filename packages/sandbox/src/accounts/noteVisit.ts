import { isOperator } from '@portal/domain'
import type { SignedInUser } from '../people/signedInUser.ts'
import type { Store } from '../store/openStore.ts'

const minute = 60_000

/** Remembers that an operator works in an account, at most once a minute. Of everybody else, nothing. */
export async function noteVisit(store: Store, user: SignedInUser, now: number): Promise<void> {
  if (!isOperator(user)) return
  const visit = { user_id: user.id, account_id: user.account_id }
  const last = await store.selectFrom('account_visits').select('at').where('user_id', '=', visit.user_id).where('account_id', '=', visit.account_id).executeTakeFirst()
  if (last && now - last.at < minute) return
  await store.insertInto('account_visits').values({ ...visit, at: now }).onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doUpdateSet({ at: now })).execute()
}
