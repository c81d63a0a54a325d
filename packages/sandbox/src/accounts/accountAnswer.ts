import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { billingState, hasWebAccess, houseSteps, invoiceState, isOperator, localDateAt } from '@portal/domain'
import { sql } from 'kysely'
import { type InvoiceRecord, readInvoices, readUnpaidInvoices, toInvoice } from '../billing/invoices.ts'
import { callGroupsOf } from '../calls/callGroups.ts'
import { controllerAnswers } from '../devices/controllerAnswers.ts'
import { countValidInvites } from '../invites/wantedInvites.ts'
import { webAccessOf, webColumns } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import { countOf, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

export type AccountRow = ResponseOf<(typeof endpoints)['getAccounts']>['Accounts'][number]

/**
 * Accounts as the list and their own pages show them, with the address of their first property and the state of their invoices; one
 * statement per kind of fact.
 */
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
    // An amount whose payment is processing is no longer due, as on the billing page.
    const due = open.filter(({ State }) => State === 'open' || State === 'overdue')
    // An account without open invoices has paid all of them.
    const paid = invoiced.some(({ id }) => id === facts.id) ? (['paid'] as const) : []
    return {
      ID: facts.id, Name: facts.name, Address: property?.address ?? '', TenantType: facts.tenantType, IsActive: facts.isActive, RunningLockdowns: facts.lockdowns,
      People: facts.people, Doors: facts.doors, DoorsOffline: facts.offline, DoorsLocked: facts.locked, SetUpStep: facts.setUpStep,
      Billing: { State: billingState([...open.map(({ State }) => State), ...paid]), DueCents: due.reduce((total, { DueCents }) => total + DueCents, 0) },
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

type Details = ResponseOf<(typeof endpoints)['getAccount']>

const administratorsShown = 10
const invoicesShown = 5

/** One account as its page shows it. */
export async function accountDetails(store: Store, facts: AccountFacts, now: number): Promise<Details> {
  const { id } = facts
  const properties = await store.selectFrom('properties').select(['id', 'name', 'address', 'time_zone'])
    .select(({ selectFrom, fn }) => selectFrom('ports').select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').as('doors'))
    .where('account_id', '=', id).orderBy('id').execute()
  const users = await store.selectFrom('users').select(['id', 'name', 'email', 'is_user_admin', ...webColumns, 'role']).where('account_id', '=', id)
    .where('removed_at', 'is', null).where('has_web_access', '=', 1).orderBy('sort_name').execute()
  const mayEnter = users.filter((user) => hasWebAccess(webAccessOf(user), now))
  const notes = await store.selectFrom('account_notes').selectAll().where('account_id', '=', id).orderBy('id', 'desc').execute()
  const state = await store.selectFrom('accounts').select(['state_reason', 'state_changed_at', 'state_changed_by']).where('id', '=', id).executeTakeFirstOrThrow()
  const [answer] = await accountAnswers(store, [facts], now)
  if (!answer) throw notFound('account', 'AccountID')
  return {
    ...answer,
    Properties: properties.map((property) => ({ ID: property.id, Name: property.name, Address: property.address, TimeZone: property.time_zone, Doors: property.doors ?? 0 })),
    Administrators: mayEnter.filter((user) => user.is_user_admin === 1 && !isOperator(user)).slice(0, administratorsShown).map((user) => ({ ID: user.id, Name: user.name, Email: user.email })),
    Devices: await devicesOf(store, id, now),
    Invoices: await invoicesOf(store, id, properties[0]?.time_zone ?? 'UTC', { now, limit: invoicesShown }),
    Notes: notes.map((note) => ({ ID: note.id, Text: note.text, By: note.by_name, At: toIso(note.at) })),
    // The account's state doesn't limit operators.
    Stops: {
      People: mayEnter.filter((user) => !isOperator(user)).length, Codes: await activeCodes(store, id), Invites: await countValidInvites(store, { accountId: id }, now),
      CallGroups: (await callGroupsOf(store, id).execute()).length,
    },
    StateChange: state.state_changed_at === null ? null : { At: toIso(state.state_changed_at), By: state.state_changed_by, Reason: state.state_reason },
  }
}

async function devicesOf(store: Store, accountId: number, now: number): Promise<Details['Devices']> {
  const controllers = await controllerAnswers(store, accountId, now)
  return {
    Controllers: controllers.length, Offline: controllers.filter(({ State }) => State === 'offline').length,
    Waiting: controllers.reduce((sum, { WaitingCount }) => sum + WaitingCount, 0),
  }
}

const activeCodes = (store: Store, accountId: number) => countOf(store.selectFrom('access_codes').where('account_id', '=', accountId).where('is_active', '=', 1))

/** The facts about an account by which the list of accounts is sorted. `at`: time of the last event; null without one. */
export interface AccountFacts {
  id: number
  name: string
  isActive: boolean
  tenantType: number
  people: number
  doors: number
  offline: number
  lockdowns: number
  /** Doors that a lockdown keeps shut at this moment. */
  locked: number
  /** The current step of a house's set-up, counted from 1; null without a set-up. */
  setUpStep: number | null
  at: number | null
  /** The door of the last event; empty for a change in the portal. */
  door: string
  /** When the operator last worked in the account; null if never. */
  workedAt: number | null
}

/** The facts of these accounts as an operator sees them; each count reads an index. */
export async function accountFacts(store: Store, operatorId: number, ids: readonly number[]): Promise<AccountFacts[]> {
  const accounts = store.selectFrom('accounts').select(['id', 'name', 'is_active', 'tenant_type']).where(inIds('id', ids))
  const properties = store.selectFrom('properties').select(['id', 'account_id']).where(inIds('account_id', ids))
  const counted = await accounts
    .select(({ selectFrom, fn }) => [
      selectFrom('users').select(fn.countAll<number>().as('count')).whereRef('users.account_id', '=', 'accounts.id').where('users.removed_at', 'is', null).as('people'),
      selectFrom('lockdowns').select(fn.countAll<number>().as('count')).whereRef('lockdowns.account_id', '=', 'accounts.id').where('lockdowns.ended_at', 'is', null).as('lockdowns'),
      selectFrom('users').select(fn.countAll<number>().as('count')).whereRef('users.account_id', '=', 'accounts.id').where('users.removed_at', 'is', null)
        .where(sql<boolean>`users.is_single_family = 1`).as('setting_up'),
      selectFrom('house_setups').select('step').whereRef('house_setups.account_id', '=', 'accounts.id').as('step'),
      selectFrom('account_visits').select('at').whereRef('account_visits.account_id', '=', 'accounts.id').where('account_visits.user_id', '=', operatorId).as('worked_at'),
      selectFrom('changes').select('at').whereRef('changes.account_id', '=', 'accounts.id').orderBy('at', 'desc').limit(1).as('changed_at'),
    ])
    .execute()
  const places = await properties
    .select(({ selectFrom, fn }) => [
      selectFrom('ports').select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').as('doors'),
      selectFrom('ports').innerJoin('port_modules', 'port_modules.port_id', 'ports.id').innerJoin('controllers', 'controllers.module_id', 'port_modules.module_id')
        .select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').where('controllers.lost', 'is not', null).as('offline'),
      selectFrom('ports').select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').where('ports.locked_by', 'is not', null).as('locked'),
      selectFrom('gate_events').select('at').whereRef('gate_events.property_id', '=', 'properties.id').orderBy('at', 'desc').limit(1).as('at'),
      selectFrom('gate_events').select('port_name').whereRef('gate_events.property_id', '=', 'properties.id').orderBy('at', 'desc').limit(1).as('door'),
    ])
    .execute()
  return counted.map((account) => {
    const own = places.filter(({ account_id: id }) => id === account.id)
    const events = own.flatMap(({ at, door }) => (at === null ? [] : [{ at, door: door ?? '' }]))
    const [last] = [...events, ...(account.changed_at === null ? [] : [{ at: account.changed_at, door: '' }])].toSorted((one, other) => other.at - one.at)
    return {
      id: account.id, name: account.name, isActive: account.is_active === 1, tenantType: account.tenant_type, people: account.people ?? 0, lockdowns: account.lockdowns ?? 0,
      setUpStep: (account.setting_up ?? 0) > 0 ? Math.max(0, houseSteps.findIndex((step) => step === account.step)) + 1 : null, workedAt: account.worked_at,
      doors: sum(own.map(({ doors }) => doors)), locked: sum(own.map(({ locked }) => locked)), offline: sum(own.map(({ offline }) => offline)), at: last?.at ?? null, door: last?.door ?? '',
    }
  })
}

const sum = (counts: readonly (number | null)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0)
