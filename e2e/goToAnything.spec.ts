import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('by keyboard alone a user is opened from the palette, which then lists that user as last opened', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/schedules')
  await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Go to anything' })
  await expect(field).toBeFocused()
  await page.keyboard.type('broussard')
  await expect(page.getByRole('option', { name: /^Keisha Broussard/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keisha Broussard' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Go to anything' }).click()
  await expect(page.getByRole('option', { name: /^Keisha Broussard/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Go to anything' })).toBeFocused()
})

test('a gate opens from the palette only after a question, and activity names the user', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/mywebaccount')
  await page.getByRole('button', { name: 'Go to anything' }).click()
  await page.getByRole('combobox', { name: 'Go to anything' }).fill('main gate, entry')
  await page.getByRole('option', { name: /^Open Main Gate, Entry/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('button', { name: 'Open Main Gate, Entry' }).click()
  await expect(page.getByText('Opening Main Gate, Entry')).toBeVisible()
  await page.goto('/site/dashboard')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana Whitfield' }).filter({ hasText: 'Main Gate, Entry' }).first()).toBeVisible()
})

test('an invoice is found by its number', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/schedules')
  await page.getByRole('button', { name: 'Go to anything' }).click()
  await page.getByRole('combobox', { name: 'Go to anything' }).fill('inv-')
  const invoice = page.getByRole('option', { name: /^INV-\d{4}-\d+/ }).first()
  const [number = ''] = /^INV-\d{4}-\d+/.exec((await invoice.textContent()) ?? '') ?? []
  await invoice.click()
  await expect(page).toHaveURL(/\/site\/billing\/invoices\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})
