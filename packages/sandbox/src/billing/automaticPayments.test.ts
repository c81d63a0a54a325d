import { expect, test } from 'vitest'
import { defaultLimits } from '../limits/limits.ts'
import { killedBefore } from '../store/killedBefore.fixture.ts'
import { day, longTest, minute } from '../testing.fixture.ts'
import { cardToken, ines, openBilling } from './billing.fixture.ts'
import { runAutomaticPayments } from './automaticPayments.ts'

type Bench = Awaited<ReturnType<typeof openBilling>>

/** Advances the clock, then runs the payments twice at the same time, as two processes would. */
async function advance(bench: Bench, by: number): Promise<void> {
  bench.time.now += by
  const { store, clock } = bench.sandbox
  const running = { store, clock, limits: defaultLimits, log: { error: (message: string) => expect.unreachable(message), warn() {}, info() {} }, baseUrl: 'https://portal.example' }
  await Promise.all([runAutomaticPayments(running), runAutomaticPayments(running)])
}

async function openInvoices({ client }: Bench) {
  return (await client.getPendingInvoices()).Invoices.filter(({ Status }) => Status === 3)
}

async function automaticPayments({ sandbox: { store } }: Bench) {
  return store.selectFrom('payments').selectAll().where('is_automatic', '=', 1).orderBy('started_at').orderBy('invoice_id').execute()
}

async function subjects({ sandbox: { store } }: Bench): Promise<string[]> {
  return (await store.selectFrom('mails').select('subject').where('subject', 'like', '%invoice INV%').orderBy('id').execute()).map(({ subject }) => subject)
}

test('an overdue invoice is charged at once and the other on its due date, each once, with one mail', async () => {
  const bench = await openBilling()
  await bench.client.applyCredit({ InvoiceId: (await openInvoices(bench))[0]?.ID ?? 0 })
  const [overdue, later] = await openInvoices(bench)
  expect(await bench.client.setAutomaticPayments({ IsOn: true })).toMatchObject({ IsAutomatic: true })
  await advance(bench, 0)
  expect((await automaticPayments(bench)).map(({ invoice_id }) => invoice_id)).toEqual([overdue?.ID])
  await advance(bench, 2 * minute)
  expect((await openInvoices(bench)).map(({ ID }) => ID)).toEqual([later?.ID])
  expect(await subjects(bench)).toEqual([`Paid automatically: invoice ${overdue?.Number}`])
  expect((await bench.client.getPaymentInfo()).NextPaymentDate).toBe(later?.DueDate)

  const wait = Date.parse(`${later?.DueDate}T14:00:00Z`) - bench.time.now
  await advance(bench, wait)
  expect(await automaticPayments(bench)).toHaveLength(1)
  await advance(bench, 2 * 60 * minute)
  await advance(bench, 2 * minute)
  expect((await automaticPayments(bench)).map(({ amount_cents }) => amount_cents)).toEqual([overdue?.DueCents, later?.DueCents])
  expect(await subjects(bench)).toHaveLength(2)
  await bench.signIn(ines)
  expect((await bench.client.getPaymentInfo()).NextPaymentDate).toBeNull()
})

test('credit is used before the card is charged, and its list shows what is left', async () => {
  const bench = await openBilling()
  const [overdue] = await openInvoices(bench)
  const { CreditCents } = await bench.client.getAccountBillingTotals()
  expect(CreditCents).toBeGreaterThan(0)
  await bench.client.setAutomaticPayments({ IsOn: true })
  await advance(bench, 0)
  const [payment] = await automaticPayments(bench)
  expect(payment?.amount_cents).toBe((overdue?.DueCents ?? 0) - CreditCents)
  expect((await bench.client.getCredits()).RemainingCents).toBe(0)
  expect((await bench.client.getInvoiceInfo({ InvoiceId: overdue?.ID ?? 0 })).CreditCents).toBe(CreditCents)
})

test('a declined card is tried three times, three days apart, and each failure is mailed with its reason and the next date', async () => {
  const bench = await openBilling()
  await bench.client.saveCard({ AccountId: 1, SourceID: cardToken('insufficientFunds'), CustomerID: (await bench.client.getPaymentInfo()).CustomerID }).catch(() => null)
  await bench.sandbox.store.updateTable('cards').set({ outcome: 'insufficientFunds' }).where('account_id', '=', 1).execute()
  const [overdue] = await openInvoices(bench)
  await bench.client.setAutomaticPayments({ IsOn: true })
  await advance(bench, 0)
  expect((await bench.client.getInvoiceInfo({ InvoiceId: overdue?.ID ?? 0 })).PaymentProblem).toBe('The card was declined. It doesn’t have enough money left.')
  for (let days = 0; days < 20; days += 1) await advance(bench, day)
  const tries = (await automaticPayments(bench)).filter(({ invoice_id }) => invoice_id === overdue?.ID)
  expect(tries).toHaveLength(3)
  const mails = await bench.sandbox.store.selectFrom('mails').select('text').where('subject', '=', `Payment failed: invoice ${overdue?.Number}`).orderBy('id').execute()
  expect(mails.map(({ text }) => (text.includes('We try again on') ? 'again' : text.includes('We don’t try again') ? 'over' : 'unknown'))).toEqual(['again', 'again', 'over'])
})

test('nothing is charged after automatic payments are off, or after someone paid', async () => {
  const bench = await openBilling()
  const [overdue, later] = await openInvoices(bench)
  await bench.client.chargeInvoice({ InvoiceId: overdue?.ID ?? 0, BillingLogType: 2, AmountCents: overdue?.DueCents ?? 0 })
  await bench.client.setAutomaticPayments({ IsOn: true })
  await advance(bench, 2 * minute)
  await bench.client.setAutomaticPayments({ IsOn: false })
  for (let days = 0; days < 20; days += 1) await advance(bench, day)
  expect(await automaticPayments(bench)).toEqual([])
  await bench.signIn(ines)
  expect((await openInvoices(bench)).map(({ ID }) => ID)).toEqual([later?.ID])
})

test('automatic payments need a card or a verified bank account, and credit an open invoice', async () => {
  const bench = await openBilling()
  await bench.client.deleteCard({ AccountId: 1 })
  await expect(bench.client.setAutomaticPayments({ IsOn: true })).rejects.toMatchObject({ status: 409, code: 'NO_PAYMENT_METHOD' })
  const [overdue] = await openInvoices(bench)
  const { CreditCents } = await bench.client.getAccountBillingTotals()
  const used = await bench.client.applyCredit({ InvoiceId: overdue?.ID ?? 0 })
  expect(used).toMatchObject({ UsedCents: CreditCents, Invoice: { DueCents: (overdue?.DueCents ?? 0) - CreditCents } })
  await expect(bench.client.applyCredit({ InvoiceId: overdue?.ID ?? 0 })).rejects.toMatchObject({ status: 409, code: 'NO_CREDIT' })
})

test('a kill before any write of an automatic payment loses nothing and charges nothing twice', { timeout: longTest }, async () => {
  let isOver = false
  for (let at = 1; !isOver; at += 1) {
    const bench = await openBilling()
    const [overdue, later] = await openInvoices(bench)
    const { CreditCents } = await bench.client.getAccountBillingTotals()
    await bench.client.setAutomaticPayments({ IsOn: true })
    const { store, state } = killedBefore(bench.sandbox.store, at)
    const running = { store, clock: bench.sandbox.clock, limits: defaultLimits, log: { error() {}, warn() {}, info() {} }, baseUrl: 'https://portal.example' }
    await runAutomaticPayments(running).catch(() => {})
    bench.time.now += 2 * minute
    await runAutomaticPayments(running).catch(() => {})
    isOver = state.left > 0
    for (const pause of [0, 2 * minute, 2 * minute]) await advance(bench, pause)
    const payments = await automaticPayments(bench)
    expect(payments.map(({ invoice_id, amount_cents }) => [invoice_id, amount_cents]), `before write ${at}`).toEqual([[overdue?.ID, (overdue?.DueCents ?? 0) - CreditCents]])
    expect(await subjects(bench), `before write ${at}`).toEqual([`Paid automatically: invoice ${overdue?.Number}`])
    await bench.signIn(ines)
    expect((await openInvoices(bench)).map(({ ID }) => ID)).toEqual([later?.ID])
    expect((await bench.client.getCredits()).RemainingCents).toBe(0)
    if (isOver) expect(at).toBeGreaterThan(5)
  }
})
