import type { Page } from '@playwright/test'
import { loadBudgets } from '../scripts/sizeBudgets.ts'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { administrator, openSignedIn, signInOf } from './support/openSignedIn.ts'
import { recordLoad } from './support/recordLoad.ts'

const billing = (seeds: Seeds) => signInOf(seeds, ({ audience }) => /^Billing administrator$/.test(audience))

const worksAt = (page: Page, heading: string | RegExp) => async () =>
  (await page.getByRole('heading', { level: 1, name: heading }).isVisible()) && (await page.locator('main [aria-busy="true"]').count()) === 0

type Budgeted = keyof typeof loadBudgets

test('sign-in works within its budget of bytes, requests and round trips', async ({ page }) => {
  // Shown by what takes the form over, last of all its scripts.
  await record('sign-in', page, '/auth/login', () => page.getByRole('button', { name: 'Show password' }).isVisible())
})

const pages: [Budgeted, path: string, heading: string | RegExp][] = [
  ['dashboard', '/site/dashboard', 'Dashboard'],
  ['users', '/site/users', 'Users'],
  ['restriction editor', '/site/restrictions/templates/new', /template/i],
  ['call groups', '/site/callgroups', 'Call groups'],
  ['a call group', '/site/callgroups/11', 'Leasing Desk'],
  ['imports', '/site/import', 'Import'],
  ['controllers', '/site/devices', 'Controllers'],
  ['log', '/site/log', 'Activity'],
  ['lockdown', '/site/lockdown', 'Lockdown'],
]
for (const [name, path, heading] of pages) {
  test(`${name} works within its budget of bytes, requests and round trips`, async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/config.json')
    await record(name, page, path, worksAt(page, heading))
  })
}

test('a user works within its budget of bytes, requests and round trips', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/users')
  const person = page.getByRole('rowheader').first().getByRole('link')
  const [path, name] = [(await person.getAttribute('href')) ?? '', await person.innerText()]
  await record('a user', page, path, worksAt(page, name))
})

test('billing works within its budget of bytes, requests and round trips', async ({ page, seeds }) => {
  await openSignedIn(page, billing(seeds), '/config.json')
  await record('billing', page, '/site/billing', worksAt(page, 'Billing'))
})

test('a page with cards that ask by themselves takes no round trip more', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/users')
  const firstOf = async (path: string, name: 'rowheader' | 'listitem' = 'rowheader') => {
    await page.goto(path)
    return (await page.getByRole('main').getByRole(name).getByRole('link').first().getAttribute('href')) ?? ''
  }
  const person = await firstOf('/site/users')
  const [code, group, invite] = [await firstOf('/site/users/codes'), await firstOf('/site/groups'), await firstOf('/site/invites')]
  const rule = await firstOf(group, 'listitem')
  const pages = [`${person}/invites`, `${person}/codes`, code, group, rule, invite, `/site/access?user=${person.split('/').at(-1)}`]
  for (const path of pages) {
    const { roundTrips, lateScripts } = await recordLoad(page, path, worksAt(page, /\S/))
    expect.soft({ roundTrips, lateScripts }, path).toEqual({ roundTrips: 3, lateScripts: [] })
  }
})

async function record(name: Budgeted, page: Page, path: string, isReady: () => Promise<boolean>): Promise<void> {
  const { lateScripts, ...load } = await recordLoad(page, path, isReady)
  const budget = loadBudgets[name]
  const measures = ['bytes', 'requests', 'roundTrips'] as const
  const told = `${name}: ${measures.map((measure) => `${load[measure]} of ${budget[measure]} ${measure}`).join(', ')}`
  console.log(told)
  expect.soft(measures.filter((measure) => load[measure] > budget[measure]), told).toEqual([])
  expect.soft(lateScripts, `${name}: scripts that its document does not name`).toEqual([])
}
