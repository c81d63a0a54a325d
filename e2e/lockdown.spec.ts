import type { APIRequestContext, Page } from '@playwright/test'
import { moveClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const resident = '14073'
const responder = '90211'
/** Four doors whose controllers answer, and one whose controller is offline. */
const five = ['Main Gate, Entry', 'Main Gate, Exit', 'Clubhouse Front Door', 'Tower B Lobby', 'Pool Gate']

async function choose(page: Page, names: readonly string[]) {
  await page.getByRole('checkbox', { name: 'All doors' }).uncheck()
  for (const name of names) await page.getByRole('checkbox', { name }).check()
}

async function confirm(page: Page, word: string, button: string | RegExp) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Type ${word}`).fill(word)
  await dialog.getByRole('button', { name: button }).click()
}

const setFireAlarm = (request: APIRequestContext, baseURL: string | undefined, isOn: boolean) =>
  request.post(`${baseURL}/sandbox/api/fire-alarm`, { data: { property: 1, isOn } })

test('§4 lock, 4 of 5: locked doors refuse all users except those who keep access, until a fire alarm or the release; other tabs show the lockdown', async ({ page, seeds, scan, request, baseURL }) => {
  const { api } = await openPortalOf(baseURL ?? '', administrator(seeds))
  const responders = await api.getUserTierUserList({ searchText: 'Fire Station 7' })
  const PropertyLocations = [101, 104, 106].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))
  await api.saveUpdateAccessCodeUnique({ userID: responders.Users[0]?.ID ?? 0, AccessCodeTypeID: 1, Label: 'Engine 7', Code: responder, PropertyLocations })

  await openSignedIn(page, administrator(seeds), '/site/lockdown')
  const other = await page.context().newPage()
  await other.goto('/site/users')
  await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()

  await choose(page, five)
  await expect(page.getByText('Pool Gate: the controller doesn’t answer')).toBeVisible()
  await page.getByLabel('Reason').fill('Police activity on Fannin')
  await page.getByRole('button', { name: 'Lock down 5 doors' }).click()
  await confirm(page, 'LOCK', 'Lock down 5 doors')
  await expect(page.getByRole('heading', { name: 'Partially locked, 4 of 5 confirmed' })).toBeVisible()
  await expect(page.getByText('Pool Gate has not confirmed and may still open.')).toBeVisible()

  expect(await scan(resident, 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'lockedDown' })
  expect(await scan(responder, 'main-entry')).toMatchObject({ outcome: 'open' })
  await expect(other.getByText('Lockdown: partially locked, 4 of 5 confirmed').first()).toBeVisible({ timeout: 15_000 })

  await setFireAlarm(request, baseURL, true)
  expect(await scan(resident, 'main-entry')).toMatchObject({ outcome: 'open' })
  await page.reload()
  await expect(page.getByText('The fire alarm is on. It opens every door, including doors in a lockdown.').first()).toBeVisible()
  await setFireAlarm(request, baseURL, false)
  expect(await scan(resident, 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'lockedDown' })

  // The lockdown is released in the banner of the other tab.
  await other.getByRole('button', { name: 'Release…' }).click()
  await confirm(other, 'RELEASE', 'Release 5 doors')
  await expect(other.getByText('Lockdown released')).toBeVisible()
  await expect(other.getByText('Lockdown: partially locked, 4 of 5 confirmed')).toHaveCount(0)
  expect(await scan(resident, 'main-entry')).toMatchObject({ outcome: 'open' })
  await page.goto('/site/lockdown')
  await page.getByRole('link', { name: 'Police activity on Fannin' }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Pool Gate: did not confirm the lockdown')
  await other.close()
})

test('a second administrator sees who locked and who released the doors, and a drill locks no doors', async ({ page, seeds, scan, baseURL }) => {
  const robert = (await openPortalOf(baseURL ?? '', colleague(seeds))).api
  await openSignedIn(page, administrator(seeds), '/site/lockdown')
  await choose(page, ['Main Gate, Entry'])
  await page.getByLabel('Reason').fill('Gas leak')
  await page.getByRole('button', { name: 'Lock down 1 door' }).click()
  const { Lockdown } = await robert.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak in Tower B' })
  await confirm(page, 'LOCK', 'Lock down 1 door')
  await expect(page.getByText('Main Gate, Entry: already in a lockdown')).toBeVisible()
  await expect(page.getByText('Gas leak in Tower B')).toBeVisible()

  await page.getByRole('button', { name: 'Release 1 door' }).click()
  await robert.releaseLockdown({ LockdownID: Lockdown.ID })
  // The stream of changes ends the page's lockdown and its question, and a message says why.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Another user released the lockdown')).toBeVisible()
  await expect(page.getByRole('row', { name: /Gas leak in Tower B/ })).toBeVisible()

  await page.getByLabel('Reason').fill('Quarterly drill')
  await page.getByRole('checkbox', { name: 'This is a drill' }).check()
  await page.getByRole('button', { name: 'Start drill' }).click()
  await expect(page.getByRole('heading', { name: 'Drill: no door is locked' })).toBeVisible()
  await expect(page.getByText('Pool Gate would not have answered.')).toBeVisible()
  expect(await scan(resident, 'main-entry')).toMatchObject({ outcome: 'open' })
  await page.getByRole('button', { name: 'End drill' }).last().click()
  await expect(page.getByRole('link', { name: 'Quarterly drill' })).toBeVisible()
  await expect(page.getByText(/ended the drill$/)).toHaveCount(0)
})

test.describe('§4 a lockdown ends as time passes', () => {
  // After the clock moved, the next request is refused as too old, and sent again.
  test.use({ expectedStatuses: [400] })

  test('on a phone, by keyboard: a half-hour lockdown ends on time, and the schedule holds the exit open again', async ({ page, seeds, scan, request, baseURL }) => {
    // Monday, 7:21 AM at the property, when a schedule holds the exit lane open.
    const minutes = Math.round((Date.parse('2026-11-23T13:21:00Z') - Date.parse((await (await request.get(`${baseURL}/sandbox/api/state`)).json() as { now: string }).now)) / 60_000)
    await moveClock(request, baseURL, { minutes })
    await page.setViewportSize({ width: 390, height: 844 })
    await openSignedIn(page, administrator(seeds), '/site/lockdown')
    await choose(page, ['Main Gate, Exit'])
    await page.getByLabel('Auto-release').selectOption({ label: 'after 30 minutes' })
    await page.getByLabel('Reason').focus()
    await page.keyboard.type('Escaped horse')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Type LOCK').focus()
    await page.keyboard.type('LOCK')
    await dialog.getByRole('button', { name: 'Lock down 1 door' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Locked, 1 of 1 confirmed' })).toBeVisible()
    await expect(page.getByText(/Main Gate, Exit opens at once: “Exit lane, morning rush” holds it open until/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await scan('nobody has this', 'main-exit')).toMatchObject({ reason: 'lockedDown' })
    await moveClock(request, baseURL, { minutes: 30 })
    expect(await scan('nobody has this', 'main-exit')).toMatchObject({ outcome: 'open' })
  })
})
