import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { scriptsAfterReading } from '../scripts/measurePages.ts'
import { countWholeLayouts } from './support/countLayouts.ts'
import { expect, latency, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { removeScripts } from './support/removeScripts.ts'
import { signIn } from './support/signIn.ts'

test('pages load with only the scripts that their documents name', async ({ browser, server, seeds }) => {
  const page = await openWithNamedScripts(browser, server.address)
  await openSignedIn(page, administrator(seeds), '/privacy')
  for (const [path, heading] of [['/site/users/codes', 'Entry methods'], ['/site/groups/1', /./], ['/site/invites', 'Invites'], ['/site/schedules', 'Schedules']] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0)
  }
  await page.context().close()
})

test('a reload shows the signed-in frame before scripts run, and never the signed-out frame', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/privacy')
  const scripts = await hold(page, '**/assets/*.js')
  const answers = await hold(page, '**/GetUserDetails*')
  await page.goto('/site/users', { waitUntil: 'commit' })
  const frame = async () => {
    await expect(page.getByText('Support (972) 555-0148')).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  }
  await frame()
  scripts.release()
  await answers.asked
  await frame()
  answers.release()
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible()
})

test('opening a page lays it out once', async ({ page, seeds }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, administrator(seeds), '/site/users')
  const rows = page.getByRole('row')
  await expect(rows.nth(20)).toBeVisible()
  const answers = await hold(page, '**/getUserTierUserList*')
  const layouts = await countWholeLayouts(page, 400, async () => {
    await page.reload({ waitUntil: 'commit' })
    await answers.asked
    // Waits for the fonts of the frame, which load before the rows.
    await page.evaluate(() => document.fonts.ready)
    answers.release()
    await expect(rows.nth(20)).toBeVisible()
    // Waits for work after the first paint, which loads other pages' scripts when the browser is idle.
    await page.waitForRequest(/\/assets\//)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  })
  expect(layouts).toBe(1)
})

test('the sign-in page is laid out at most twice: first without and then with its font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const layouts = await countWholeLayouts(page, 80, async () => {
    await page.goto('/auth/login')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.fonts.check('14px "Inter Variable"') && document.querySelector('link[media="not all"]') === null)).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  })
  expect(layouts).toBeLessThanOrEqual(2)
})

test('without a session, the address of a page opens the sign-in page, and after signing in that page', async ({ page, seeds }) => {
  await page.goto('/site/users?page=2')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fsite%2Fusers%3Fpage%3D2$/)
  const { username, password } = administrator(seeds)
  await signIn(page, username, password)
  await expect(page).toHaveURL(/\/site\/users\?page=2$/)
})

test('a slow navigation shows a progress bar at once', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const answers = await hold(page, '**/getUserTierUserList*')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible({ timeout: 1000 })
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached()
  answers.release()
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('hovering over a link or a row loads the code of its page', async ({ page, seeds }) => {
  // With saveData nothing is preloaded while the user reads.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const script = () => page.waitForRequest(/\/assets\/route-[^/]*\.js/)
  const link = page.getByRole('link', { name: 'Users', exact: true })
  await Promise.all([script(), link.hover()])
  await link.click()
  const row = page.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  await Promise.all([script(), row.getByRole('cell').last().hover()])
})

test('the code of the sidebar’s pages loads while the user reads', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await page.waitForRequest(/\/assets\/route-[^/]*\.js/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /assets\/(?:part|route)/.test(name)).length)
  const before = await loaded()
  await expect.poll(loaded).toBeGreaterThan(before + 8)
})

test('after a user has read a page for some seconds, the next page needs no further script', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const person = page.getByRole('row').nth(1).getByRole('link').first()
  await expect(person).toBeVisible()
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)))
  // All scripts that the size budgets expect to be loaded by then, and those of the page that a row opens.
  const expected = scriptsAfterReading(join(import.meta.dirname, '../apps/portal/dist'), '/site/users/1')
  await expect.poll(async () => {
    const known = new Set(await loaded())
    return [...expected].filter((file) => !known.has(file))
  }, { timeout: 30_000 + 60 * latency }).toEqual([])
  const name = await person.innerText()
  const scripts = await hold(page, '**/assets/*.js')
  await person.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  scripts.release()
})

test.describe('a deployment removed the scripts of an open page', () => {
  test.use({ expectedStatuses: [404] })

  test('hovering over a link does not reload the page, pressing it does', async ({ page, seeds }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openSignedIn(page, administrator(seeds), '/site/dashboard')
    const link = page.getByRole('link', { name: 'Users', exact: true })
    await expect(link).toBeVisible()
    await removeScripts(page, (path) => path.startsWith('/assets/route-'))
    let loads = 0
    page.on('load', () => (loads += 1))
    await Promise.all([page.waitForResponse((response) => response.status() === 404), link.hover()])
    await page.getByRole('heading', { level: 1 }).hover()
    expect(loads).toBe(0)
    await link.click()
    await expect.poll(() => loads).toBe(1)
  })
})

/** Holds all requests to matching addresses until they are released. */
async function hold(page: Page, address: string) {
  let release = () => {}
  let ask = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = new Promise<void>((resolve) => (ask = resolve))
  await page.route(address, async (route) => {
    ask()
    await released
    await route.continue()
  })
  return { release, asked }
}

/** Opens a page without all scripts that its document does not name. */
async function openWithNamedScripts(browser: Browser, origin: string) {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  let document = ''
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      document = await response.text()
      await route.fulfill({ response })
    },
  )
  await page.route('**/assets/*.js', (route) => (document.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort()))
  return page
}
