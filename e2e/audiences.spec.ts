import type { Landing } from '@portal/domain'
import type { APIRequestContext, Page } from '@playwright/test'
import { landingPath } from '../apps/portal/src/app/paths.ts'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/signIn.ts'

const password = 'gatewell7'

/** What each audience does first where they land, and what the page is called. */
interface Audience {
  lands: Landing
  heading: string
  /** Something that the person can do there, without anybody's help. */
  does: (page: Page) => Promise<void>
}

const see = (name: string) => async (page: Page) => expect(page.getByRole('main').getByText(name).first()).toBeVisible()
const press = (name: string | RegExp) => async (page: Page) => expect(page.getByRole('main').getByRole('button', { name }).first()).toBeEnabled()

/** By what the seeds call them. */
const audiences: Record<string, Audience> = {
  'Dashboard user, account administrator': { lands: 'dashboard', heading: 'Dashboard', does: press(/^Open/) },
  'Staff, super administrator': { lands: 'dashboard', heading: 'Dashboard', does: press(/^Open/) },
  'Kits administrator': { lands: 'devices', heading: 'Controllers', does: see('Entria 4DC') },
  'Call group manager': { lands: 'videoCallGroup', heading: 'My gate calls', does: see('Leasing Desk') },
  'Voice group user': { lands: 'voiceCallGroup', heading: 'My gate calls', does: see('Night line') },
  'Billing administrator': { lands: 'billing', heading: 'Billing', does: see('Invoices') },
  'Single-family account': { lands: 'singleFamilySetup', heading: 'Set up your house', does: press('Next: Gate') },
  'Inactive account': { lands: 'inactive', heading: 'This account is inactive', does: see('Bayou Square') },
}

// A page that asks again and again may have a question under way while its person signs out.
test.use({ expectedStatuses: [401] })

for (const [audience, { lands, heading, does }] of Object.entries(audiences)) {
  test(`${audience}: from the first mail to the last sign-out`, async ({ page, seeds, request, baseURL }) => {
    const user = seeds.signIns.find((one) => one.audience === audience)
    const username = user?.username ?? ''
    await choosePassword(page, request, baseURL, username)
    await expect(page).toHaveURL(/\/auth\/login/)
    await signIn(page, username, password)
    await expect(page).toHaveURL(new RegExp(`${landingPath[lands]}$`))
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await does(page)
    await expect(page.getByRole('main')).not.toContainText(/call (us|support)/i)
    // A reload keeps the page, and their own account is everybody's.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await page.goto('/site/mywebaccount')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await page.getByRole('button', { name: user?.name ?? '' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

/** Who may not use the portal is told why, in words and not by an empty page. */
const turnedAway: Record<string, RegExp> = {
  'Call group manager without a group': /no call group yet/,
  'Voice group user without a group': /no call group yet/,
  'User without a dashboard': /may not use this portal/,
}

for (const [audience, why] of Object.entries(turnedAway)) {
  test(`${audience}: the first mail leads to a sign-in page that says why`, async ({ page, seeds, request, baseURL }) => {
    const username = seeds.signIns.find((one) => one.audience === audience)?.username ?? ''
    await choosePassword(page, request, baseURL, username)
    await signIn(page, username, password)
    await expect(page.getByText(why)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login/)
  })
}

test('Mobile-only user: the first mail ends at the mobile app', async ({ page, seeds, request, baseURL }) => {
  await choosePassword(page, request, baseURL, seeds.signIns.find(({ audience }) => audience === 'Mobile-only user')?.username ?? '')
  await expect(page).toHaveURL(/\/nonwebaccessuser/)
  await expect(page.getByText(/Please log into .* mobile app with your new password/)).toBeVisible()
})

test('every audience of the seeds has its journey', ({ seeds }) => {
  const known = new Set([...Object.keys(audiences), ...Object.keys(turnedAway), 'Mobile-only user'])
  const others = seeds.signIns.map(({ audience }) => audience).filter((audience) => !known.has(audience) && !audience.startsWith('Billing administrator') && !audience.startsWith('Staff'))
  expect(others).toEqual([])
})

/** Asks for the mail, opens its link, and chooses a password. */
async function choosePassword(page: Page, request: APIRequestContext, baseURL: string | undefined, username: string): Promise<void> {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; link: string | null }[] }
  await page.goto(mails.find(({ to, link }) => to === username && link !== null)?.link ?? '')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
}
