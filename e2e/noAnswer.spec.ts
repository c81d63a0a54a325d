import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test.use({ breaksConnections: true })

interface Press {
  path: string
  press: (page: Page, wait?: { timeout: number }) => Promise<void>
  /** An element that the page shows only when the action is possible. */
  offer?: (page: Page) => Locator
  /** An element that shows that the action has worked. */
  done: (page: Page) => Locator
}

const openDoor = (page: Page) => page.getByRole('button', { name: /^Open, / }).first()

/** The first press on a page: an action, a search, a dialog, a save. */
const presses: Press[] = [
  { path: '/site/dashboard', offer: (page) => openDoor(page), press: (page, wait) => openDoor(page).click(wait), done: (page) => page.getByText(/^Opened \d|^Opening/).first() },
  { path: '/site/users', press: (page) => page.getByRole('searchbox').fill('ab'), done: (page) => page.getByText('Showing 1–3 of 3') },
  { path: '/site/users/contacts', press: (page, wait) => page.getByRole('button', { name: 'Add contact' }).click(wait), done: (page) => page.getByRole('dialog', { name: 'Add contact' }) },
  {
    path: '/site/lockdown',
    press: async (page, wait) => {
      await page.getByLabel('Reason').fill('Police activity on Fannin', wait)
      await page.getByRole('button', { name: 'Lock down 8 doors' }).click(wait)
    },
    done: (page) => page.getByRole('dialog', { name: 'Lock these doors down?' }),
  },
  { path: '/site/billing', press: (page, wait) => page.getByRole('button', { name: /^Pay / }).first().click(wait), done: (page) => page.getByRole('dialog') },
]

const told = /can’t be reached|could not be|didn’t answer|don’t know|out of date|You’re offline/

/** Ways in which a connection is lost. */
const losses: { loss: string; lose: (page: Page) => Promise<unknown>; find: (page: Page) => Promise<unknown> }[] = [
  { loss: 'no server answers', lose: (page) => page.route('**/*', (route) => route.abort('connectionrefused')), find: (page) => page.unrouteAll() },
  { loss: 'the device is offline', lose: (page) => page.context().setOffline(true), find: (page) => page.context().setOffline(false) },
  {
    loss: 'a captive portal answers',
    lose: (page) => page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in to the Wi-Fi</h1>' })),
    find: (page) => page.unrouteAll(),
  },
]

// Without a connection, pages don't offer to pay.
for (const { path, offer, press, done } of presses.filter((one) => one.path !== '/site/billing')) {
  test(`without a connection the first press of ${path} shows an error in its place, and a retry works`, async ({ page, seeds }) => {
    test.slow()
    await openSignedIn(page, administrator(seeds), path)
    for (const { loss, lose, find } of losses) {
      await test.step(loss, async () => {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        if (offer) await expect(offer(page)).toBeVisible()
        await page.evaluate(() => Object.assign(globalThis, { wasHere: true }))
        await lose(page)
        await press(page)
        await expect(page.getByText(told).or(done(page)).first()).toBeVisible({ timeout: 40_000 })
        await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0, { timeout: 40_000 })
        await expect(page.getByText('An update was installed')).toHaveCount(0)
        await find(page)
        // A slow page may take a while to show the result of the first press, or to offer the action again.
        await expect(async () => {
          const again = page.getByRole('button', { name: /^(Try again|Retry)$/ }).first()
          if (!(await done(page).isVisible())) await ((await again.isVisible()) ? again.click({ timeout: 3000 }) : press(page, { timeout: 3000 }))
          await expect(done(page)).toBeVisible({ timeout: 5000 })
        }).toPass({ timeout: 40_000 })
        expect(await page.evaluate(() => 'wasHere' in globalThis), 'the page is still the previous one').toBe(true)
      })
    }
  })
}

test.describe('a deployment removes the scripts of an open page', () => {
  test.use({ expectedStatuses: [404] })

  // A search is left out, because it needs no further script.
  for (const { path, press, done } of presses.filter((one) => one.path !== '/site/users')) {
    test(`the first press of ${path} works, or loads the new build`, async ({ page, seeds }) => {
      await openSignedIn(page, administrator(seeds), path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      let isOld = true
      await page.route('**/assets/*.js', (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.fallback()))
      page.on('framenavigated', () => (isOld = false))
      await press(page)
      await expect(async () => {
        if (!isOld && !(await done(page).isVisible())) await press(page, { timeout: 3000 })
        await expect(done(page)).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 40_000 })
      await expect(page.getByText('An update was installed')).toHaveCount(0)
    })
  }
})

test('§8 without an answer of the server a press shows an error in its place, and works once the server is back', async ({ page, seeds, server }) => {
  test.slow()
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const open = page.getByRole('button', { name: /^Open, / }).first()
  await expect(open).toBeEnabled()
  await server.crash()
  await open.click()
  // The text depends on whether the call's script had loaded.
  await expect(page.getByText(/can’t be reached|didn’t answer/).first()).toBeVisible({ timeout: 30_000 })
  await expect(open).toBeEnabled()
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).first().click()
  await expect(page.getByText('An update was installed')).toHaveCount(0)
  await server.restart()
  await page.goto('/site/dashboard')
  await open.click()
  await expect(page.getByText(/opened|Opening/i).first()).toBeVisible()
})
