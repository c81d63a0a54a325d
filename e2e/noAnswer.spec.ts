import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test.use({ breaksConnections: true })

test('§8 without an answer of the server a press says so where it was made, and works once the server is back', async ({ page, seeds, server }) => {
  test.setTimeout(120_000)
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const open = page.getByRole('button', { name: /^Open, / }).first()
  await expect(open).toBeEnabled()
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }))
  await server.crash()
  await open.click()
  // In words that depend on whether the call's own script was there already.
  await expect(page.getByText(/cannot be reached|No answer came/).first()).toBeVisible({ timeout: 30_000 })
  await expect(open).toBeEnabled()
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).first().click()
  await expect(page.getByText('A new version has arrived')).toHaveCount(0)
  await server.restart()
  await page.goto('/site/dashboard')
  await open.click()
  await expect(page.getByText(/opened|Opening/i).first()).toBeVisible()
})
