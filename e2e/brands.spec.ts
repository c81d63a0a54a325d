import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('a guest’s page has the account’s name, logo and colors, also in Spanish and offline', async ({ browser, seeds, request, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 24"><rect width="60" height="24" fill="#2f6b3a"/></svg>')}`
  const brand = (given: object | null) => request.post(`${baseURL}/sandbox/api/brand`, { data: { account: 1, brand: given } })
  const { link = '' } = seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid') ?? {}
  expect((await brand({ name: 'Oakline', accent: '#2f6b3a', logo })).ok()).toBe(true)
  try {
    await page.goto(link)
    const fullScreen = page.getByRole('button', { name: 'Show full screen' })
    await expect(page.getByRole('banner').getByRole('img', { name: 'Oakline' })).toBeVisible()
    await expect(page).toHaveTitle('Virtual key · Oakline')
    await expect(fullScreen).toHaveCSS('background-color', 'rgb(47, 107, 58)')

    await page.getByRole('combobox').selectOption('es')
    await expect(page).toHaveTitle(/· Oakline$/)
    await expect(page.getByRole('banner').getByRole('img', { name: 'Oakline' })).toBeVisible()
    await page.getByRole('combobox').selectOption('en')

    // The page is stored for offline use once its service worker runs and its files are cached.
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('portal-guest')).keys()).some(({ url }) => url.endsWith('/Invite')))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('img', { name: 'Oakline' })).toBeVisible()
    await expect(fullScreen).toHaveCSS('background-color', 'rgb(47, 107, 58)')
    await context.setOffline(false)

    // Yellow has too little contrast on white, and so has white on yellow.
    await brand({ name: 'Sunny Court', accent: '#ffd400', logo: null })
    await page.reload()
    await expect(page.getByRole('banner').getByText('Sunny Court')).toBeVisible()
    await expect(fullScreen).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(fullScreen).not.toHaveCSS('background-color', 'rgb(255, 212, 0)')
  } finally {
    await context.close()
    await brand(null)
  }
})

test('an administrator sets a brand, with a reload in between, sees it on the guest’s page and in activity, and deletes it', async ({ page, browser, seeds, baseURL }) => {
  await openSignedIn(page, administrator(seeds), '/site/brand')
  const guest = await browser.newContext({ baseURL })
  const guestPage = await guest.newPage()
  const { link = '' } = seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid') ?? {}
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"><script>top.stolen = 1</script><rect width="120" height="24" fill="#2f6b3a"/></svg>'
  try {
    await page.getByRole('textbox', { name: 'Name' }).fill('Pine Lofts')
    await page.getByRole('textbox', { name: 'Color', exact: true }).fill('rebeccapurple')
    await page.locator('input[type=file]').setInputFiles({ name: 'pine.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await expect(page.getByRole('img', { name: 'Logo of Pine Lofts' })).toBeVisible()
    await expect(page.getByText('3 unsaved changes: Name, Color, and Logo')).toBeVisible()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('What you entered earlier is still here.')).toBeVisible()
    await expect(page.getByText('On light pages: contrast 8 to 1. Used unchanged.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved: 3 changes')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue('#663399')

    await guestPage.goto(link)
    const logo = guestPage.getByRole('banner').getByRole('img', { name: 'Pine Lofts' })
    await expect(logo).toHaveAttribute('src', /^data:image\/png;base64,/)
    await expect(guestPage.getByRole('button', { name: 'Show full screen' })).toHaveCSS('background-color', 'rgb(102, 51, 153)')

    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog').getByText(/added the brand Pine Lofts/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove brand' }).click()
    await expect(page.getByText('Guests see the portal’s own name and colors. Enter a name and color to show yours.')).toBeVisible()
    await guestPage.reload()
    await expect(guestPage.getByRole('banner').getByText('Gatewell')).toBeVisible()
  } finally {
    await guest.close()
  }
})

test('a framed key has the brand’s colors, and its logo in scan mode', async ({ page, seeds, request, baseURL }) => {
  const brand = (given: object | null) => request.post(`${baseURL}/sandbox/api/brand`, { data: { account: 1, brand: given } })
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 24"><rect width="60" height="24" fill="#2f6b3a"/></svg>')}`
  const { link = '' } = seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid') ?? {}
  await brand({ name: 'Oakline', accent: '#2f6b3a', logo })
  try {
    await page.goto(`/embed/invite#d=${new URL(link, baseURL).searchParams.get('d') ?? ''}`)
    const fullScreen = page.getByRole('button', { name: 'Show full screen' })
    await expect(fullScreen).toHaveCSS('background-color', 'rgb(47, 107, 58)')
    await fullScreen.click()
    await expect(page.getByRole('img', { name: 'Oakline' })).toBeVisible()
  } finally {
    await brand(null)
  }
})
