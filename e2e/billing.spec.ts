import type { APIRequestContext, Page, Route } from '@playwright/test'
import { addBankAccount, fillCard, openBilling, pressBesideFrame, removeBankAccount, saveCard, tryAmounts } from './support/billing.ts'
import { expect, test } from './support/fixtures.ts'

// The journeys share accounts and the sandbox's clock, so they run one after the other.
test.describe.configure({ mode: 'serial' })

const day = 24 * 60
const nothingOnFile = /nothing on file/
const gateway2 = /gateway 2/

async function moveClock(request: APIRequestContext, address: string, minutes: number): Promise<void> {
  const answer = await request.post(`${address}/sandbox/api/clock`, { data: { minutes } })
  expect(answer.ok()).toBe(true)
}

test.afterEach(async ({ request, server }) => {
  await request.post(`${server.address}/sandbox/api/clock`, { data: { reset: true } })
})

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const cardOf = (page: Page) => page.getByRole('region', { name: 'Card on file' })
const bankOf = (page: Page) => page.getByRole('region', { name: 'Bank account' })

// Runs first, because the next journey saves a card.
test('a card setup that the payment gateway creates after the user left is canceled', async ({ page, seeds }) => {
  await openBilling(page, seeds, nothingOnFile)
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/Billing/CreateSetupIntent', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await cardOf(page).getByRole('button', { name: 'Add card' }).click()
  await page.getByLabel('Name on card').fill('Grace Lindqvist')
  await fillCard(page, 'visa, ok')
  const asked = page.waitForRequest(/CreateSetupIntent/)
  await saveCard(page)
  await asked
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(cardOf(page)).toBeHidden()
  const cancelled = page.waitForRequest(/CancelSetupIntent/)
  answer()
  await cancelled
})

test.describe('a card is saved, and pays', () => {
  test.use({ expectedStatuses: [402] })

  test('§7 Billing: a declined card keeps the form; a good one is saved, pays an invoice, and the invoice becomes Paid', async ({ page, seeds, request, server }) => {
    const sent: string[] = []
    page.on('request', (call) => sent.push(`${call.url()} ${call.postData() ?? ''}`))
    await openBilling(page, seeds, nothingOnFile)
    await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true')
    await cardOf(page).getByRole('button', { name: 'Add card' }).click()
    await page.getByLabel('Name on card').fill('Grace Lindqvist')
    await fillCard(page, 'visa, declined')
    await saveCard(page)
    await expect(page.getByText('The card was declined.')).toBeVisible()
    await expect(page.getByLabel('Name on card')).toHaveValue('Grace Lindqvist')

    await fillCard(page, 'visa, ok')
    const number = await page.frameLocator('iframe').getByLabel('Card number').inputValue()
    await saveCard(page)
    await expect(cardOf(page).getByText(/^Visa ending \d{4}$/)).toBeVisible()
    const digits = number.replaceAll(/\D/g, '')
    expect(digits).toHaveLength(16)
    expect(sent.filter((text) => text.replaceAll(/[ -]/g, '').includes(digits)), 'the number stays in the hosted fields').toEqual([])
    expect(await page.content()).not.toContain(digits)

    await payButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByText(/was charged to Visa ending/)).toBeVisible()
    await expect(page.getByRole('row', { name: /INV-/ }).getByText('Processing')).toBeVisible()
    await moveClock(request, server.address, 2)
    await page.reload()
    await expect(page.getByRole('row', { name: /INV-/ }).getByText('Paid')).toBeVisible()
    await page.getByRole('link', { name: /^INV-/ }).click()
    await expect(page.getByText(/^Paid on /)).toBeVisible()
  })

  test('an invoice is emailed and downloaded as a PDF', async ({ page, seeds, request, server }) => {
    await openBilling(page, seeds)
    await page.getByRole('link', { name: /^INV-/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-/)
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toContain(number)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByLabel('Send to').fill('books@example.com')
    await page.getByRole('button', { name: 'Send invoice' }).click()
    await expect(page.getByText(`${number} was sent to books@example.com.`)).toBeVisible()
    const outbox = (await (await request.get(`${server.address}/sandbox/api/outbox`)).json()) as { mails: { to: string }[] }
    expect(outbox.mails.map(({ to }) => to)).toContain('books@example.com')
  })

  test('§3 payment gateway type 2: an expired card is replaced with a one-time token, and then removed', async ({ page, seeds }) => {
    await openBilling(page, seeds, gateway2)
    await expect(cardOf(page).getByText('Expired', { exact: true })).toBeVisible()
    await cardOf(page).getByRole('button', { name: 'Replace card' }).click()
    await page.getByLabel('Name on card').fill('Tomás Rivera')
    await fillCard(page, 'mastercard, ok')
    await saveCard(page)
    await expect(cardOf(page).getByText(/^Mastercard ending/)).toBeVisible()
    await cardOf(page).getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click()
    await expect(cardOf(page).getByRole('button', { name: 'Add card' })).toBeFocused()
  })
})

test.describe('a bank account is verified', () => {
  // After the server's clock moved by days, the first call is refused as too old and sent again, and the session has ended.
  test.use({ expectedStatuses: [400, 401] })

  test('§4 Bank account: an unverified account is verified by two amounts after they arrive', async ({ page, seeds, request, server }) => {
    await openBilling(page, seeds, nothingOnFile)
    await addBankAccount(page, 'Savings')
    await expect(bankOf(page).getByText(/The deposits reach the account by/)).toBeVisible()
    await moveClock(request, server.address, 6 * day)
    await openBilling(page, seeds, nothingOnFile)
    await expect(bankOf(page).getByText(/The deposits should have been on the statement/)).toBeVisible()
    await tryAmounts(page, '0.45', '32')
    await expect(bankOf(page).getByText('Verified', { exact: true })).toBeVisible()
    await removeBankAccount(page)
  })

  test('§4 Bank account: the last four characters of the code verify it', async ({ page, seeds }) => {
    await openBilling(page, seeds, nothingOnFile)
    await addBankAccount(page, 'Checking')
    await page.getByRole('textbox', { name: 'Code' }).fill('11aa')
    await expect(page.getByText('Read as SM11AA')).toBeVisible()
    await page.getByRole('button', { name: 'Verify account' }).click()
    await expect(bankOf(page).getByText('Verified', { exact: true })).toBeVisible()
    await removeBankAccount(page)
  })

  test('§4 Bank account: three wrong tries lock it, and it can be removed', async ({ page, seeds }) => {
    await openBilling(page, seeds, nothingOnFile)
    await addBankAccount(page, 'Savings')
    for (const left of [2, 1]) {
      await tryAmounts(page, '1', '2')
      await expect(bankOf(page).getByText(new RegExp(`${left} (?:try|tries) left`))).toBeVisible()
      await expect(bankOf(page).getByText('The amounts don’t match the deposits.')).toBeVisible()
    }
    await tryAmounts(page, '1', '2')
    await expect(bankOf(page).getByText('Too many wrong tries.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify account' })).toHaveCount(0)
    await removeBankAccount(page)
  })

  test('a SetupIntent is canceled when the user leaves after a refused try', async ({ page, seeds }) => {
    await openBilling(page, seeds, nothingOnFile)
    await bankOf(page).getByRole('button', { name: 'Add bank account' }).click()
    await bankOf(page).getByLabel('Account holder').fill('Cedar Row')
    await bankOf(page).getByLabel('Routing number').fill('110000000')
    await page.frameLocator('iframe').getByLabel('Account number', { exact: true }).waitFor()
    await pressBesideFrame(bankOf(page).getByRole('button', { name: 'Add bank account' }), page.locator('iframe'))
    await expect(page.frameLocator('iframe').getByText('Enter the account number.')).toBeVisible()
    const cancelled = page.waitForRequest(/\/CancelSetupIntent/)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: 'Go back anyways' }).click()
    await cancelled
  })
})

test.describe('the connection fails during a payment', () => {
  test.use({ breaksConnections: true })

  /** The request reaches the server, but its answer is lost. */
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }

  for (const [when, cut] of [
    ['before it reaches the server', (route: Route) => route.abort()],
    ['after it reached the server', loseAnswer],
  ] as const) {
    test(`a charge that is cut off ${when} is neither lost nor charged twice`, async ({ page, seeds }) => {
      await openBilling(page, seeds)
      const before = await openCount(page)
      await payButton(page).click()
      const dialog = page.getByRole('dialog')
      const amount = (await dialog.getByRole('button', { name: /^Pay \$/ }).textContent()) ?? ''
      await page.route(/\/ChargeInvoice/, cut)
      await dialog.getByRole('button', { name: /^Pay \$/ }).click()
      await expect(dialog.getByText(/Press Pay again to check/)).toBeVisible({ timeout: 30_000 })
      await page.unroute(/\/ChargeInvoice/)
      await dialog.getByRole('button', { name: /^Pay \$/ }).click()
      await expect(page.getByText(`${amount.replace('Pay ', '')} was charged to`)).toBeVisible()
      expect(await openCount(page)).toBe(before - 1)
    })
  }
})

/** The number of invoices that are neither paid nor being paid. */
async function openCount(page: Page): Promise<number> {
  await expect(page.getByText(/^Showing 1–/)).toBeVisible()
  return page.getByRole('row').getByText(/^Open, /).count()
}
