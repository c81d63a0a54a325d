import { openBilling } from './support/billing.ts'
import { expect, test } from './support/fixtures.ts'

/** The due date of the example's overdue invoice: the 30th day from the first of last month, in the property's time zone. */
function dueDate(): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format().split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 30)).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}

test('the sums agree: “Pay all” is what is overdue and due, and a payment uses the credit first', async ({ page, seeds }) => {
  await openBilling(page, seeds)
  const sumOf = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }).locator('..')
  await expect(sumOf('Overdue')).toContainText('$450.04')
  await expect(sumOf('Overdue')).toContainText(`1 invoice, due ${dueDate()}`)
  await expect(sumOf('Due')).toContainText('$451.04')
  await expect(sumOf('Credit')).toContainText('$75.00')

  await page.getByRole('button', { name: 'Pay all, $901.08' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Pay $826.08?')
  await expect(dialog).toContainText('Sum$901.08Credit-$75.00')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Pay $450.04' }).click()
  await dialog.getByRole('button', { name: 'Pay $375.04' }).click()
  await expect(page.getByText('$375.04 was charged to Visa ending 4242.')).toBeVisible()
  await expect(page.getByText(/\$75\.00 of credit was used\./)).toBeVisible()
  await expect(sumOf('Overdue')).toBeHidden()
  await expect(sumOf('Due')).toContainText('$451.04')
  await expect(sumOf('Credit')).toContainText('$0.00')
  await expect(page.getByRole('button', { name: 'Pay $451.04' })).toBeVisible()
})
