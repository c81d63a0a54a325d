import { InvoiceStatus } from '@portal/domain'
import fc from 'fast-check'
import { DefaultQueryExecutor, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { readInvoices, toInvoice } from './invoices.ts'

const attempt = fc.record({ settles_at: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }), problem: fc.constantFrom('', '', 'Declined') })

test('the store finds an invoice as unpaid exactly when the domain says it is not paid, at any moment', async () => {
  const { store } = (await openBench()).sandbox
  const { id, account_id: accountId } = await store.selectFrom('invoices').select(['id', 'account_id']).where('is_draft', '=', 0).executeTakeFirstOrThrow()
  await fc.assert(fc.asyncProperty(fc.array(attempt, { maxLength: 3 }), async (attempts) => {
    await store.deleteFrom('payments').where('invoice_id', '=', id).execute()
    // A payment is repeated only after a failed one.
    const failed = attempts.findIndex(({ problem }) => problem === '')
    for (const [index, payment] of (failed < 0 ? attempts : attempts.slice(0, failed + 1)).entries()) {
      await store.insertInto('payments').values({ id: `p${index}`, invoice_id: id, attempt: index + 1, method: 2, paid_with: 'Visa', amount_cents: 1, started_at: 0, ...payment }).execute()
    }
    for (let now = 0; now <= 6; now += 1) {
      const found = await readInvoices(store, accountId, { unpaidAt: now })
      const [record] = await readInvoices(store, accountId, { id })
      const isPaid = record !== undefined && toInvoice(record, now).Status === InvoiceStatus.Paid
      expect(found.some((invoice) => invoice.id === id)).toBe(!isPaid)
    }
  }), { numRuns: 40 })
})

test('with 10,000 paid invoices, billing reads only the newest and those that may be open', async () => {
  const { sandbox: { store }, client, signIn, time } = await openBench()
  await signIn()
  const before = { totals: await client.getAccountBillingTotals(), pending: await client.getPendingInvoices(), alerts: await client.getDashboard() }
  const numbers = sql`(with recursive series (n) as (select 1 union all select n + 1 from series where n < 10000) select n from series) as series`
  await sql`insert into invoices (id, account_id, number, is_draft, created_at, due_date, description, period_start, period_end, tax_cents, credit_cents)
    select -n, 1, 'OLD-' || n, 0, n, '2001-01-01', '', '2001-01-01', '2001-01-01', 100, 0 from ${numbers}`.execute(store)
  await sql`insert into payments (id, invoice_id, attempt, method, paid_with, amount_cents, started_at, settles_at, problem)
    select 'old' || n, -n, 1, 2, 'Visa', 100, n, n, '' from ${numbers}`.execute(store)
  expect(time.now).toBeGreaterThan(10_000)
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  onTestFinished(() => executed.mockRestore())
  expect(await client.getAccountBillingTotals()).toEqual(before.totals)
  expect(await client.getPendingInvoices()).toEqual(before.pending)
  expect((await client.getInvoices()).TotalCount).toBe(50)
  expect((await client.getDashboard()).Attention).toEqual(before.alerts.Attention)
  const answers = await Promise.all(executed.mock.results.map(async ({ value }) => (await (value as Promise<{ rows: unknown[] }>)).rows.length))
  expect(Math.max(...answers)).toBeLessThan(150)
})
