import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

test('a door is opened, held open and closed from its row, an offline door says why not, and events name the user', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const doors = page.getByRole('region', { name: 'Doors' })
  const events = page.getByRole('region', { name: 'Live events' })
  await expect(doors.getByRole('button', { name: 'Open, Pool Gate' })).toHaveAccessibleDescription('It is offline')

  // Two presses in a row open the door once.
  await doors.getByRole('button', { name: 'Open, Main Gate, Entry' }).dblclick()
  await expect(doors.getByText(/^Opened \d+:\d\d:\d\d/)).toBeVisible()
  await expect(doors.getByRole('status')).toHaveText(/^Main Gate, Entry opened \d+:\d\d:\d\d/)
  await expect(events.getByRole('listitem').filter({ hasText: /opened Main Gate, Entry\s*From the dashboard/ })).toHaveCount(1)

  await doors.getByRole('button', { name: 'Hold until…, Clubhouse Front Door' }).click()
  await doors.getByLabel(/^Reason/).fill('HOA meeting')
  await doors.getByRole('button', { name: /^Hold until [^…]/ }).click()
  await expect(doors.getByText(/^Until .* “HOA meeting”, Dana Whitfield/)).toBeVisible()
  // The state stays after a reload.
  await page.reload()
  await doors.getByRole('button', { name: 'Close, Clubhouse Front Door' }).click()
  await expect(doors.getByRole('button', { name: 'Open, Clubhouse Front Door' })).toBeVisible()
  await expect(events.getByRole('listitem').filter({ hasText: 'closed Clubhouse Front Door' })).toBeVisible()
})

test('the row waits for a late controller, and presses of two administrators open the door once', async ({ page, seeds, request, baseURL }) => {
  // Uses a different door than the previous journey, because a press on an open door counts as the earlier press.
  const { api } = await openPortalOf(baseURL ?? '', colleague(seeds))
  const { Locations } = await api.getPropertyInstallLocationDeviceInformation({})
  const module = Locations.flatMap(({ Modules }) => Modules).find(({ Ports }) => Ports.some(({ PortID }) => PortID === 'clubhouse'))
  const simulate = async (behaviour: object) => {
    const answer = await request.post(`${baseURL}/sandbox/api/controllers`, { data: { controller: module?.ModuleID, ...behaviour } })
    expect(answer.ok()).toBe(true)
  }
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const doors = page.getByRole('region', { name: 'Doors' })
  const events = page.getByRole('region', { name: 'Live events' })
  const opened = events.getByRole('listitem').filter({ hasText: /opened Clubhouse Front Door\s*From the dashboard/ })
  await expect(events.getByRole('listitem').first()).toBeVisible()
  const before = await opened.count()
  await simulate({ delayMs: 8000 })
  await doors.getByRole('button', { name: 'Open, Clubhouse Front Door' }).click()
  await expect(doors.getByText('Opening')).toBeVisible()
  await expect(doors.getByText(/Sent \d+:\d\d:\d\d.*, no answer yet/)).toBeVisible()
  // Another administrator presses meanwhile: the door opens once.
  expect((await api.openDoor({ PortID: 'clubhouse' })).Action).toMatchObject({ IsOwn: false, State: 'waiting' })
  await expect(doors.getByText(/^Opened \d+:\d\d:\d\d/)).toBeVisible({ timeout: 30_000 })
  await expect(opened).toHaveCount(before + 1)
  await simulate({ delayMs: 0 })
})

test('a hidden page sends no requests, and sends one at once when it is visible again', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/Dashboard/GetDashboard')) asked += 1
  })
  const show = (state: 'hidden' | 'visible') => page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
  await show('hidden')
  await page.waitForTimeout(10_000)
  expect(asked).toBe(0)
  await show('visible')
  await expect.poll(() => asked, { timeout: 2000 }).toBe(1)
})
