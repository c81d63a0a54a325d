import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { billingState, invoiceState, localDateAt } from '@portal/domain'
import { type InvoiceRecord, readInvoices, readUnpaidInvoices, toInvoice } from '../billing/invoiceRecord.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { AccountFacts } from './accountFacts.ts'

export type AccountRow = ResponseOf<(typeof endpoints)['getAccounts']>['Accounts'][number]

/** Accounts as the list and their own pages show them, with the address of their first property and how they stand with their invoices; one statement for each kind of fact. */
export async function accountAnswers(store: Store, accounts: readonly AccountFacts[], now: number): Promise<AccountRow[]> {
  const ids = accounts.map(({ id }) => id)
  const properties = await store.selectFrom('properties').select(['account_id', 'address', 'time_zone']).where(inIds('account_id', ids)).orderBy('id').execute()
  const invoiced = await store
    .selectFrom('accounts')
    .select('id')
    .where(inIds('id', ids))
    .where(({ exists, selectFrom }) => exists(selectFrom('invoices').select('invoices.id').whereRef('invoices.account_id', '=', 'accounts.id').where('is_draft', '=', 0)))
    .execute()
  const unpaid = await readUnpaidInvoices(store, ids, now)
  return accounts.map((facts) => {
    const property = properties.find(({ account_id: id }) => id === facts.id)
    const open = unpaid.filter(({ account_id: id }) => id === facts.id).map((record) => inState(record, property?.time_zone ?? 'UTC', now))
    // Where nothing is open, all that there is, is paid.
    const paid = invoiced.some(({ id }) => id === facts.id) ? (['paid'] as const) : []
    return {
      ID: facts.id, Name: facts.name, Address: property?.address ?? '', TenantType: facts.tenantType, IsActive: facts.isActive, RunningLockdowns: facts.lockdowns,
      People: facts.people, Doors: facts.doors, DoorsOffline: facts.offline, DoorsLocked: facts.locked, SetUpStep: facts.setUpStep,
      Billing: { State: billingState([...open.map(({ State }) => State), ...paid]), DueCents: open.reduce((total, { DueCents }) => total + DueCents, 0) },
      LastActivity: facts.at === null ? null : { At: toIso(facts.at), Door: facts.door },
      WorkedAt: toIso(facts.workedAt),
    }
  })
}

/** Invoices of an account, newest first, each with its state today at the property. */
export async function invoicesOf(store: Store, accountId: number, timeZone: string, { now, limit }: { now: number; limit: number }) {
  return (await readInvoices(store, accountId, { limit })).map((record) => inState(record, timeZone, now))
}

function inState(record: InvoiceRecord, timeZone: string, now: number) {
  const { ID, Number: number, Status, DueDate, TotalCents, DueCents } = toInvoice(record, now)
  return { ID, Number: number, State: invoiceState({ status: Status, dueDate: DueDate }, localDateAt(timeZone, now)), DueDate, TotalCents, DueCents }
}
