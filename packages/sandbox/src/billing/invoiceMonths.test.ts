import { firstOfMonth, localDateAt } from '@portal/domain'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const zone = 'America/Chicago'
const now = Date.parse('2026-11-10T18:00:00Z')

test('the sums of the last twelve months are those of the listed invoices, by the property’s months', async () => {
  const bench = await openBench({ time: { now } })
  await bench.signIn('billing@whisperingpines.example')
  const { store } = bench.sandbox
  for (const table of ['payments', 'invoice_lines', 'invoices'] as const) await store.deleteFrom(table).execute()
  const line = fc.record({ charge_type_id: fc.constantFrom(1, 2, 5), quantity: fc.integer({ min: 1, max: 9 }), unit_cents: fc.integer({ min: 0, max: 9999 }) })
  const invoice = fc.record({ at: fc.integer({ min: now - 420 * 86_400_000, max: now }), tax_cents: fc.nat(999), credit_cents: fc.nat(50), lines: fc.array(line, { maxLength: 4 }), is_draft: fc.constantFrom(0, 0, 0, 1) })
  await fc.assert(fc.asyncProperty(fc.array(invoice, { maxLength: 12 }), async (invoices) => {
    for (const table of ['invoice_lines', 'invoices'] as const) await store.deleteFrom(table).execute()
    for (const [index, { at, lines, ...row }] of invoices.entries()) {
      const { id } = await store.insertInto('invoices').values({ ...row, account_id: 1, number: String(index), created_at: at, due_date: '2026-12-01', description: '', period_start: '2026-01-01', period_end: '2026-01-31' }).returning('id').executeTakeFirstOrThrow()
      for (const [position, each] of lines.entries()) await store.insertInto('invoice_lines').values({ ...each, invoice_id: id, position, description: '' }).execute()
    }
    const { Months, Kinds } = await bench.client.getInvoiceMonths()
    const { Invoices } = await bench.client.getInvoices({ limit: 500, count: 100 })
    expect(Months).toHaveLength(12)
    expect(Months.at(-1)?.Month).toBe('2026-11-01')
    for (const { Month, Cents, TaxCents, CreditCents, TotalCents, InvoiceCount } of Months) {
      const listed = Invoices.filter(({ CreatedAt }) => firstOfMonth(localDateAt(zone, Date.parse(CreatedAt))) === Month)
      expect([InvoiceCount, TotalCents]).toEqual([listed.length, listed.reduce((sum, one) => sum + one.TotalCents, 0)])
      expect(Cents).toHaveLength(Kinds.length)
      expect(Cents.reduce((sum, cents) => sum + cents, 0) + TaxCents - CreditCents).toBe(TotalCents)
    }
  }), { numRuns: inject('postgres') ? 5 : 30 })
})
