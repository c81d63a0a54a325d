import { farAway, loadPage } from '../scripts/loadPage.ts'
import { pageBudgets } from '../scripts/sizeBudgets.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, beginSessionAt, signInOf } from './support/openSignedIn.ts'

const heading = (text: string) => `document.querySelector('h1')?.textContent === '${text}'`

/** Where each page is, and when it can be used. */
const pages = {
  dashboard: ['/site/dashboard', heading('Dashboard')],
  users: ['/site/users', "document.querySelector('tbody a') !== null"],
  'restriction editor': ['/site/restrictions/templates/new', "document.querySelector('h1') !== null"],
} as const

for (const [name, [path, works]] of Object.entries(pages)) {
  test(`${name}: only the document, what it asks for, and the data wait for one another`, async ({ browser, server, seeds }) => {
    const storage = await beginSessionAt(server.address, administrator(seeds))
    const load = await loadPage(browser, { url: server.address + path, works, storage: { ...storage }, device: farAway })
    expect(load.roundTrips).toBeLessThanOrEqual(pageBudgets[name as keyof typeof pages].roundTrips)
  })
}

test('a user: only the document, what it asks for, and the data wait for one another', async ({ browser, server, seeds }) => {
  const storage = await beginSessionAt(server.address, administrator(seeds))
  const load = await loadPage(browser, { url: `${server.address}/site/users/1`, works: "document.querySelector('h1') !== null", storage: { ...storage }, device: farAway })
  expect(load.roundTrips).toBeLessThanOrEqual(pageBudgets['a user'].roundTrips)
})

test('billing: only the document, what it asks for, and the data wait for one another', async ({ browser, server, seeds }) => {
  const storage = await beginSessionAt(server.address, signInOf(seeds, ({ audience }) => /^Billing administrator$/.test(audience)))
  const load = await loadPage(browser, { url: `${server.address}/site/billing`, works: heading('Billing'), storage: { ...storage }, device: farAway })
  expect(load.roundTrips).toBeLessThanOrEqual(pageBudgets.billing.roundTrips)
})

test('sign-in: works with the scripts that its document names', async ({ browser, server }) => {
  const load = await loadPage(browser, { url: `${server.address}/auth/login`, works: "document.querySelector('button[type=submit]:enabled') !== null", device: farAway })
  expect(load.roundTrips).toBeLessThanOrEqual(pageBudgets['sign-in'].roundTrips)
  expect(load.scripts).toBeLessThanOrEqual(pageBudgets['sign-in'].files)
})

test('invite: only the document, what it asks for, and the key wait for one another', async ({ browser, seeds }) => {
  const { link } = seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid') ?? { link: '' }
  const load = await loadPage(browser, { url: link, works: "[...document.images].some(({ alt, complete }) => /QR/.test(alt) && complete)", device: farAway })
  expect(load.roundTrips).toBeLessThanOrEqual(pageBudgets.invite.roundTrips)
})
