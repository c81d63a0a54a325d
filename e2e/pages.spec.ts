import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Scripts } from '../apps/portal/server/buildChunks.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { removeScripts } from './support/removeScripts.ts'
import { signIn } from './support/signIn.ts'

test('§2 root and unknown paths redirect to auth', async ({ page }) => {
  for (const path of ['/', '/auth', '/no/such/path', '/Account', '/Account/unknown']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/auth\/login$/)
  }
})

test('§2 any other public path redirects to the auth area, or to the dashboard for a signed-in user', async ({ page, seeds }) => {
  const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
  await page.goto('/SomethingElse?d=1')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await signIn(page, admin?.username ?? '', admin?.password ?? '')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
  await page.goto('/SomethingElse?d=1')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
  await page.goto('/site/nothing-here')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
})

test('§2 status pages: server-error, access-denied and not-found say what happened and link to the home page', async ({ page }) => {
  for (const path of ['/server-error', '/access-denied', '/not-found']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  }
})

test("§8 error page: 'ERROR {status}' plus status text, and 'Not found :(' when nothing is known", async ({ page }) => {
  await page.goto('/error?status=503')
  await expect(page.getByText('ERROR 503 Service Unavailable')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await page.goto('/error?status=%3Cb%3E')
  await expect(page.getByRole('heading', { name: 'Not found :(' })).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test.describe('a service fails', () => {
  test.use({ expectedStatuses: [500, 404, 401, 409] })

  test('§2 error redirect: if the frame itself cannot be shown, status 500 goes to /server-error, and 404 in production to /not-found', async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/site/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    for (const [status, target] of [
      [500, '/server-error'],
      [404, '/not-found'],
    ] as const) {
      await page.route('**/GetUserDetails*', (route) => route.fulfill({ status, contentType: 'application/json', body: '{"type":"error","code":"BROKEN","message":"x"}' }))
      await page.goto('/site/dashboard')
      await expect(page).toHaveURL(new RegExp(`${target}$`))
      await page.unroute('**/GetUserDetails*')
    }
  })

  test('§2 error redirect: an error while opening an address leads to the page of its status', async ({ page }) => {
    for (const [status, target] of [[500, '/server-error'], [404, '/not-found'], [401, '/auth/login']] as const) {
      await page.goto(`/error?status=${status}`)
      await expect(page).toHaveURL(new RegExp(`${target}$`))
    }
  })

  test('a failed call of a signed-in page shows an error inside the frame', async ({ page, seeds }) => {
    for (const [path, call] of [['/site/dashboard', 'GetDashboard'], ['/site/schedules', 'GetSchedules'], ['/site/devices', 'GetControllers']] as const) {
      await page.route(`**/${call}*`, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"type":"error","code":"BROKEN","message":"x"}' }))
      await openSignedIn(page, administrator(seeds), path)
      await expect(page.getByRole('button', { name: 'Retry' }), path).toBeVisible()
      await expect(page.getByRole('navigation').first(), path).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await page.unroute(`**/${call}*`)
    }
  })

  test('§8 the error body reaches the caller: the page shows the service’s message', async ({ page, seeds }) => {
    const message = 'The codes of this property are being moved until noon.'
    await page.route('**/GetAccessCodes*', (route) => route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ type: 'error', code: 'BEING_MOVED', message }) }))
    await openSignedIn(page, administrator(seeds), '/site/users/codes')
    await expect(page.getByText(message)).toBeVisible()
  })

  test('a service failure while signing in shows an error and keeps the user name', async ({ page }) => {
    await page.route('**/login', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"type":"error","code":"DOWN","message":"x"}' }) : route.continue(),
    )
    await page.goto('/auth/login')
    await signIn(page, 'a@b.example', 'abcd1234')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed.')
    await expect(page.getByLabel('Username')).toHaveValue('a@b.example')
  })
})

test.describe('a connection fails', () => {
  test.use({ breaksConnections: true })

  test('§2 error redirect: a network error goes to /auth/login without ending the session', async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/site/dashboard')
    await page.getByRole('link', { name: 'My account' }).click()
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
    await page.route('**/GetUserDetails*', (route) => route.abort())
    await page.reload()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(page.getByText('The portal can’t be reached.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
    await page.unroute('**/GetUserDetails*')
    await page.goto('/')
    await expect(page).toHaveURL(/\/site\/dashboard$/)
  })
})

test.describe('a deployment removes scripts of a page', () => {
  test.use({ expectedStatuses: [404] })

  test('§8 chunk load failure: a deployment that removed a script causes one reload, then the update notice', async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/site/mywebaccount')
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
    const documents = await withoutScript(page, 'src/routes/site/schedules/route.tsx')
    await page.getByRole('link', { name: 'Schedules' }).click()
    await expect.poll(documents).toBe(1)
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
    await page.getByRole('link', { name: 'Schedules' }).click()
    await expect(page.getByRole('heading', { name: 'An update was installed' })).toBeVisible()
    expect(documents()).toBe(1)
    await page.unroute('**/assets/**')
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('§8 chunk load failure: a page whose first script was removed also shows the update notice', async ({ page }) => {
    const documents = await withoutScript(page, 'src/routes/auth/forgotPassword/pages.tsx')
    await page.goto('/auth/forgot-password')
    await expect(page.getByRole('heading', { name: 'An update was installed' })).toBeVisible()
    expect(documents()).toBe(2)
    await page.unroute('**/assets/**')
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
})

/** Removes the script of a module, as a new deployment does; returns a function that counts the documents requested since then. */
async function withoutScript(page: Page, module: string): Promise<() => number> {
  const scripts = JSON.parse(readFileSync(join(import.meta.dirname, '../apps/portal/dist/.vite/scripts.json'), 'utf8')) as Scripts
  const file = scripts[module]?.file
  if (file === undefined) throw new Error(`The build has no script for ${module}.`)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await removeScripts(page, (path) => path.endsWith(file))
  return () => documents
}

test('§2 header and footer: support phone, Login link, the 2020 line and the privacy policy', async ({ page }) => {
  await page.goto('/not-found')
  await expect(page.getByRole('link', { name: /\(972\) 555-0148/ })).toHaveAttribute('href', 'tel:9725550148')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
  await expect(page.getByText('© 2020 Gatewell Access Systems')).toBeVisible()
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
})

test('§2 page titles are set from the route', async ({ page }) => {
  for (const [path, title] of [
    ['/auth/login', 'Log in · Gatewell'],
    ['/auth/forgot-password', 'Forgot password · Gatewell'],
    ['/not-found', 'Not found · Gatewell'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
})

test('the chosen language is set in the document and kept over a reload', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Language').selectOption('es').catch(() => page.getByRole('button', { name: 'Español' }).click())
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('es')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

test.describe('two tabs share a session', () => {
  // The other tab may be sending a request at sign-out.
  test.use({ expectedStatuses: [401] })

  test('§4 signing out in one tab signs out the other tab too', async ({ context, page, seeds }) => {
    const admin = administrator(seeds)
    await openSignedIn(page, admin, '/site/dashboard')
    await expect(page).toHaveURL(/dashboard$/)
    const other = await context.newPage()
    await other.goto('/site/mywebaccount')
    await expect(other.getByRole('heading', { name: 'My account' })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(admin.name) }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(other).toHaveURL(/\/auth\/login/)
  })
})
