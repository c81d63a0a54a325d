import type { Landing } from '@portal/domain'
import { landingPath } from '../apps/portal/src/app/publicPaths.ts'
import { expect, test } from './support/fixtures.ts'
import { keepKeyOfGuest, keptPages } from './support/keptPages.ts'
import { signIn } from './support/signIn.ts'

const landings = ['inactive', 'singleFamilySetup', 'videoCallGroup', 'voiceCallGroup', 'billing', 'dashboard'] as const satisfies Landing[]

/** The heading of each landing page. */
const headings: Record<(typeof landings)[number], string> = {
  inactive: 'This account is inactive',
  singleFamilySetup: 'Set up your house',
  videoCallGroup: 'My gate calls',
  voiceCallGroup: 'My gate calls',
  billing: 'Billing',
  dashboard: 'Dashboard',
}

test.describe('a user signs in', () => {
  test('§2 landing: each kind of seeded user lands on the page that the landing order gives', async ({ page, seeds }) => {
    for (const landing of landings) expect(seeds.signIns.map(({ lands }) => lands), landing).toContain(landing)
    await page.goto('/')
    for (const { username, password, lands } of seeds.signIns) {
      const landing = landings.find((one) => one === lands)
      if (!landing) continue
      await signIn(page, username, password)
      await expect(page, username).toHaveURL(new RegExp(`${landingPath[landing]}$`))
      await expect(page.getByRole('heading', { level: 1, name: headings[landing], exact: true }), username).toBeVisible()
      // The session is removed in one step, because an open page sends requests, which would be refused without a session.
      await page.evaluate(() => {
        localStorage.clear()
        location.assign('/')
      })
      await expect(page).toHaveURL(/\/auth\/login$/)
    }
  })

  test('§3 exactly the named values are stored, and signing out deletes them all', async ({ page, seeds }) => {
    const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
    await page.goto('/auth/login')
    await signIn(page, admin?.username ?? '', admin?.password ?? '')
    await expect(page).toHaveURL(/\/site\/dashboard$/)
    const stored = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(stored.filter((name) => name !== 'lang' && name !== 'sidebar_minimize')).toEqual(['authId', 'authKey', 'authToken', 'csrf'])
    await keepKeyOfGuest(page, seeds)
    await page.getByRole('button', { name: new RegExp(admin?.name ?? '') }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    // The data that the sign-in document passed on is read once and deleted.
    await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await expect.poll(() => keptPages(page)).toEqual([])
  })

  test('§2 rule 5: type 2 or 9 without a call group goes back to login, which says why', async ({ page, seeds }) => {
    const users = seeds.signIns.filter(({ lands, audience }) => lands === 'login' && /without/.test(audience))
    expect(users.length).toBe(2)
    for (const { username, password } of users) {
      await page.goto('/auth/login')
      await signIn(page, username, password)
      await expect(page.getByText('Your user has no call group yet.')).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/login$/)
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    }
  })

  test('§2 rule 7: a user without a dashboard is signed out, and login says why', async ({ page, seeds }) => {
    const user = seeds.signIns.find(({ lands }) => lands === 'signOut')
    await page.goto('/auth/login')
    await signIn(page, user?.username ?? '', user?.password ?? '')
    await expect(page.getByText('You can’t use this portal.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('§2: a signed-in user who opens the sign-in page is sent to the dashboard', async ({ page, seeds }) => {
    const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
    await page.goto('/auth/login')
    await signIn(page, admin?.username ?? '', admin?.password ?? '')
    await expect(page).toHaveURL(/\/site\/dashboard$/)
    await page.goto('/auth/login')
    await expect(page).toHaveURL(/\/site\/dashboard$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('a user who opened a page without a session gets that page after signing in', async ({ page, seeds }) => {
    const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
    await page.goto('/site/mywebaccount')
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await signIn(page, admin?.username ?? '', admin?.password ?? '')
    await expect(page).toHaveURL(/\/site\/mywebaccount$/)
  })
})

test.describe('a sign-in is refused', () => {
  test.use({ expectedStatuses: [400, 403] })

  test('a wrong password shows a message beside the form, which keeps its text', async ({ page, seeds }) => {
    const username = seeds.signIns.find(({ lands }) => lands === 'billing')?.username ?? ''
    await page.goto('/auth/login')
    await signIn(page, username, 'wrong1234')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The username or password is incorrect.')
    await expect(page.getByLabel('Username')).toHaveValue(username)
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('an unknown user name gets the same message as a wrong password', async ({ page }) => {
    await page.goto('/auth/login')
    await signIn(page, 'nobody@whisperingpines.example', 'wrong1234')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The username or password is incorrect.')
  })

  test('an empty form shows what is missing at each field', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Please Enter Username/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Please Enter Password/)
    await expect(page.getByLabel('Username')).toBeFocused()
  })

  test('a message tells mobile-only users to use the app', async ({ page, seeds }) => {
    const mobile = seeds.signIns.find(({ lands }) => lands === 'nonWebAccess')
    await page.goto('/auth/login')
    await signIn(page, mobile?.username ?? '', mobile?.password ?? '')
    await expect(page).toHaveURL(/\/nonwebaccessuser$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a session ends', () => {
  test.use({ expectedStatuses: [401] })

  test('§4, §8: a 401 shows one message, clears the storage and goes to /auth/login', async ({ page, seeds, request, baseURL }) => {
    const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
    await page.goto('/auth/login')
    await signIn(page, admin?.username ?? '', admin?.password ?? '')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('authToken', 'ended'))
    // A request of the dashboard itself may get the 401 first; then the button is gone. A press during such a request gets that request's answer.
    await page.getByRole('button', { name: 'Refresh' }).click({ timeout: 3000 }).catch(() => undefined)
    await expect(page.getByText('The session time has expired. Please re-login again!')).toBeVisible({ timeout: 25_000 })
    await expect(page).toHaveURL(/\/auth\/login/)
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    expect((await request.get(`${baseURL}/auth/login`)).ok()).toBe(true)
  })

  test('§8: without a token no message appears', async ({ page }) => {
    await page.goto('/site/dashboard')
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByText('The session time has expired.')).toHaveCount(0)
  })
})

test('a user signs in by keyboard alone', async ({ page, seeds }) => {
  const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // The focus is read from the document, because the portal may have replaced the prerendered field.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  for (let presses = 0; presses < 8 && (await focused()) !== 'username'; presses++) await page.keyboard.press('Tab')
  await page.keyboard.type(admin?.username ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin?.password ?? '')
  // The page is visible before its scripts have loaded; the button is enabled once they have.
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
})
