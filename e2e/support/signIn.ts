import { expect, type Page } from '@playwright/test'

export async function signIn(page: Page, username: string, password: string): Promise<void> {
  const field = page.getByLabel('Username')
  // After an ended session the page fills in the last user name, which can happen while the test types.
  await expect(async () => {
    await field.fill(username)
    await expect(field).toHaveValue(username, { timeout: 100 })
  }).toPass()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
