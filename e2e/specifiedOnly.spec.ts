import type { Landing } from '@portal/domain'
import { landingPath } from '../apps/portal/src/app/publicPaths.ts'
import { openBilling } from './support/billing.ts'
import { expect, test as base, type Seeds } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { startPortalServer, type PortalServer } from './support/portalServer.ts'
import { signIn } from './support/signIn.ts'

/** Journeys with services whose answers have only the fields that specification §3 lists. */
const test = base.extend<object, { server: PortalServer }>({
  server: [
    async ({}, use) => {
      const server = await startPortalServer({ SPECIFIED_ONLY: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const linkOf = (seeds: Seeds, kind: string, state: string) => seeds.links.find((link) => link.kind === kind && link.state === state)?.link ?? ''
const inviteOf = (seeds: Seeds, kind: string) => seeds.invites.find(({ type, state }) => type === kind && state === 'valid')?.link ?? ''

const headings: Partial<Record<Landing, string>> = {
  inactive: 'This account is inactive',
  singleFamilySetup: 'Set up your house',
  videoCallGroup: 'My gate calls',
  voiceCallGroup: 'My gate calls',
  billing: 'Billing',
  dashboard: 'Dashboard',
}

test('§3 specified fields alone: all users sign in and land where the landing order says', async ({ page, seeds }) => {
  test.slow()
  for (const { username, password, lands } of seeds.signIns) {
    if (lands === 'nonWebAccess') continue
    const heading = headings[lands as Landing]
    await page.goto('/auth/login')
    await signIn(page, username, password)
    if (heading === undefined) {
      await expect(page.getByText(/^(Your user has no call group yet|You can’t use this portal|You use )/), username).toBeVisible()
      continue
    }
    await expect(page, username).toHaveURL(new RegExp(`${landingPath[lands as Landing]}$`), { timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), username).toBeVisible({ timeout: 20_000 })
    // The page is left, because an open page sends requests, which would be refused without a session.
    await page.goto('/not-found')
    await page.evaluate(() => localStorage.clear())
  }
})

test('§3 specified fields alone: the password pages set a password, and a subscription creates a user', async ({ page, seeds }) => {
  const password = 'gatewell7'
  const fill = async () => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Repeat password', { exact: true }).fill(password)
  }
  await page.goto(linkOf(seeds, 'resetPassword', 'valid'))
  await fill()
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password was saved.')).toBeVisible()

  await page.goto(linkOf(seeds, 'masterUser', 'passwordExists'))
  await expect(page.getByText('Password already exists')).toBeVisible()

  await page.goto(linkOf(seeds, 'subscribe', 'valid'))
  await page.getByLabel('Username').fill('jordan.lee@mail.example')
  await fill()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Registered Successfully.')).toBeVisible()
})

test('§3 specified fields alone: a guest gets a key by the device’s clock, with the notice for a recurring key', async ({ page, seeds }) => {
  await page.goto(inviteOf(seeds, 'Temporary'))
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText(/Your device’s time/)).toBeVisible()

  await page.goto(inviteOf(seeds, 'Recurring').replace('/Invite', '/RecurringInvite'))
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText(/The QR code refreshes on every use/)).toBeVisible()
})

test('§3 specified fields alone: billing shows card, bank account and invoices', async ({ page, seeds }) => {
  await openBilling(page, seeds, /gateway 2/)
  await expect(page.getByRole('region', { name: 'Card on file' }).getByText(/ending \d{4}/)).toBeVisible()
  await expect(page.getByRole('row', { name: /INV-/ }).first()).toBeVisible()
})

test.describe('a user signs out', () => {
  // A page may send a request during the sign-out.
  test.use({ expectedStatuses: [401] })

  test('§3 specified fields alone: users, groups and the user’s own account appear, and signing out clears the storage', async ({ page, seeds }) => {
    const admin = administrator(seeds)
    await openSignedIn(page, admin, '/site/users')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
    await page.goto('/site/groups')
    await expect(page.getByRole('heading', { level: 1, name: 'User groups' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.goto('/site/mywebaccount')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect(page.getByText(admin.username).first()).toBeVisible()
    await page.getByRole('button', { name: new RegExp(admin.name) }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})
