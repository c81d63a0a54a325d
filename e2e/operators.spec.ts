import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

test('two tabs in two accounts: each stays in its own, through links, back and reload', async ({ page, context, seeds }) => {
  await openSignedIn(page, colleague(seeds), '/site/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/accounts/3/site/users')
  await expect(other.getByRole('link', { name: 'Carla Reyes' })).toBeVisible()
  await page.getByRole('link', { name: 'Users', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Beatriz Lozano' })).toBeVisible()

  await other.getByRole('link', { name: 'Carla Reyes' }).click()
  await expect(other).toHaveURL(/\/accounts\/3\/site\/users\/\d+$/)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Carla Reyes' })).toBeVisible()
  await other.goBack()
  await expect(other.getByRole('link', { name: 'Carla Reyes' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Beatriz Lozano' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Beatriz Lozano' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Carla Reyes' })).toHaveCount(0)
})

test.describe('a page of an account in which one may not work', () => {
  test.use({ expectedStatuses: [403] })
  test('is refused, says so, and leads to one’s own account', async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/site/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await page.goto('/accounts/3/site/users')
    await expect(page.getByRole('heading', { name: 'This page belongs to another account' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to my account' }).click()
    await expect(page).toHaveURL(/\/site\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
})

test('signing out of another account leads to the sign-in page, whose address names none, and back by its link', async ({ page, seeds }) => {
  await page.goto('/accounts/2/site/users')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Faccounts%2F2%2Fsite%2Fusers$/)
  const { username, password } = colleague(seeds)
  await signIn(page, username, password)
  await expect(page).toHaveURL(/\/accounts\/2\/site\/users$/)
  await expect(page.getByRole('link', { name: 'Oakline House' })).toBeVisible()
  await page.getByRole('button', { name: /Robert Kowalczyk/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('You are logged out', { exact: false })).toBeVisible()
})
