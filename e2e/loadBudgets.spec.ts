import type { Page } from '@playwright/test'
import { loadBudgets } from '../scripts/sizeBudgets.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { recordLoad } from './support/recordLoad.ts'

const worksAt = (page: Page, heading: string | RegExp) => async () =>
  (await page.getByRole('heading', { level: 1, name: heading }).isVisible()) && (await page.locator('main [aria-busy="true"]').count()) === 0

type Budgeted = keyof typeof loadBudgets

test('the sign-in page loads within its budget of bytes, requests and round trips', async ({ page }) => {
  // This button appears when the last script has made the form usable.
  await record('sign-in', page, '/auth/login', () => page.getByRole('button', { name: 'Show password' }).isVisible())
})

test('the dashboard loads within its budget of bytes, requests and round trips', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/config.json')
  await record('dashboard', page, '/site/dashboard', worksAt(page, 'Dashboard'))
})

test('a call group’s page loads within its budget of bytes, requests and round trips', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/config.json')
  await record('a call group', page, '/site/callgroups/11', worksAt(page, 'Leasing Desk'))
})

const pages: [path: string, heading: string | RegExp][] = [
  ['/site/users', 'Users'],
  ['/site/restrictions/templates/new', /template/i],
  ['/site/callgroups', 'Call groups'],
  ['/site/import', 'Import'],
  ['/site/devices', 'Controllers'],
  ['/site/log', 'Activity'],
  ['/site/lockdown', 'Lockdown'],
  ['/site/billing', 'Billing'],
]
for (const [path, heading] of pages) {
  test(`${path} loads in three round trips, with only the scripts that its document names`, async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/config.json')
    const { roundTrips, lateScripts } = await recordLoad(page, path, worksAt(page, heading))
    expect({ roundTrips, lateScripts }).toEqual({ roundTrips: 3, lateScripts: [] })
  })
}

test('pages whose cards send requests also load in three round trips', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/users')
  const firstOf = async (path: string, name: 'rowheader' | 'listitem' = 'rowheader') => {
    await page.goto(path)
    return (await page.getByRole('main').getByRole(name).getByRole('link').first().getAttribute('href')) ?? ''
  }
  const person = await firstOf('/site/users')
  const [code, group, invite] = [await firstOf('/site/users/codes'), await firstOf('/site/groups'), await firstOf('/site/invites')]
  const rule = await firstOf(group, 'listitem')
  const pages = [person, `${person}/invites`, `${person}/codes`, code, group, rule, invite, `/site/access?user=${person.split('/').at(-1)}`]
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
