import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const door = 'tower-b-lobby'
const name = 'WXL, Tower B Lobby'

test.describe.configure({ mode: 'serial' })
// After the clock was moved, the first encrypted request is refused as too old, and sent again.
test.use({ expectedStatuses: [400] })

test('a controller without power keeps the old PIN, is shown as not synced, and syncs when it is back, also after a crash of the server', async ({ page, seeds, server, request, scan }) => {
  test.slow()
  const simulate = async (behaviour: object) => {
    const { controllers } = (await (await request.get(`${server.address}/sandbox/api/state`)).json()) as { controllers: { id: number; name: string }[] }
    const controller = controllers.find((one) => one.name === name)?.id
    expect((await request.post(`${server.address}/sandbox/api/controllers`, { data: { controller, ...behaviour } })).ok()).toBe(true)
  }
  const { api } = await openPortalOf(server.address, administrator(seeds))
  const save = (Code: string, ID: number | null = null) =>
    api.saveUpdateAccessCodeUnique({ ID, AccessCodeTypeID: 1, Label: 'Night couriers', Code, PropertyLocations: [{ PropertyLocationID: 108, IsActive: true }] })
  const { ID } = await save('7341')
  expect((await scan('7341', door)).outcome).toBe('open')

  await simulate({ lost: 'power' })
  await openSignedIn(page, administrator(seeds), '/site/devices?search=tower')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('No power')
  await save('7342', ID)
  await expect(row).toContainText('1 waiting', { timeout: 20_000 })
  const old = await scan('7341', door)
  expect(old.outcome).toBe('open')
  expect(old.message).toContain('The controller is not synced yet with the change')
  expect(await scan('7342', door)).toMatchObject({ outcome: 'denied', reason: 'unknownCode' })
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await expect(row).toContainText('Old entry methods and restrictions may still open its doors.')
  await expect(row).toContainText('Changed entry method: Night couriers')

  // The page is left, because a visible page would keep sending requests while the server is down.
  const address = page.url()
  await page.goto('about:blank')
  await simulate({ delayMs: 4000, lost: null })
  await server.crashAndRestart()
  await page.goto(address)
  await expect(page.getByRole('button', { name: `Details of ${name}` })).toHaveAttribute('aria-expanded', 'true')
  await expect(row).toContainText('Synced', { timeout: 20_000 })
  expect((await scan('7342', door)).outcome).toBe('open')
  expect((await scan('7341', door)).reason).toBe('unknownCode')
  await simulate({ delayMs: 0 })

  await page.goto('/site/dashboard')
  await expect(page.getByText(/Its controller was not synced with the change made/).first()).toBeVisible()
})

test('one press sends refused changes to a controller again', async ({ page, seeds, server, request }) => {
  const state = (await (await request.get(`${server.address}/sandbox/api/state`)).json()) as { controllers: { id: number; name: string }[] }
  const controller = state.controllers.find((one) => one.name === name)?.id
  const simulate = (behaviour: object) => request.post(`${server.address}/sandbox/api/controllers`, { data: { controller, ...behaviour } })
  await simulate({ failure: 'memoryFull' })
  const { api } = await openPortalOf(server.address, administrator(seeds))
  await api.saveUpdateAccessCodeUnique({ AccessCodeTypeID: 1, Label: 'Florist', Code: '7350', PropertyLocations: [{ PropertyLocationID: 108, IsActive: true }] })
  await request.post(`${server.address}/sandbox/api/clock`, { data: { minutes: 5 } })
  await openSignedIn(page, administrator(seeds), '/site/devices')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Change refused')
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await expect(row).toContainText('its memory is full')
  await simulate({ failure: null })
  await page.getByRole('button', { name: 'Send again: New entry method: Florist' }).click()
  await expect(page.getByText('1 change sent again')).toBeVisible()
  await expect(row).toContainText('Synced')
  await expect(page.getByText('All synced')).toBeVisible()
})
