import { openBilling } from './support/billing.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

// The journeys share one account, so they run one after the other.
test.describe.configure({ mode: 'serial' })

test('credit is used for an invoice, all open invoices are paid in one press, and each is charged once', async ({ page, seeds }) => {
  await openBilling(page, seeds)
  const credit = page.getByRole('region', { name: 'Credit' })
  await expect(credit).toContainText('$75.00 left')
  await credit.getByRole('button', { name: /^Use for INV-/ }).click()
  await expect(credit).toContainText('$0.00 left')
  await expect(credit.getByRole('button')).toBeHidden()
  await page.getByRole('button', { name: /^Pay all/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 invoices')
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText(/^2 invoices, \$[\d,.]+, were charged to Visa ending 4242\.$/)).toBeVisible()
  await expect(page.getByText('No open invoices', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeHidden()
})

test('automatic payments turn on and off by their switch, which activity shows', async ({ page, seeds }) => {
  await openBilling(page, seeds)
  const payments = page.getByRole('region', { name: 'Automatic payments' })
  const control = payments.getByRole('switch', { name: 'Pay invoices on their due date' })
  await control.check()
  await expect(page.getByText('Automatic payments are on.')).toBeVisible()
  await expect(payments).toContainText('Visa ending 4242')
  await page.reload()
  await expect(control).toBeChecked()
  await control.uncheck()
  await expect(payments).toContainText('Off: you pay each invoice here.')
  await openSignedIn(page, administrator(seeds), '/site/log?kind=change')
  await page.getByText('Ines Okafor changed billing').first().click()
  await expect(page.getByText('Automatic payments', { exact: true }).first()).toBeVisible()
})
