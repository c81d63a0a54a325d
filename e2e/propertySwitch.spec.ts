import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('an administrator of two properties chooses one in the frame: menu, pages and address keep it, until all are chosen', async ({ page, seeds, request, baseURL }) => {
  expect((await request.post(`${baseURL}/sandbox/api/reset`, { data: { world: 'twoProperties' } })).ok()).toBe(true)
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const choice = page.getByRole('combobox', { name: 'Show property' })
  await expect(choice).toHaveValue('1')
  await expect(page.getByRole('link', { name: 'Main Gate, Entry' })).toBeVisible()
  await choice.selectOption({ label: 'Cypress Court' })
  await expect(page).toHaveURL(/\/site\/dashboard\?property=2$/)
  await expect(page.getByRole('link', { name: 'Cypress Gate' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Main Gate, Entry' })).toHaveCount(0)

  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Doors' }).click()
  await expect(page.getByText('1 door · Cypress Court')).toBeVisible()
  // A page of the whole account keeps the choice for the next one.
  await menu.getByRole('link', { name: 'User groups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User groups' })).toBeVisible()
  await expect(choice).toHaveValue('2')
  await menu.getByRole('link', { name: 'Activity' }).click()
  await expect(page).toHaveURL(/\/site\/log\?property=2$/)
  await choice.selectOption({ label: 'All properties' })
  await expect(page).toHaveURL(/\/site\/log$/)
  await page.goBack()
  await expect(choice).toHaveValue('2')
})
