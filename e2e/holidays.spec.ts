import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

const houston = 'America/Chicago'

test('a PIN with closed holidays is refused on the property’s holiday, and opens after the holiday is removed', async ({ page, seeds, scan }) => {
  await openSignedIn(page, administrator(seeds), '/site/users?search=Abernathy')
  await page.getByRole('link', { name: /Abernathy/ }).first().click()
  await page.waitForURL(/\/site\/users\/\d+$/)
  await page.goto(`${new URL(page.url()).pathname}/codes/new`)
  await page.getByLabel('Label').fill('Tutor')
  await page.getByLabel('PIN or number', { exact: true }).fill('64027')
  await page.getByRole('switch', { name: 'Own hours' }).check()
  await page.getByRole('switch', { name: 'Closed on holidays' }).check()
  await expect(page.getByText('At any time; closed on holidays')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/site\/users\/\d+$/)
  expect(await scan('64027')).toMatchObject({ outcome: 'open' })

  await page.goto('/site/schedules')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add holiday' })
  await dialog.getByLabel('Name').fill('Founders’ Day')
  await expect(dialog.getByLabel('Place')).toHaveCount(0)
  await dialog.getByLabel('First day').fill(new Intl.DateTimeFormat('en-CA', { timeZone: houston }).format(Date.now()))
  await dialog.getByRole('button', { name: 'Add holiday' }).click()
  await expect(dialog).toBeHidden()
  const refused = await scan('64027')
  expect(refused).toMatchObject({ outcome: 'denied', reason: 'closedOnHoliday' })
  expect(refused.message).toContain('Founders’ Day')

  await page.getByRole('button', { name: 'Remove Founders’ Day' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Remove holiday' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove Founders’ Day' })).toHaveCount(0)
  expect(await scan('64027')).toMatchObject({ outcome: 'open' })
})

test('all US holidays of a year are added at once, and existing holidays are not offered again', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/schedules')
  await page.getByRole('button', { name: 'Add US holidays' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add US holidays' })
  await expect(dialog.getByRole('checkbox', { name: 'Christmas Day' })).toBeDisabled()
  const button = dialog.getByRole('button', { name: /^Add \d+ holidays$/ })
  const count = Number((await button.textContent())?.match(/\d+/)?.[0])
  await button.click()
  await expect(page.getByText(`${count} holidays added`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Labor Day' })).toBeVisible()
  await page.getByRole('button', { name: 'Add US holidays' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Labor Day' })).toBeDisabled()
})
