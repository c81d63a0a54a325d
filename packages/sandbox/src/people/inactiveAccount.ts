import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { hasWebAccess, invoiceState, localDateAt } from '@portal/domain'
import { readInvoices, toInvoice } from '../billing/invoiceRecord.ts'
import type { Store } from '../store/openStore.ts'
import type { SignedInUser } from './signedInUser.ts'
import { webAccessOf, webColumns } from './webUser.ts'

type Details = Exclude<ResponseOf<(typeof endpoints)['getUserDetails']>, { type: 'error' }>

/** What the page of an inactive account says: whether money is missing, and whom to ask. Null while the account is active. */
export async function inactiveAccount(store: Store, user: SignedInUser, now: number): Promise<Details['Inactive']> {
  if (user.is_active === 1) return null
  const today = localDateAt(user.time_zone, now)
  const invoices = (await readInvoices(store, user.account_id, { unpaidAt: now })).map((record) => toInvoice(record, now))
  const others = await store.selectFrom('users').select(['name', 'email', ...webColumns]).where('account_id', '=', user.account_id)
    .where('is_user_admin', '=', 1).where('removed_at', 'is', null).where('id', '!=', user.id).orderBy('sort_name').limit(3).execute()
  return {
    IsUnpaid: invoices.some(({ Status, DueDate }) => invoiceState({ status: Status, dueDate: DueDate }, today) === 'overdue'),
    Administrators: others.filter((other) => hasWebAccess(webAccessOf(other), now)).map(({ name: Name, email: Email }) => ({ Name, Email })),
  }
}
