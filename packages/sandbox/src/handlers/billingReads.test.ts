import { expect, test } from 'vitest'
import { toBankInfo, toCardInfo } from '@portal/api-client/contract'
import { grace, ines, openBilling, tomas } from '../billing/billing.fixture.ts'
import { danaName, openBench } from '../testing.fixture.ts'

test('§7 the invoice list’s defaults: limit 50, page 1, count 20, the newest id first, without drafts', async () => {
  const { client } = await openBilling()
  const first = await client.getInvoices()
  expect(first).toEqual(await client.getInvoices({ limit: 50, page: 1, count: 20, sort: 'ID DESC', fromUser: true }))
  expect(first.Invoices).toHaveLength(20)
  expect(first.TotalCount).toBe(30)
  const ids = first.Invoices.map(({ ID }) => ID)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  const second = await client.getInvoices({ page: 2 })
  expect(second.Invoices).toHaveLength(10)
  expect(new Set([...ids, ...second.Invoices.map(({ ID }) => ID)]).size).toBe(30)
  expect((await client.getInvoices({ page: 9 })).Invoices).toEqual([])
  expect((await client.getInvoices({ limit: 5 })).TotalCount).toBe(5)
  const open = await client.getInvoices({ Status: 3 })
  expect(new Set(open.Invoices.map(({ Status }) => Status))).toEqual(new Set([3]))
  expect(open.TotalCount).toBe(open.Invoices.length)
})

test('operators see draft invoices; customers never get them', async () => {
  const { client, sandbox } = await openBilling()
  const ask = async () => (await client.getInvoices({ fromUser: false })).Invoices.map(({ Number }) => Number)
  const seen = await ask()
  expect(seen).not.toContain('INV-2026-0131')
  await sandbox.store.updateTable('users').set({ role: 1 }).where('username', '=', ines).execute()
  expect(await ask()).toEqual(['INV-2026-0131', ...seen.slice(0, -1)])
})

test('the invoice list sorts by due date and by total, in both directions', async () => {
  const { client } = await openBilling()
  const totals = (await client.getInvoices({ sort: 'TotalCents ASC', count: 100 })).Invoices.map(({ TotalCents }) => TotalCents)
  expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  const dates = (await client.getInvoices({ sort: 'DueDate DESC', count: 100 })).Invoices.map(({ DueDate }) => DueDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('an invoice’s lines add up to the cent, and its PDF opens', async () => {
  const { client } = await openBilling()
  const { Invoices } = await client.getInvoices({ count: 100 })
  for (const { ID } of Invoices) {
    const invoice = await client.getInvoiceInfo({ InvoiceId: ID })
    const sum = invoice.Lines.reduce((total, line) => total + line.AmountCents, 0)
    expect(invoice.SubtotalCents).toBe(sum)
    expect(invoice.TotalCents).toBe(sum + invoice.TaxCents - invoice.CreditCents)
    for (const line of invoice.Lines) expect(line.AmountCents).toBe(line.Quantity * line.UnitCents)
  }
  const { blob, fileName, mediaType } = await client.downloadInvoice({ InvoiceId: Invoices[0]?.ID ?? 0 })
  expect([mediaType, fileName]).toEqual(['application/pdf', `${Invoices[0]?.Number}.pdf`])
  expect((await blob.text()).slice(0, 5)).toBe('%PDF-')
  expect(blob.size).toBeGreaterThan(1500)
})

test('the totals equal the sums of the invoices', async () => {
  const { client } = await openBilling()
  const { Invoices } = await client.getInvoices({ count: 100 })
  const pending = await client.getPendingInvoices()
  const totals = await client.getAccountBillingTotals()
  const open = Invoices.filter(({ Status }) => Status === 3)
  const processing = Invoices.filter(({ Status }) => Status === 9)
  expect(new Set(pending.Invoices.map(({ ID }) => ID))).toEqual(new Set([...open, ...processing].map(({ ID }) => ID)))
  expect(totals).toMatchObject({
    OpenCount: open.length,
    OpenCents: open.reduce((sum, { DueCents }) => sum + DueCents, 0),
    ProcessingCount: processing.length,
    ProcessingCents: processing.reduce((sum, { DueCents }) => sum + DueCents, 0),
    OverdueCount: 1,
    NextDueDate: open.map(({ DueDate }) => DueDate).toSorted()[0],
    CreditCents: (await client.getCredits()).RemainingCents,
    Today: '2026-11-21',
  })
  const paid = Invoices.filter(({ PaidAt }) => PaidAt?.startsWith('2026')).reduce((sum, { TotalCents }) => sum + TotalCents, 0)
  expect(totals.PaidThisYearCents).toBe(paid)
})

test('§3 gateway types 1 and 2 return the card in different fields, and the domain reads both as one shape', async () => {
  const bench = await openBilling()
  const first = await bench.client.getCardInfo()
  expect(first).toMatchObject({ PaymentGatewayType: 1, PaymentMethod: { card: { brand: 'visa' } } })
  expect(toCardInfo(first)).toMatchObject({ brand: 'visa', last4: '4242', name: 'Ines Okafor' })
  await bench.signIn(tomas)
  const second = await bench.client.getCardInfo()
  expect(second).toMatchObject({ PaymentGatewayType: 2, Card: { brand: 'American Express' } })
  expect(toCardInfo(second)).toMatchObject({ brand: 'amex', last4: '0005', exp_month: 9, exp_year: 2026 })
  expect(toCardInfo(await bench.client.getCardInfoForAccount({ accountId: 14 }))).toEqual(toCardInfo(second))
})

test('§3 seeded bank accounts: one to verify by amounts, one locked, one missing', async () => {
  const bench = await openBilling()
  const { BankInfo } = await bench.client.getBankInfo()
  expect(BankInfo && toBankInfo(BankInfo)).toMatchObject({
    IsVerified: false, MicroDepositType: 'amounts', LastFour: '6789', Verification: { State: 'arrived', ExpectedArrival: '2026-11-18', AttemptsLeft: 3 },
  })
  await bench.signIn(tomas)
  expect((await bench.client.getBankInfoForAccount({ accountId: 14 })).BankInfo?.Verification).toMatchObject({ State: 'locked', AttemptsLeft: 0 })
  await bench.signIn(grace)
  expect((await bench.client.getBankInfo()).BankInfo).toBeNull()
  expect(toCardInfo(await bench.client.getCardInfo())).toBeNull()
  expect(await bench.client.getPaymentInfo()).toMatchObject({ DefaultMethod: 1, HasCard: false, HasBank: false })
})

test('an expired card is not the default payment method', async () => {
  const { client } = await openBilling(tomas)
  expect(await client.getPaymentInfo()).toMatchObject({ PaymentGatewayType: 2, CustomerID: 'cus_sandbox_14', HasCard: true, DefaultMethod: 1 })
})

test('account facts, charge types and a single-family plan are answered', async () => {
  const { client } = await openBilling()
  expect(await client.getAccountInfo()).toMatchObject({ ID: 1, TenantType: 1, IsActive: true })
  expect((await client.getChargeTypes()).ChargeTypes.map(({ ID }) => ID)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await client.getSingleTenantPaymentDetail()).toMatchObject({ IsSingleTenant: false, MonthlyCents: 0, NextChargeDate: null })
  const house = await openBilling('home@oakline.example')
  const { Invoices } = await house.client.getPendingInvoices()
  expect(await house.client.getSingleTenantPaymentDetail()).toMatchObject({ IsSingleTenant: true, NextChargeDate: Invoices[0]?.DueDate ?? null })
})

test('billing info is saved as a whole, and a wrong field saves nothing', async () => {
  const { client } = await openBilling()
  const before = await client.getBillingInfo()
  const next = { ...before, ContactName: ' Marta Ruiz ', Email: 'marta@whisperingpines.example', Zip: '77080-1234' }
  await expect(client.updateBillingInfo({ ...next, Email: 'marta' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Email' })
  await expect(client.updateBillingInfo({ ...next, Zip: '7708' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Zip' })
  expect(await client.getBillingInfo()).toEqual(before)
  await client.updateBillingInfo(next)
  expect(await client.getAccBillingInfo({ accountId: 1 })).toEqual({ ...next, ContactName: 'Marta Ruiz', Version: 2, UpdatedBy: expect.stringMatching(/./) })
})

test('a save of billing info based on an older version is refused', async () => {
  const { client } = await openBilling()
  const before = await client.getBillingInfo()
  await client.updateBillingInfo({ ...before, City: 'Austin' })
  await expect(client.updateBillingInfo({ ...before, Zip: '77080' })).rejects.toMatchObject({
    status: 409, code: 'CONFLICT', body: { current: { City: 'Austin', Zip: before.Zip, Version: before.Version + 1 } },
  })
  await client.updateBillingInfo({ ...before, Zip: '77080', Version: null })
  expect(await client.getBillingInfo()).toMatchObject({ Zip: '77080', Version: before.Version + 2 })
})

test('an invoice is emailed to each address once, with its PDF', async () => {
  const bench = await openBilling()
  const { ID, Number: number } = await bench.openInvoice()
  await expect(bench.client.emailInvoice({ InvoiceId: ID, ToAddresses: ['books@pines.example', 'no'] })).rejects.toMatchObject({ field: 'ToAddresses' })
  const idempotencyKey = crypto.randomUUID()
  const request = { InvoiceId: ID, ToAddresses: ['books@pines.example', 'books@pines.example', ines] }
  for (let times = 0; times < 2; times += 1) await bench.client.emailInvoice(request, { idempotencyKey })
  const mails = (await bench.outbox()).filter(({ subject }) => subject === `Invoice ${number}`)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ines, 'books@pines.example'])
  expect(mails[0]?.attachments).toEqual([{ fileName: `${number}.pdf`, mediaType: 'application/pdf' }])
  const file = await bench.sandbox.app.request(`http://localhost:4200/sandbox/api/outbox/${mails[0]?.id}/attachments/0`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
})

test('§1 only administrators and billing administrators can read billing, and only their own account’s', async () => {
  const bench = await openBench()
  await bench.signIn(danaName)
  await expect(bench.client.getInvoices()).resolves.toBeDefined()
  await bench.signIn('desk@whisperingpines.example')
  await expect(bench.client.getInvoices()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(bench.client.chargeInvoice({ InvoiceId: 1030, BillingLogType: 2, AmountCents: 1 })).rejects.toMatchObject({ status: 403 })
  await bench.signIn(tomas)
  const strange = { status: 404, code: 'NOT_FOUND' }
  await expect(bench.client.getInvoiceInfo({ InvoiceId: 1030 })).rejects.toMatchObject(strange)
  await expect(bench.client.downloadInvoice({ InvoiceId: 1030 })).rejects.toMatchObject(strange)
  await expect(bench.client.emailInvoice({ InvoiceId: 1030, ToAddresses: [tomas] })).rejects.toMatchObject(strange)
  await expect(bench.client.chargeInvoice({ InvoiceId: 1030, BillingLogType: 2, AmountCents: 1 })).rejects.toMatchObject(strange)
  for (const accountId of [1, 15, 999]) {
    await expect(bench.client.getCardInfoForAccount({ accountId })).rejects.toMatchObject(strange)
    await expect(bench.client.getAccBillingInfo({ accountId })).rejects.toMatchObject(strange)
    await expect(bench.client.deleteBankForAccount({ accountId })).rejects.toMatchObject(strange)
    await expect(bench.client.createSetupIntent({ accountId })).rejects.toMatchObject(strange)
  }
  await expect(bench.client.getInvoiceInfo({ InvoiceId: 14_999 })).rejects.toMatchObject(strange)
})
