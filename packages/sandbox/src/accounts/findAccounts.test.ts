import { accountState, accountStates, billingStates, foldText } from '@portal/domain'
import { DefaultQueryExecutor, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnpaid } from '../billing/invoices.ts'
import { isPostgres } from '../store/byEngine.ts'
import { day, hour, openBench } from '../testing.fixture.ts'

const operator = 'robert.k@gatewell.example'
type Accounts = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['client']['getAccounts']>>['Accounts']

async function open() {
  const bench = await openBench()
  await bench.signIn(operator)
  return bench
}

test('filters by state and billing in the store agree with the domain for each account at every moment', async () => {
  const { client, time, signIn, as, sandbox: { store } } = await open()
  const free = (await client.getAccounts({ count: 100, Billing: 'none' })).Accounts[0]?.ID ?? 0
  const billing = await store.selectFrom('billing_accounts').selectAll().where('account_id', '=', 1).executeTakeFirstOrThrow()
  await store.insertInto('billing_accounts').values({ ...billing, account_id: free, customer_id: 'free' }).onConflict((conflict) => conflict.doNothing()).execute()
  const invoice = { id: -1, account_id: free, number: 'A-1', is_draft: 0, created_at: 1, due_date: '2026-01-01', description: '', period_start: '2026-01-01', period_end: '2026-01-31', tax_cents: 1, credit_cents: 0 }
  await store.insertInto('invoices').values(invoice).execute()
  await store.insertInto('payments').values({ id: 'paid', invoice_id: -1, attempt: 1, method: 2, paid_with: 'Visa', amount_cents: 1, started_at: 1, settles_at: time.now + hour, problem: '' }).execute()
  const seen = new Set<string>()
  for (const step of [0, 2, 30, 90]) {
    time.now += step * hour
    if (step === 2) {
      await signIn()
      await client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })
    }
    const session = await signIn(operator)
    await as(session, async () => {
      const { Accounts, TotalCount } = await client.getAccounts({ count: 100 })
      expect(Accounts).toHaveLength(TotalCount)
      for (const State of accountStates) {
        const expected = Accounts.filter((account) => accountState(account) === State).map(({ ID }) => ID)
        const answer = await client.getAccounts({ count: 100, State })
        expect(answer.Accounts.map(({ ID }) => ID), State).toEqual(expected)
        expect(answer.TotalCount).toBe(expected.length)
        if (expected.length > 0) seen.add(State)
      }
      for (const Billing of billingStates) {
        const expected = Accounts.filter((account) => account.Billing.State === Billing).map(({ ID }) => ID)
        expect((await client.getAccounts({ count: 100, Billing })).Accounts.map(({ ID }) => ID), Billing).toEqual(expected)
        if (expected.length > 0) seen.add(Billing)
      }
    })
  }
  expect([...seen]).toEqual(expect.arrayContaining([...accountStates, ...billingStates]))
})

test('an account counts as processing while its payment runs, and is overdue again after the payment fails', async () => {
  const { client, time, signIn, sandbox: { store } } = await open()
  const account = (await client.getAccounts({ Billing: 'overdue' })).Accounts[0]
  const invoices = await store.selectFrom('invoices').select('id').where('account_id', '=', account?.ID ?? 0).where('is_draft', '=', 0).where(isUnpaid(time.now)).execute()
  for (const { id } of invoices) {
    const { attempt } = await store.selectFrom('payments').select(({ fn }) => fn.max('attempt').as('attempt')).where('invoice_id', '=', id).executeTakeFirstOrThrow()
    const running = { id: `running-${id}`, invoice_id: id, attempt: (attempt ?? 0) + 1, method: 2 as const, paid_with: 'Visa', amount_cents: 1, started_at: time.now, settles_at: time.now + hour, problem: 'Declined' }
    await store.insertInto('payments').values(running).execute()
  }
  const idsOf = async (Billing: 'overdue' | 'processing') => (await client.getAccounts({ Billing })).Accounts.map(({ ID }) => ID)
  expect(await idsOf('processing')).toContain(account?.ID)
  expect(await idsOf('overdue')).not.toContain(account?.ID)
  time.now += 2 * hour
  await signIn(operator)
  expect(await idsOf('overdue')).toContain(account?.ID)
})

const orders: Readonly<Record<string, (account: Accounts[number]) => number | string>> = {
  Name: ({ Name }) => foldText(Name), People: ({ People }) => People, Doors: ({ Doors }) => Doors, LastActivity: ({ LastActivity }) => Date.parse(LastActivity?.At ?? '1970-01-01'),
}

test('accounts are sorted by the values that the rows show, ignoring accents and case', async () => {
  const { client, sandbox: { store } } = await open()
  await store.updateTable('accounts').set({ name: 'Ábaco House', sort_name: 'abaco house' }).where('id', '=', 3).execute()
  for (const [by, of] of Object.entries(orders)) {
    for (const direction of ['ASC', 'DESC'] as const) {
      const { Accounts } = await client.getAccounts({ count: 100, sort: `${by} ${direction}` as 'Name ASC' })
      const values = Accounts.map(of)
      const sorted = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
      expect(values, `${by} ${direction}`).toEqual(direction === 'ASC' ? sorted : sorted.toReversed())
    }
  }
  expect((await client.getAccounts({ sort: 'Name ASC' })).Accounts[0]?.Name).toBe('Ábaco House')
})

test('an event at a door or in the portal moves its account to the top', async () => {
  const bench = await open()
  const { client, time, sandbox: { store } } = bench
  const first = async () => (await client.getAccounts({})).Accounts[0]?.ID
  time.now += day
  await bench.signIn(operator)
  await client.saveAccountNote({ AccountID: 2, Text: 'No change of a record' })
  await client.setAccountState({ AccountID: 3, IsActive: true, Reason: 'Paid' })
  expect(await first()).toBe(3)
  time.now += hour
  await bench.signIn(operator)
  const { id: port } = await store.selectFrom('ports').innerJoin('properties', 'properties.id', 'ports.property_id').select('ports.id').where('account_id', '=', 1).limit(1).executeTakeFirstOrThrow()
  await store.insertInto('gate_events').values({ property_id: 1, port_id: port, port_name: 'Gate', at: time.now, decision: 'denied', reason: 'unknownCode', credential_kind: 'Code' }).execute()
  expect(await first()).toBe(1)
})

test('no query over 2,000 accounts returns more than a page', async () => {
  const { client, sandbox: { store } } = await open()
  const numbers = isPostgres(store) ? sql`generate_series(1, 2000) as series (n)` : sql`(with recursive series (n) as (select 1 union all select n + 1 from series where n < 2000) select n from series) as series`
  await sql`insert into accounts (id, name, sort_name, is_active, tenant_type) select 10000 + n, 'Account ' || n, 'account ' || n, 1, 1 from ${numbers}`.execute(store)
  await sql`insert into properties (id, account_id, name, address, time_zone) select 10000 + n, 10000 + n, 'Property', n || ' Main Street', 'America/Chicago' from ${numbers}`.execute(store)
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  onTestFinished(() => executed.mockRestore())
  const wanted = [{}, { page: 50 }, { sort: 'Name DESC' }, { sort: 'People DESC' }, { sort: 'WorkedAt DESC' }, { State: 'active' }, { Billing: 'none' }, { searchText: 'Main Street' }] as const
  for (const one of wanted) expect((await client.getAccounts(one)).Accounts).toHaveLength(20)
  const answers = await Promise.all(executed.mock.results.map(async ({ value }) => (await (value as Promise<{ rows: unknown[] }>)).rows.length))
  expect(Math.max(...answers)).toBeLessThanOrEqual(30)
})
