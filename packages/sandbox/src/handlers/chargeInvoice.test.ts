import { describe, expect, test, vi } from 'vitest'
import { bankToken, cardToken, grace, openBilling, tomas } from '../billing/billing.fixture.ts'
import { day, minute } from '../testing.fixture.ts'
import { setFault } from '../middleware/injectFaults.ts'

type Billing = Awaited<ReturnType<typeof openBilling>>

async function addCard({ client, confirm }: Billing, accountId: number, token: string) {
  const { setupIntent } = await confirm(accountId, token)
  await client.billingSaveCard({ accountId, setupIntent })
}

/** The request that pays the open invoice, by card by default. */
async function readCharge({ openInvoice }: Billing, BillingLogType: 2 | 3 = 2) {
  const { ID, DueCents } = await openInvoice()
  return { InvoiceId: ID, BillingLogType, AmountCents: DueCents } as const
}

describe('an invoice is charged only once', () => {
  test('an invoice is charged once when the charge is sent many times, with and without an idempotency key', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const before = (await bench.attempts()).length
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, async () => bench.client.chargeInvoice(request, { idempotencyKey })),
      ...Array.from({ length: 4 }, async () => bench.client.chargeInvoice(request)),
    ])
    expect(new Set(answers.map(({ ChargeId }) => ChargeId)).size).toBe(1)
    expect((await bench.attempts()).length).toBe(before + 1)
    await bench.sandbox.clock.moveBy(minute)
    expect(await bench.client.chargeInvoice(request)).toMatchObject({ IsCharged: false, Invoice: { Status: 5 } })
    expect((await bench.attempts()).length).toBe(before + 1)
  })

  test('an idempotency key cannot charge a second invoice', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const idempotencyKey = crypto.randomUUID()
    await bench.client.chargeInvoice(request, { idempotencyKey })
    const other = bench.client.chargeInvoice({ ...request, InvoiceId: 1028 }, { idempotencyKey })
    await expect(other).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('an invoice is charged once when the request is lost and the client repeats it', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const before = (await bench.attempts()).length
    await setFault(bench.sandbox, { endpoint: 'chargeInvoice', latencyMs: 0, failure: 'serverError' })
    const asked = vi.spyOn(bench.sandbox.app, 'fetch')
    const call = bench.client.chargeInvoice(request)
    await vi.waitFor(() => expect(asked.mock.settledResults.some(({ value }) => value instanceof Response && value.status >= 500)).toBe(true), { interval: 1 })
    await setFault(bench.sandbox, { endpoint: 'chargeInvoice', latencyMs: 0, failure: null })
    expect(await call).toMatchObject({ IsCharged: true, Invoice: { Status: 9 } })
    expect((await bench.attempts()).length).toBe(before + 1)
  })

  test('an invoice is charged once when the answer is cut after the charge; the next try reports the charge', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const before = (await bench.attempts()).length
    await setFault(bench.sandbox, { endpoint: 'chargeInvoice', latencyMs: 0, failure: 'cutBody' })
    await expect(bench.client.chargeInvoice(request)).rejects.toMatchObject({ name: 'NetworkError' })
    expect((await bench.attempts()).length).toBe(before + 1)
    await setFault(bench.sandbox, { endpoint: 'chargeInvoice', latencyMs: 0, failure: null })
    // The user presses Pay again, which sends another Idempotency-Key.
    expect(await bench.client.chargeInvoice(request)).toMatchObject({ IsCharged: false, Invoice: { Status: 9 } })
    expect((await bench.attempts()).length).toBe(before + 1)
  })

  test.each([
    ['unauthorized', 'SessionExpired'], ['serverError', 'ServiceError'], ['cutBody', 'NetworkError'],
  ] as const)('the failure %s while adding a card neither loses the card nor adds it twice', async (failure, name) => {
    for (const endpoint of ['createSetupIntent', 'billingSaveCard'] as const) {
      const bench = await openBilling(grace)
      const { confirm, client, sandbox } = bench
      if (endpoint === 'createSetupIntent') {
        await setFault(sandbox, { endpoint, latencyMs: 0, failure })
        await expect(client.createSetupIntent({ accountId: 15 })).rejects.toMatchObject({ name })
        await setFault(sandbox, { endpoint, latencyMs: 0, failure: null })
        await addCard(bench, 15, cardToken())
      } else {
        const { setupIntent } = await confirm(15, cardToken())
        await setFault(sandbox, { endpoint, latencyMs: 0, failure })
        await expect(client.billingSaveCard({ accountId: 15, setupIntent })).rejects.toMatchObject({ name })
        await setFault(sandbox, { endpoint, latencyMs: 0, failure: null })
        await client.billingSaveCard({ accountId: 15, setupIntent })
      }
      expect(await sandbox.store.selectFrom('cards').selectAll().where('account_id', '=', 15).execute()).toHaveLength(1)
    }
  })
})

describe('credit', () => {
  test('credit that the user saw is used first, and the rest is charged', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const left = async () => (await bench.client.getCredits()).RemainingCents
    const CreditCents = await left()
    expect(CreditCents).toBeGreaterThan(0)
    const AmountCents = request.AmountCents - CreditCents
    expect(await bench.client.chargeInvoice({ ...request, AmountCents, CreditCents })).toMatchObject({ IsCharged: true, Invoice: { TotalCents: AmountCents } })
    expect(await left()).toBe(0)
    expect((await bench.attempts()).map(({ amount_cents: cents }) => cents)).toContain(AmountCents)
  })

  test('credit that covers an invoice pays it without a charge', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    await bench.sandbox.store.updateTable('credits').set({ remaining_cents: request.AmountCents }).execute()
    const before = (await bench.attempts()).length
    expect(await bench.client.chargeInvoice({ ...request, AmountCents: 0, CreditCents: request.AmountCents })).toMatchObject({ IsCharged: true, ChargeId: '', Invoice: { TotalCents: 0 } })
    expect((await bench.attempts()).length).toBe(before)
    expect((await bench.client.getPendingInvoices()).Invoices.map(({ ID }) => ID)).not.toContain(request.InvoiceId)
    await expect(bench.client.chargeInvoice({ ...request, AmountCents: 0, CreditCents: request.AmountCents })).resolves.toMatchObject({ IsCharged: false })
  })

  test('a refused charge gives the credit back, also if the credit changed meanwhile', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const left = async () => (await bench.client.getCredits()).RemainingCents
    const CreditCents = await left()
    await expect(bench.client.chargeInvoice({ ...request, CreditCents: CreditCents - 1, AmountCents: request.AmountCents - CreditCents + 1 })).rejects.toMatchObject({ code: 'AMOUNT_CHANGED' })
    await expect(bench.client.chargeInvoice({ ...request, BillingLogType: 3, CreditCents, AmountCents: request.AmountCents - CreditCents })).rejects.toMatchObject({ code: 'BANK_NOT_VERIFIED' })
    expect(await left()).toBe(CreditCents)
    expect((await bench.openInvoice()).DueCents).toBe(request.AmountCents)
  })
})

describe('a charge is refused', () => {
  test('an amount that differs from the invoice is refused', async () => {
    const bench = await openBilling()
    const request = await readCharge(bench)
    const call = bench.client.chargeInvoice({ ...request, AmountCents: request.AmountCents + 1 })
    await expect(call).rejects.toMatchObject({ status: 409, code: 'AMOUNT_CHANGED' })
  })

  test('a payment without a card, with an expired or with a declined card fails; the invoice can still be paid another way', async () => {
    const cedar = await openBilling(grace)
    const request = await readCharge(cedar)
    await expect(cedar.client.chargeInvoice(request)).rejects.toMatchObject({ status: 409, code: 'NO_PAYMENT_METHOD' })
    for (const outcome of ['insufficientFunds', 'declinedWhenCharged'] as const) {
      await addCard(cedar, 15, cardToken(outcome))
      await expect(cedar.client.chargeInvoice(request)).rejects.toMatchObject({ status: 402, code: 'PAYMENT_DECLINED' })
    }
    expect((await cedar.openInvoice()).ID).toBe(request.InvoiceId)
    await addCard(cedar, 15, cardToken())
    expect(await cedar.client.chargeInvoice(request)).toMatchObject({ IsCharged: true })

    const juniper = await openBilling(tomas)
    await expect(juniper.client.chargeInvoice(await readCharge(juniper))).rejects.toMatchObject({ status: 402, code: 'CARD_EXPIRED' })
  })

  test('a charge of an unverified bank account is refused', async () => {
    const bench = await openBilling()
    await expect(bench.client.chargeInvoice(await readCharge(bench, 3))).rejects.toMatchObject({ status: 409, code: 'BANK_NOT_VERIFIED' })
  })
})

describe('a bank payment', () => {
  test('a bank payment is processing until its fourth banking day, then paid', async () => {
    const bench = await openBilling(grace)
    await bench.addBank(15, bankToken('ok', { verification: 'instant' }))
    const request = await readCharge(bench, 3)
    // Thanksgiving is not a banking day; the four banking days are Monday, Tuesday, Wednesday and Friday.
    expect(await bench.client.chargeInvoice(request)).toMatchObject({ ExpectedAt: '2026-11-27T06:00:00.000Z', Invoice: { Status: 9 } })
    await bench.later(5 * day)
    expect((await bench.client.getInvoiceInfo(request)).Status).toBe(9)
    await bench.later(day)
    expect(await bench.client.getInvoiceInfo(request)).toMatchObject({ Status: 5, PaidAt: '2026-11-27T06:00:00.000Z' })
  })

  test('a bank payment that the bank returns leaves the invoice open with the reason, and the invoice can be paid again', async () => {
    const bench = await openBilling(grace)
    await bench.addBank(15, bankToken('noFunds', { verification: 'instant' }))
    const request = await readCharge(bench, 3)
    expect((await bench.client.chargeInvoice(request)).Invoice.Status).toBe(9)
    await bench.later(7 * day)
    expect(await bench.client.getInvoiceInfo(request)).toMatchObject({ Status: 3, PaymentProblem: 'The bank account had not enough money.', PaidWith: '' })
    await addCard(bench, 15, cardToken())
    expect(await bench.client.chargeInvoice({ ...request, BillingLogType: 2 })).toMatchObject({ IsCharged: true })
  })

  test('a bank payment can keep processing, or be refused at once', async () => {
    const slow = await openBilling(grace)
    await slow.addBank(15, bankToken('staysProcessing', { verification: 'instant' }))
    const request = await readCharge(slow, 3)
    await slow.client.chargeInvoice(request)
    await slow.later(60 * day)
    expect((await slow.client.getInvoiceInfo(request)).Status).toBe(9)
    for (const outcome of ['highestRisk', 'weeklyLimit'] as const) {
      const bench = await openBilling(grace)
      await bench.addBank(15, bankToken(outcome, { verification: 'instant' }))
      await expect(bench.client.chargeInvoice(await readCharge(bench, 3))).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
    }
  })
})
