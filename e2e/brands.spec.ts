import { expect, test } from './support/fixtures.ts'

test('a guest’s page wears the brand of the account: name, logo and colours, also in Spanish and without a network', async ({ browser, seeds, request, baseURL }) => {
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

    // The page is kept once its worker and its parts are there.
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('portal-guest')).keys()).some(({ url }) => url.endsWith('/Invite')))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('img', { name: 'Oakline' })).toBeVisible()
    await expect(fullScreen).toHaveCSS('background-color', 'rgb(47, 107, 58)')
    await context.setOffline(false)

    // Yellow on white, and white on yellow, could not be read.
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
