import type { APIRequestContext } from '@playwright/test'
import { moveClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

const door = 'Clubhouse Front Door'
const title = `${door} is left open`

// After the clock was moved, the first encrypted request is refused as too old, and sent again.
test.use({ expectedStatuses: [400] })

async function report(request: APIRequestContext, address: string, reports: 'leftOpen' | 'closed'): Promise<void> {
  expect((await request.post(`${address}/sandbox/api/doors`, { data: { door: 'clubhouse', reports } })).ok()).toBe(true)
}

async function mailsAbout(request: APIRequestContext, address: string, subject: string, to: string): Promise<number> {
  const { mails } = (await (await request.get(`${address}/sandbox/api/outbox`)).json()) as { mails: { subject: string; to: string }[] }
  return mails.filter((mail) => mail.subject === subject && mail.to === to).length
}

test('a door that is left open causes one alert by mail and in the portal, and none after its rule is turned off', async ({ page, seeds, server, request }) => {
  const user = administrator(seeds)
  const of = server.address
  const before = await mailsAbout(request, of, title, user.username)
  await openSignedIn(page, user, '/site/alerts')
  const rule = page.getByRole('switch', { name: 'Door left open for 5 minutes, any door' })
  await expect(rule).toBeChecked()

  await page.getByRole('link', { name: 'Edit: Door left open for 5 minutes, any door' }).click()
  await page.getByRole('checkbox', { name: 'Notification in the portal' }).check()
  await expect(page.getByText('Door left open for 5 minutes, any door: tell all administrators by email and notification.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Email they get' })).toContainText('is left open')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible()
  const inMenu = page.getByRole('navigation').getByRole('link', { name: /^Alerts/ })
  await expect(inMenu).toHaveText(/^Alerts\d+$/)
  const open = Number((await inMenu.innerText()).replace(/\D/g, ''))

  try {
    await report(request, of, 'leftOpen')
    await moveClock(request, of, { minutes: 6 })
    await expect.poll(() => mailsAbout(request, of, title, user.username)).toBe(before + 1)
    await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
    await expect(inMenu).toHaveText(`Alerts${open + 1}`)
    await page.goto('/site/alerts')
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1)
    await report(request, of, 'closed')
    await moveClock(request, of, { minutes: 1 })
    await expect.poll(() => mailsAbout(request, of, `${door} is no longer left open`, user.username)).toBeGreaterThan(0)
    expect(await mailsAbout(request, of, title, user.username)).toBe(before + 1)
    await expect(inMenu).toHaveText(`Alerts${open}`)

    await page.goto('/site/alerts')
    await page.getByRole('switch', { name: 'All alerts' }).click()
    await expect(page.getByText('All alerts are off.')).toBeVisible()
    await report(request, of, 'leftOpen')
    await moveClock(request, of, { minutes: 10 })
    await page.goto('/site/alerts')
    await expect(page.getByText('All alerts are off.')).toBeVisible()
    expect(await mailsAbout(request, of, title, user.username)).toBe(before + 1)
  } finally {
    await report(request, of, 'closed')
    await moveClock(request, of, { reset: true })
  }
  await page.goto('/site/alerts')
  await page.getByRole('switch', { name: 'All alerts' }).click()
  await expect(page.getByText('All alerts are off.')).toBeHidden()
})

test('a rule for alerts is created, tested and deleted', async ({ page, seeds, server, request }) => {
  const user = administrator(seeds)
  await openSignedIn(page, user, '/site/alerts')
  await page.getByRole('link', { name: 'New alert' }).click()
  await page.getByLabel('When', { exact: true }).selectOption({ label: 'A controller is offline' })
  await page.getByText('Some controllers', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Controllers' }).fill('Tower')
  await page.getByRole('option', { name: 'WXL, Tower B Lobby' }).click()
  await page.getByText('Some users', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Users' }).fill('Broussard')
  await page.getByRole('option', { name: /Broussard/ }).first().click()
  const sentence = /^Controller offline for 5 minutes, WXL, Tower B Lobby: tell .*Broussard.* by email\.$/
  await expect(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('The test was sent to you.')).toBeVisible()
  expect(await mailsAbout(request, server.address, 'WXL, Tower B Lobby is offline', user.username)).toBe(1)
  await page.getByRole('button', { name: 'Save' }).click()
  const name = 'Controller offline for 5 minutes, WXL, Tower B Lobby'
  await expect(page.getByRole('switch', { name })).toBeChecked()

  await page.getByRole('link', { name: `Edit: ${name}` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click()
  await expect(page.getByText('Alert deleted')).toBeVisible()
  await expect(page.getByRole('switch', { name })).toHaveCount(0)
})

test('a rule says how many alerts it would have sent, and a recipient mutes it in My account', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/alerts')
  await page.getByRole('link', { name: 'Edit: Door forced open, any door' }).click()
  await page.getByLabel('When', { exact: true }).selectOption({ label: 'An unknown card or PIN is presented' })
  await expect(page.getByText(/^This rule would have sent \d+ alerts? in the last 30 days\.$/)).toBeVisible()
  await page.getByLabel('When', { exact: true }).selectOption({ label: 'An invoice is overdue' })
  await expect(page.getByText('Past alerts of this kind can’t be counted, because dates may have changed.')).toBeVisible()

  await openSignedIn(page, administrator(seeds), '/site/mywebaccount')
  await page.getByRole('button', { name: 'Mute until tomorrow: Invoice overdue' }).click()
  await expect(page.getByText('Alert muted until tomorrow')).toBeVisible()
  await page.getByRole('button', { name: 'Unmute: Invoice overdue' }).click()
  await expect(page.getByText('Alert unmuted')).toBeVisible()
})
