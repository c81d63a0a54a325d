import type { Page } from '@playwright/test'
import { decodeQr } from './support/decodeQr.ts'
import { expect, test, type Seeds } from './support/fixtures.ts'

const linkOf = (seeds: Seeds, type: string) => {
  const invite = seeds.invites.find((candidate) => candidate.type === type && candidate.state === 'valid')
  if (!invite) throw new Error(`No valid ${type} invite is seeded.`)
  return invite.link
}

const code = (page: Page) => page.getByRole('img', { name: /^QR key/ })

/** Whether the page and its files are stored on the device for offline use. */
const isKept = (page: Page) => page.evaluate(async () => {
  const cache = await caches.open('portal-guest')
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active?.state === 'activated' && paths.some((path) => /^\/(Recurring)?Invite$/.test(path)) && paths.some((path) => path.startsWith('/Invite/kept/'))
})

/** Creates a QR code of a recurring key, and returns it once it is stored for the next visit. */
async function makeCode(page: Page, link: string): Promise<string | null> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Generate QR code' }).click()
  await expect(code(page)).toBeVisible()
  const made = decodeQr(await page.screenshot())
  await expect.poll(() => isKept(page)).toBe(true)
  return made
}

const storedTexts = (page: Page) => page.evaluate(async () => {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  return texts
})

test('the guest’s page shows its frame and requests the key before its scripts load', async ({ page, seeds }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/showQRCode/)
  await page.goto(linkOf(seeds, 'Temporary'), { waitUntil: 'commit' })
  await asked
  await expect(page.getByText('Support (972) 555-0148')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
  await expect(page.getByText(/^© 2020/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await expect(page).toHaveTitle('Virtual key · Gatewell')
  release()
  await expect(code(page)).toBeVisible()
})

test('the guest’s page loads one script, does not request the public keys, and does not use React', async ({ page, seeds }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(linkOf(seeds, 'Temporary'))
  await expect(code(page)).toBeVisible()
  // The script is requested a second time when it is stored for the next visit.
  expect(new Set(asked.filter((path) => path.endsWith('.js') && path.startsWith('/assets/'))).size).toBe(1)
  expect(asked.filter((path) => path === '/keys')).toEqual([])
  expect(asked.filter((path) => path.endsWith('/showQRCode'))).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).filter((name) => name.startsWith('__react')))).toEqual([])
})

test('a stored QR code is shown also if the service answers before the device’s storage', async ({ page, seeds }) => {
  const link = linkOf(seeds, 'Recurring')
  const made = await makeCode(page, link)

  await page.addInitScript(() => {
    const open = CacheStorage.prototype.open
    const released = new Promise((resolve) => addEventListener('release-caches', resolve))
    CacheStorage.prototype.open = async function (name) {
      await released
      return open.call(this, name)
    }
  })
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('release-caches')))
  await expect(code(page)).toBeVisible()
  await expect.poll(async () => decodeQr(await page.screenshot())).toBe(made)
})

test.describe('the connection of the guest fails', () => {
  test.use({ breaksConnections: true })

  test('a second visit shows the last QR code and its age, also offline', async ({ page, seeds, context, scan }) => {
    const link = linkOf(seeds, 'Recurring')
    const made = await makeCode(page, link)
    const token = new URL(link).searchParams.get('d') ?? '-'
    expect((await storedTexts(page)).join('\n')).not.toContain(token)

    await context.setOffline(true)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(code(page)).toBeVisible()
    expect(decodeQr(await page.screenshot())).toBe(made)
    await expect(page.getByText(/^Shown from this device/)).toBeVisible()
    await expect(page.getByText(/^Created today at/)).toBeVisible()

    // The code was used meanwhile: when the device is online again, the code disappears.
    expect(await scan(made ?? '')).toMatchObject({ outcome: 'open' })
    await context.setOffline(false)
    await expect(page.getByText('This code was used')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(/^Shown from this device/)).toHaveCount(0)
    await expect.poll(async () => (await storedTexts(page)).join('\n')).not.toContain('"image":"')
  })

  test('a failed connection keeps the guest’s page, its link and "Try again"', async ({ page, seeds }) => {
    const link = linkOf(seeds, 'Temporary')
    await page.route('**/showQRCode*', (route) => route.abort())
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your key could not be loaded.' })).toBeVisible({ timeout: 15_000 })
    expect(page.url()).toBe(new URL(link, page.url()).href)
    await expect(page.getByRole('link', { name: /555-0148/ })).toBeVisible()
    await page.unroute('**/showQRCode*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(code(page)).toBeVisible()
  })
})

test.describe('a key ends', () => {
  // After the clock moved, a request with the old time is refused once and sent again.
  test.use({ expectedStatuses: [400] })

  test('the device keeps nothing of an ended key', async ({ page, seeds, request, server }) => {
    const link = linkOf(seeds, 'Temporary')
    await page.goto(link)
    await expect(code(page)).toBeVisible()
    await expect.poll(() => isKept(page)).toBe(true)
    await request.post(`${server.address}/sandbox/api/clock`, { data: { minutes: 60 * 1440 } })
    await page.goto(link)
    await expect(code(page)).toHaveCount(0, { timeout: 15_000 })
    await expect.poll(async () => (await storedTexts(page)).filter((text) => text.includes('/Invite/kept/'))).toEqual([])
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await request.post(`${server.address}/sandbox/api/clock`, { data: { reset: true } })
  })
})

test('the page changes to Spanish, also for the next visit, and back to English', async ({ page, seeds }) => {
  const link = linkOf(seeds, 'Recurring')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await expect(page.getByRole('button', { name: 'Generar código QR' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Generar código QR' })).toBeVisible()
  await expect(page).toHaveTitle('Llave virtual · Gatewell')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
  await expect(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the guest’s page breaks no security policy and writes nothing to the console', async ({ page, seeds }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto(linkOf(seeds, 'Temporary'))
  await expect(code(page)).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(true)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(said).toEqual([])
})

test('the page uses names, phone number and addresses of a configuration that changed after the build', async ({ page, seeds }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { services: Record<string, string>; brand: object }
    await route.fulfill({ json: { ...config, supportPhone: '(512) 555-0100', brand: { ...config.brand, name: 'Oakline', company: 'Oakline Living' }, services: { ...config.services, account: '/moved/account' } } })
  })
  const moved = page.waitForRequest(/\/moved\/account\/api\/QRCode\/showQRCode/)
  await page.route('**/moved/account/**', (route) => route.continue({ url: route.request().url().replace('/moved/', '/svc/') }))
  await page.goto(linkOf(seeds, 'Recurring'))
  await moved
  await expect(page.getByRole('banner').getByText('Oakline')).toBeVisible()
  await expect(page.getByRole('link', { name: /\(512\) 555-0100/ })).toHaveAttribute('href', 'tel:5125550100')
  await expect(page.getByText(/Oakline Living$/)).toBeVisible()
  await expect(page).toHaveTitle('Virtual key · Oakline')
  await page.getByRole('combobox').selectOption('es')
  await expect(page).toHaveTitle(/· Oakline$/)
  await expect(page.getByRole('banner').getByText('Oakline')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generar código QR' })).toBeVisible()
})
