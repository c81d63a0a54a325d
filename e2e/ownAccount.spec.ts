import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

test('a user turns on the sound of visitor calls for this browser, which the page remembers', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/mywebaccount')
  const sound = page.getByRole('region', { name: 'Visitor calls in this browser' }).getByRole('switch', { name: 'Sound and notifications' })
  await expect(sound).not.toBeChecked()
  await sound.click()
  await expect(sound).toBeChecked()
  await page.reload()
  await expect(sound).toBeChecked()
})

// This test comes after the one above, because it leaves the administrator with Spanish.
test('a user edits their own account, with a reload in between; language and theme also apply on the next device', async ({ page, seeds, browser, baseURL }) => {
  const user = administrator(seeds)
  await openSignedIn(page, user, '/site/mywebaccount')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit my account' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Phone(?! for)/ }).fill('+1 281 555 7341')
  await page.getByRole('main').getByRole('combobox', { name: /^Language/ }).selectOption('Español')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.getByText('3 unsaved changes: Phone, Language, and Theme')).toBeVisible()
  // The typed text survives a reload.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you entered earlier is still here.')).toBeVisible()
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

test.describe('a user manages their password and sessions', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('a user ends another session from its row, and a new password needs the old one and signs out elsewhere', async ({ page, seeds, browser, baseURL }) => {
    const user = colleague(seeds)
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await openSignedIn(other, user, '/site/schedules')
    await openSignedIn(page, user, '/site/mywebaccount')
    const sessions = page.getByRole('region', { name: 'Where you’re signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: /^End (?!the|\d)/ }).click()
    await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/auth\/login/)

    await openSignedIn(other, user, '/site/schedules')
    await page.reload()
    const card = page.getByRole('region', { name: 'Change password' })
    await card.getByRole('textbox', { name: 'Current password' }).fill('sandbox9')
    await card.getByRole('textbox', { name: 'New password', exact: true }).fill('gatewell7')
    await card.getByRole('textbox', { name: 'New password again' }).fill('gatewell7')
    await card.getByRole('button', { name: 'Change password' }).click()
    await expect(card.getByText('This is not your current password.')).toBeVisible()
    await card.getByRole('textbox', { name: 'Current password' }).fill(user.password)
    await card.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('1 other session ended.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/auth\/login/)
    await elsewhere.close()
    await page.goto('/site/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  })
})
