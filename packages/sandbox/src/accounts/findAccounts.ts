import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { type AccountState, type BillingState, localDateAt } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import { isUnpaid } from '../billing/invoices.ts'
import { contains } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'
import { accountFacts } from './accountAnswer.ts'

type Wanted = RequestOf<(typeof endpoints)['getAccounts']>
type Filter = Pick<Wanted, 'searchText' | 'State' | 'Billing' | 'TenantType'>

interface Operator {
  /** The operator whose recent accounts come first in the order by recent work. */
  operatorId: number
  now: number
}

/** One page of the matching accounts in the requested order, and the total. The store filters, sorts and counts; only the page is read. */
export async function findAccounts(store: Store, { page, count, sort, ...filter }: Wanted, { operatorId, now }: Operator) {
  const where = await whereOf(store, filter, now)
  const { rows: [all] } = await sql<{ accounts: number; people: number; doors: number }>`select
    (select count(*) from accounts) as accounts, (select count(*) from users where removed_at is null) as people, (select count(*) from ports) as doors`.execute(store)
  const counted = await sql<{ total: number }>`select count(*) as total from accounts where ${where}`.execute(store)
  const [by = 'Name', direction] = sort.split(' ')
  const isDown = direction === 'DESC' ? sql`desc` : sql`asc`
  const order = orders[by as keyof typeof orders](operatorId)
  const { rows } = await sql<{ id: number }>`select accounts.id from accounts ${order.join}
    where ${where} order by ${sql.join([...order.by.map((column) => sql`${column} ${isDown}`), ...(by === 'Name' ? [] : [sql`accounts.sort_name`])])}, accounts.id
    limit ${count} offset ${(page - 1) * count}`.execute(store)
  const facts = new Map((await accountFacts(store, operatorId, rows.map(({ id }) => id))).map((account) => [account.id, account]))
  return {
    shown: rows.flatMap(({ id }) => facts.get(id) ?? []), total: counted.rows[0]?.total ?? 0,
    totals: { Accounts: all?.accounts ?? 0, People: all?.people ?? 0, Doors: all?.doors ?? 0 },
  }
}

/** The ids of all matching accounts, sorted by name. */
export async function namedAccounts(store: Store, filter: Filter, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select accounts.id from accounts
    where ${await whereOf(store, filter, now)} order by accounts.sort_name, accounts.id`.execute(store)
  return rows.map(({ id }) => id)
}

interface Order {
  join: RawBuilder<unknown>
  by: readonly RawBuilder<unknown>[]
}

/** The time of an account's last event, which is a save or an entry. */
const lastActivity = sql`coalesce((select max(at) from (
    select (select at from changes where changes.account_id = accounts.id and is_open = 0 order by at desc limit 1) as at
    union all select (select at from gate_events where gate_events.property_id = properties.id order by at desc limit 1) from properties where properties.account_id = accounts.id
  ) as happened), 0)`

const orders: Record<'Name' | 'People' | 'Doors' | 'LastActivity' | 'WorkedAt', (operatorId: number) => Order> = {
  Name: () => ({ join: sql``, by: [sql`accounts.sort_name`] }),
  People: () => ({
    join: sql`left join (select account_id, count(*) as people from users where removed_at is null group by account_id) as counted on counted.account_id = accounts.id`, by: [sql`coalesce(counted.people, 0)`],
  }),
  Doors: () => ({
    join: sql`left join (select properties.account_id, count(*) as doors from ports inner join properties on properties.id = ports.property_id group by properties.account_id) as counted
      on counted.account_id = accounts.id`,
    by: [sql`coalesce(counted.doors, 0)`],
  }),
  LastActivity: () => ({ join: sql``, by: [lastActivity] }),
  WorkedAt: (operatorId) => ({
    join: sql`left join account_visits on account_visits.account_id = accounts.id and account_visits.user_id = ${operatorId}`,
    by: [sql`coalesce(account_visits.at, 0)`, lastActivity],
  }),
}

async function whereOf(store: Store, { searchText, State, Billing, TenantType }: Filter, now: number): Promise<RawBuilder<boolean>> {
  return sql.join<boolean>([
    sql`true`,
    ...(searchText === '' ? [] : [isFound(searchText)]),
    ...(TenantType === undefined ? [] : [sql`accounts.tenant_type = ${TenantType}`]),
    ...(State === undefined ? [] : [isInState(State)]),
    ...(Billing === undefined ? [] : [stands(Billing, await todayAt(store, now), now)]),
  ], sql` and `)
}

const isLockedDown = sql`accounts.id in (select account_id from lockdowns where ended_at is null)`
const isOffline = sql`accounts.id in (select properties.account_id from controllers inner join port_modules on port_modules.module_id = controllers.module_id
  inner join ports on ports.id = port_modules.port_id inner join properties on properties.id = ports.property_id where controllers.lost is not null)`
const isSettingUp = sql`accounts.id in (select account_id from users where is_single_family = 1 and removed_at is null)`

/** The domain's `accountState` in SQL, problems first; accounts.test.ts compares the two. */
function isInState(state: AccountState): RawBuilder<boolean> {
  const ladder: readonly (readonly [AccountState, RawBuilder<unknown>])[] = [['inactive', sql`accounts.is_active = 0`], ['lockdown', isLockedDown], ['offline', isOffline], ['settingUp', isSettingUp]]
  const step = ladder.findIndex(([name]) => name === state)
  const before = ladder.slice(0, step < 0 ? ladder.length : step).map(([, holds]) => sql`not ${holds}`)
  const own = ladder[step]
  return sql.join<boolean>([...before, ...(own ? [own[1]] : [])], sql` and `)
}

/** Today's date at an account's first property, as SQL. */
async function todayAt(store: Store, now: number): Promise<RawBuilder<string>> {
  const zones = await store.selectFrom('properties').select('time_zone').distinct().execute()
  const dates = ['UTC', ...zones.map(({ time_zone: zone }) => zone)].map((zone) => sql`when ${zone} then ${localDateAt(zone, now)}`)
  return sql<string>`case coalesce((select time_zone from properties where properties.account_id = accounts.id order by properties.id limit 1), 'UTC') ${sql.join(dates, sql` `)} end`
}

const ranks: Record<BillingState, number | null> = { overdue: 3, processing: 2, open: 1, paid: null, none: null }

/** The domain's `billingState` in SQL, computed like `toInvoice` and `invoiceState`: a payment can be repeated only after a failed one. */
function stands(state: BillingState, today: RawBuilder<string>, now: number): RawBuilder<boolean> {
  const hasAny = sql`exists (select 1 from invoices where invoices.account_id = accounts.id and is_draft = 0)`
  if (state === 'none') return sql<boolean>`not ${hasAny}`
  const total = sql`coalesce((select sum(quantity * unit_cents) from invoice_lines where invoice_lines.invoice_id = invoices.id), 0) + tax_cents - credit_cents`
  const isRunning = sql`exists (select 1 from payments where payments.invoice_id = invoices.id and (settles_at is null or settles_at > ${now}))`
  const worst = sql`(select max(case when ${isRunning} then 2 when due_date < ${today} then 3 else 1 end) from invoices
    where invoices.account_id = accounts.id and is_draft = 0 and ${isUnpaid(now)} and ${total} > 0)`
  return state === 'paid' ? sql<boolean>`${hasAny} and ${worst} is null` : sql<boolean>`${worst} = ${ranks[state]}`
}

/** Finds accounts by a part of the name or an address, by number, or by the whole email address of one of their users. */
function isFound(text: string): RawBuilder<boolean> {
  const number = /^\d{1,15}$/.test(text) ? [sql<boolean>`accounts.id = ${Number(text)}`] : []
  const address = text.includes('@') ? [sql<boolean>`exists (select 1 from users where users.account_id = accounts.id and users.removed_at is null and users.email = ${text.toLowerCase()})`] : []
  return sql<boolean>`(${sql.join([
    contains('accounts.name', text), ...number, sql`exists (select 1 from properties where properties.account_id = accounts.id and ${contains('properties.address', text)})`, ...address,
  ], sql` or `)})`
}
