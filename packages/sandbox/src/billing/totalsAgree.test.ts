import { billingState, type InvoiceState, invoiceState } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLimits } from '../limits/limits.ts'
import { day, longTest, minute } from '../testing.fixture.ts'
import { runAutomaticPayments } from './automaticPayments.ts'
import { ines, openBilling, tomas } from './billing.fixture.ts'

type Bench = Awaited<ReturnType<typeof openBilling>>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Reads what each page shows of the account's money, and compares it with the invoices and credits. Returns the invoices' states. */
async function expectAgreement({ client }: Bench): Promise<InvoiceState[]> {
  const [{ Invoices }, totals, pending, payment, credits, house, { Attention }] = await Promise.all([
    client.getInvoices({ count: 100 }), client.getAccountBillingTotals(), client.getPendingInvoices(), client.getPaymentInfo(), client.getCredits(), client.getSingleTenantPaymentDetail(), client.getDashboard(),
  ])
  const states = Invoices.map(({ Status, DueDate }) => invoiceState({ status: Status, dueDate: DueDate }, totals.Today))
  const of = (...wanted: InvoiceState[]) => Invoices.filter((_, index) => wanted.includes(states[index] ?? 'unknown'))
  const [open, overdue, processing] = [of('open', 'overdue'), of('overdue'), of('processing')]
  const nextDue = open.map(({ DueDate }) => DueDate).toSorted()[0] ?? null
  expect(totals).toMatchObject({
    OpenCents: sum(open.map(({ DueCents }) => DueCents)), OpenCount: open.length, OverdueCents: sum(overdue.map(({ DueCents }) => DueCents)), OverdueCount: overdue.length,
    ProcessingCents: sum(processing.map(({ DueCents }) => DueCents)), ProcessingCount: processing.length, NextDueDate: nextDue, CreditCents: sum(credits.Credits.map(({ RemainingCents }) => RemainingCents)),
  })
  expect(credits.RemainingCents).toBe(totals.CreditCents)
  const amountsOf = (invoices: readonly { ID: number; DueCents: number; TotalCents: number }[]) => new Map(invoices.map(({ ID, DueCents, TotalCents }) => [ID, [DueCents, TotalCents]]))
  expect(amountsOf(pending.Invoices)).toEqual(amountsOf([...open, ...processing]))
  expect(open.every(({ DueCents, TotalCents }) => DueCents === TotalCents)).toBe(true)
  const attended = Attention.filter(({ Kind }) => Kind === 'invoiceOverdue').flatMap(({ Records }) => Records.map(({ ID }) => Number(ID)))
  expect(new Set(attended)).toEqual(new Set(overdue.map(({ ID }) => ID)))
  expect(house.NextChargeDate).toBe(house.IsSingleTenant ? nextDue : null)
  if (!payment.IsAutomatic || open.length === 0) expect(payment.NextPaymentDate).toBeNull()
  if (payment.NextPaymentDate !== null) expect(payment.NextPaymentDate >= totals.Today).toBe(true)
  return states
}

const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), index: fc.nat(3) }),
  fc.record({ do: fc.constant('credit' as const), index: fc.nat(3) }),
  fc.record({ do: fc.constant('automatic' as const), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('decline' as const), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }),
)

async function take(bench: Bench, username: string, taken: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
  const { client, sandbox: { store, clock } } = bench
  const open = (await client.getPendingInvoices()).Invoices.filter(({ Status }) => Status === 3)
  const refused = () => null
  if (taken.do === 'automatic') await client.setAutomaticPayments({ IsOn: taken.isOn }).catch(refused)
  else if (taken.do === 'decline') await store.updateTable('cards').set({ outcome: taken.isOn ? 'insufficientFunds' : 'ok' }).execute()
  else if (taken.do === 'days') {
    bench.time.now += taken.days * day
    const running = { store, clock, limits: defaultLimits, log: { error: (message: string) => expect.unreachable(message), warn() {}, info() {} }, baseUrl: 'https://portal.example' }
    await runAutomaticPayments(running)
    await bench.signIn(username)
  } else {
    const invoice = open[taken.index % Math.max(1, open.length)]
    if (!invoice) return
    if (taken.do === 'pay') await client.chargeInvoice({ InvoiceId: invoice.ID, BillingLogType: 2, AmountCents: invoice.DueCents }).catch(refused)
    else await client.applyCredit({ InvoiceId: invoice.ID }).catch(refused)
  }
  bench.time.now += minute
}

test('due, overdue, credit and the next charge agree on the dashboard, billing, invoices, a house’s page and the list of accounts, after any steps', async () => {
  await fc.assert(fc.asyncProperty(fc.constantFrom(ines, tomas), fc.array(step, { minLength: 1, maxLength: 8 }), async (username, steps) => {
    const bench = await openBilling(username)
    let states = await expectAgreement(bench)
    for (const taken of steps) {
      await take(bench, username, taken)
      states = await expectAgreement(bench)
    }
    const { ID } = await bench.client.getAccountInfo()
    const { OpenCents } = await bench.client.getAccountBillingTotals()
    await bench.signIn('robert.k@gatewell.example')
    const listed = (await bench.client.getAccounts({ count: 100 })).Accounts.find((account) => String(account.ID) === String(ID))
    expect(listed?.Billing).toMatchObject({ State: billingState(states), DueCents: OpenCents })
  }), { numRuns: 10 })
}, longTest)
