import type { Browser } from '@playwright/test'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { administrator, openSignedIn, signInOf } from './support/openSignedIn.ts'

const billing = (seeds: Seeds) => signInOf(seeds, ({ audience }) => /^Billing administrator$/.test(audience))

/** Each page that a visit may begin with, who opens it, and its heading. */
const pages = [
  { path: '/auth/login', heading: 'Log in' },
  { path: '/site/dashboard', heading: 'Dashboard', who: administrator },
  { path: '/site/users', heading: 'Users', who: administrator },
  { path: '/site/restrictions/templates/new', heading: /template/i, who: administrator },
  { path: '/site/billing', heading: 'Billing', who: billing },
]

for (const { path, heading, who } of pages) {
  test(`${path} works with the scripts that its document names: none is found out later`, async ({ browser, server, seeds }) => {
    const page = await openWithNamedScripts(browser, server.address + path)
    if (who) await openSignedIn(page, who(seeds), path)
    else await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (!who) await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await page.context().close()
  })
}

test('the list of users is asked beside the details of whoever is signed in, not after them', async ({ page, seeds }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await openSignedIn(page, administrator(seeds), '/privacy')
  await page.route('**/GetUserDetails*', async (route) => {
    await held
    await route.continue()
  })
  const list = page.waitForRequest('**/getUserTierUserList*')
  await page.goto('/site/users')
  await list
  release()
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
})

/** A page on which every script is missing that the document at the address does not name. */
async function openWithNamedScripts(browser: Browser, address: string) {
  const document = await (await fetch(address)).text()
  const page = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage()
  await page.route('**/assets/*.js', (route) => (document.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort()))
  return page
}
