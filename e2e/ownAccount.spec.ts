import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

test('the own account: edited with a receipt, kept over a reload, in the language and look that were chosen, on the next device too', async ({ page, seeds, browser, baseURL }) => {
  const user = administrator(seeds)
  await openSignedIn(page, user, '/site/mywebaccount')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit my account' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Phone(?! for)/ }).fill('+1 281 555 7341')
  await page.getByRole('main').getByRole('combobox', { name: /^Language/ }).selectOption('Español')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.getByText('3 unsaved changes: Phone, Language, and Theme')).toBeVisible()
  // What was typed survives a reload.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you typed earlier is still here.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
  await expect(page.getByText('Guardado: 3 cambios')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const phone = await browser.newContext({ baseURL })
  const other = await phone.newPage()
  await other.goto('/auth/login')
  await signIn(other, user.username, user.password)
  await expect(other.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await phone.close()
})

test.describe('passwords and sessions', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('the password changes for whoever knows the present one; the session elsewhere ends at its next click', async ({ page, seeds, browser, baseURL }) => {
    const user = administrator(seeds)
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await openSignedIn(other, user, '/site/dashboard')
    await openSignedIn(page, user, '/site/mywebaccount')
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)

    const card = page.getByRole('region', { name: 'Change password' })
    await card.getByRole('textbox', { name: 'Current password' }).fill('sandbox9')
    await card.getByRole('textbox', { name: 'New password', exact: true }).fill('gatewell7')
    await card.getByRole('textbox', { name: 'New password again' }).fill('gatewell7')
    await card.getByRole('button', { name: 'Change password' }).click()
    await expect(card.getByText('This is not your present password.')).toBeVisible()
    await card.getByRole('textbox', { name: 'Current password' }).fill(user.password)
    await card.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('1 other session has ended.')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(other).toHaveURL(/\/auth\/login/)
    await elsewhere.close()
    await page.goto('/site/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  })

  test('one session elsewhere is ended from its row', async ({ page, seeds, browser, baseURL }) => {
    const user = administrator(seeds)
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await openSignedIn(other, user, '/site/dashboard')
    await openSignedIn(page, user, '/site/mywebaccount')
    await page.getByRole('button', { name: /^End .+ on |^End Unknown/ }).first().click()
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
    await expect(other).toHaveURL(/\/auth\/login/)
    await elsewhere.close()
  })
})
