import { type Landing, TenantType, UserType } from '@portal/domain'
import type { APIRequestContext, Page } from '@playwright/test'
import { landingPath } from '../apps/portal/src/app/publicPaths.ts'
import type { Portal } from '../apps/portal/src/app/Portal.ts'
import { expect, test } from './support/fixtures.ts'
import { colleague, openPortalOf } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

const newPassword = 'gatewell7'

/** A kind of user, with their first page and their first task there. */
interface Audience {
  lands: Landing
  heading: string
  /** A task that the user can do there. */
  does: (page: Page) => Promise<void>
  /** Adds a user of the audience, who then gets their first mail. Omitted for audiences that the portal can't add. */
  add?: (api: Portal['api'], email: string) => Promise<unknown>
}

const see = (name: string) => async (page: Page) => expect(page.getByRole('main').getByText(name).first()).toBeVisible()
const press = (name: string | RegExp) => async (page: Page) => expect(page.getByRole('main').getByRole('button', { name }).first()).toBeEnabled()

type NewUser = Parameters<Portal['api']['saveUserWizard']>[0]

const user = (rights: Partial<NewUser['User']>, callgroupId?: number): Audience['add'] => (api, Email) =>
  api.saveUserWizard({
    PropertyID: 1, UserGroupID: 2, HasAllLocationAccess: true, PropertyLocations: [], User: { FirstName: 'Ines', LastName: 'Kaya', Email, IsWebLoginEnabled: true, ...rights },
    CallGroup: callgroupId === undefined ? { Kind: 'none' } : { Kind: 'existing', callgroupId },
  })

const account = (type: TenantType, { isInactive = false } = {}): Audience['add'] => async (api, Email) => {
  const { AccountID } = await api.createAccount({ Name: 'Cedar Court', TenantType: type, Address: '12 Cedar Court', TimezoneID: 'America/Chicago', FirstName: 'Ines', LastName: 'Kaya', Email })
  if (isInactive) await api.setAccountState({ AccountID, IsActive: false, Reason: 'Not paid yet' })
}

const audiences: Record<string, Audience> = {
  'Account administrator': { lands: 'dashboard', heading: 'Dashboard', does: see('Doors'), add: account(TenantType.MultiTenant) },
  'Dashboard user': { lands: 'dashboard', heading: 'Dashboard', does: press(/^Open/), add: user({}) },
  'Staff, super administrator': { lands: 'dashboard', heading: 'Dashboard', does: press(/^Open/) },
  'Kits administrator': { lands: 'dashboard', heading: 'Dashboard', does: see('Entria 4DC'), add: user({ IsKitsAdmin: true }) },
  'Call group manager': { lands: 'videoCallGroup', heading: 'My gate calls', does: see('Leasing Desk'), add: user({ UserTypeID: UserType.CallGroupManager }, 11) },
  'Voice group user': { lands: 'voiceCallGroup', heading: 'My gate calls', does: see('Night line'), add: user({ UserTypeID: UserType.VoiceGroupUser }, 12) },
  'Billing administrator': { lands: 'billing', heading: 'Billing', does: see('Invoices'), add: user({ IsBillingAdmin: true }) },
  'Single-family account': { lands: 'singleFamilySetup', heading: 'Set up your house', does: press('Next: Gate'), add: account(TenantType.SingleFamily) },
  'Inactive account': { lands: 'inactive', heading: 'This account is inactive', does: see('Cedar Court'), add: account(TenantType.MultiTenant, { isInactive: true }) },
}

// A page may send a request during the sign-out.
test.use({ expectedStatuses: [401] })

for (const [audience, { lands, heading, does, add }] of Object.entries(audiences)) {
  test(`${audience}: from the first email to signing out`, async ({ page, seeds, request, baseURL }) => {
    const seeded = seeds.signIns.find((one) => one.audience === audience)
    const name = add ? 'Ines Kaya' : (seeded?.name ?? '')
    const username = add ? `${audience.toLowerCase().replaceAll(/\W+/g, '.')}@first-mail.example` : (seeded?.username ?? '')
    // Seeded users keep their seeded password.
    const password = add ? newPassword : (seeded?.password ?? '')
    if (add) {
      await add((await openPortalOf(baseURL ?? '', colleague(seeds))).api, username)
      await page.goto(await linkOf(request, baseURL, username))
      await expect(page.getByLabel('Email')).toHaveValue(username)
      await choosePassword(page, 'Create password', password)
      await expect(page.getByLabel('Username')).toHaveValue(username)
    } else {
      await askForLink(page, username)
      await page.goto(await linkOf(request, baseURL, username))
      await choosePassword(page, 'Save password', password)
    }
    await expect(page).toHaveURL(/\/auth\/login/)
    await signIn(page, username, password)
    await expect(page).toHaveURL(new RegExp(`${landingPath[lands]}$`))
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await does(page)
    await expect(page.getByRole('main')).not.toContainText(/call (us|support)/i)
    // A reload keeps the page, and every user can open their own account.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await page.goto('/site/mywebaccount')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

/** A user without access gets a reason, not an empty page. */
const turnedAway: Record<string, RegExp> = {
  'Call group manager without a group': /no call group yet/,
  'Voice group user without a group': /no call group yet/,
  'User without a dashboard': /can’t use this portal/,
}

for (const [audience, why] of Object.entries(turnedAway)) {
  test(`${audience}: the emailed link leads to the sign-in page, which says why`, async ({ page, seeds, request, baseURL }) => {
    const username = seeds.signIns.find((one) => one.audience === audience)?.username ?? ''
    await askForLink(page, username)
    await page.goto(await linkOf(request, baseURL, username))
    await choosePassword(page, 'Save password', newPassword)
    await signIn(page, username, newPassword)
    await expect(page.getByText(why)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login/)
  })
}

test('Mobile-only user: the first email leads to the mobile app', async ({ page, seeds, request, baseURL }) => {
  const { api } = await openPortalOf(baseURL ?? '', colleague(seeds))
  const username = 'mobile.only@first-mail.example'
  const add = user({ IsWebLoginEnabled: false, IsMobileOnly: true, Username: username })
  await add?.(api, username)
  const { Users: [added] } = await api.getUserTierUserList({ searchText: username })
  await api.resendSignInMail({ ID: added?.ID ?? 0 })
  await page.goto(await linkOf(request, baseURL, username))
  await choosePassword(page, 'Create password', newPassword)
  await expect(page).toHaveURL(/\/nonwebaccessuser/)
  await expect(page.getByText(/Please log into .* mobile app with your new password/)).toBeVisible()
})

test('every seeded audience has a journey', ({ seeds }) => {
  const known = new Set([...Object.keys(audiences), ...Object.keys(turnedAway), 'Mobile-only user', 'Dashboard user, account administrator'])
  const others = seeds.signIns.map(({ audience }) => audience).filter((audience) => !known.has(audience) && !audience.startsWith('Billing administrator'))
  expect(others).toEqual([])
})

async function askForLink(page: Page, username: string): Promise<void> {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/** The link in the newest email to an address. */
async function linkOf(request: APIRequestContext, baseURL: string | undefined, username: string): Promise<string> {
  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; link: string | null }[] }
  return mails.find(({ to, link }) => to === username && link !== null)?.link ?? ''
}

async function choosePassword(page: Page, save: string, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password', { exact: true }).fill(password)
  await page.getByRole('button', { name: save }).click()
}
