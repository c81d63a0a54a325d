import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { billingState, invoiceState, localDateAt } from '@portal/domain'
import { readInvoices, toInvoice } from '../billing/invoiceRecord.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { AccountFacts } from './accountFacts.ts'

export type AccountRow = ResponseOf<(typeof endpoints)['getAccounts']>['Accounts'][number]

/** An account as the list and its own page show it, with its first property's address and how it stands with its invoices. */
export async function accountAnswer(store: Store, facts: AccountFacts, now: number): Promise<AccountRow> {
  const property = await store.selectFrom('properties').select(['address', 'time_zone']).where('account_id', '=', facts.id).orderBy('id').executeTakeFirst()
  const timeZone = property?.time_zone ?? 'UTC'
  // Where nothing is open, the newest says whether there is any.
  const open = await invoicesOf(store, facts.id, timeZone, { now, unpaidAt: now })
  const invoices = open.length > 0 ? open : await invoicesOf(store, facts.id, timeZone, { now, limit: 1 })
  return {
    ID: facts.id, Name: facts.name, Address: property?.address ?? '', TenantType: facts.tenantType, IsActive: facts.isActive, RunningLockdowns: facts.lockdowns,
    People: facts.people, Doors: facts.doors, DoorsOffline: facts.offline, DoorsLocked: facts.locked, SetUpStep: facts.setUpStep,
    Billing: { State: billingState(invoices.map(({ State }) => State)), DueCents: invoices.reduce((total, { DueCents }) => total + DueCents, 0) },
    LastActivity: facts.at === null ? null : { At: toIso(facts.at), Door: facts.door },
    WorkedAt: toIso(facts.workedAt),
  }
}

/** Invoices of an account, newest first, each with its state today at the property. */
export async function invoicesOf(store: Store, accountId: number, timeZone: string, { now, ...wanted }: { now: number; limit?: number; unpaidAt?: number }) {
  const today = localDateAt(timeZone, now)
  return (await readInvoices(store, accountId, wanted)).map((record) => toInvoice(record, now)).map(({ ID, Number: number, Status, DueDate, TotalCents, DueCents }) => ({
    ID, Number: number, State: invoiceState({ status: Status, dueDate: DueDate }, today), DueDate, TotalCents, DueCents,
  }))
}
