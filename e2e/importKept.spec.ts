import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'
import { startPortalServer } from './support/portalServer.ts'

const size = 400
const rows = Array.from({ length: size }, (_, index) => `Mover ${String(index).padStart(3, '0')},mover${index}@mail.example`)
const file = { name: 'movers.csv', mimeType: 'text/csv', buffer: Buffer.from(['Name,Email', ...rows].join('\n')) }

test('an import continues after its page is closed and its server killed, with each row imported once', async ({ browser, seeds }) => {
  test.slow()
  const server = await startPortalServer()
  const context = await browser.newContext({ baseURL: server.address })
  try {
    const page = await context.newPage()
    await openSignedIn(page, administrator(seeds), '/site/import/new')
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Next: Check' }).click()
    await page.getByRole('button', { name: `Preview ${size} rows` }).click()
    await page.getByRole('button', { name: `Import ${size} rows` }).click()
    await expect(page.getByText(/^Saving row /)).toBeVisible()
    const address = page.url()
    await page.close()
    await server.crashAndRestart()

    const portal = await openPortalOf(server.address, administrator(seeds))
    const next = await context.newPage()
    await next.goto(address)
    await expect(next.getByText(`Finished: ${size} created, 0 changed, 0 unchanged, 0 refused or left out.`)).toBeVisible({ timeout: 30_000 })
    const { Total } = await portal.api.getUserTierUserList({ searchText: 'Mover' })
    expect(Total).toBe(size)
  } finally {
    await context.close()
    await server.stop()
  }
})
