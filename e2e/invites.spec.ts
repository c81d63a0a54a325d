import { decodeQr } from './support/decodeQr.ts'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { shownCode } from './support/shownCode.ts'

const findInvite = (seeds: Seeds, type: string, state: string) => {
  const invite = seeds.invites.find((candidate) => candidate.type === type && candidate.state === state)
  if (!invite) throw new Error(`No ${type} invite is seeded in the state ${state}: ${JSON.stringify(seeds.invites)}`)
  return invite
}

test('§4 temporary invite: the QR code appears at once and opens the gate', async ({ page, seeds, scan }) => {
  await page.goto(findInvite(seeds, 'Temporary', 'valid').link)
  expect(await scan(await shownCode(page))).toMatchObject({ outcome: 'open' })
})

test('§2, §4 recurring invite: a generated QR code opens a door once, then a refreshed QR code does', async ({ page, seeds, scan }) => {
  await page.goto(findInvite(seeds, 'Recurring', 'valid').link)
  const generate = page.getByRole('button', { name: 'Generate QR code' })
  await expect(generate).toBeVisible()
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0)
  await generate.click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const first = await shownCode(page)
  expect(await scan(first)).toMatchObject({ outcome: 'open' })
  expect(await scan(first)).toMatchObject({ outcome: 'denied', reason: 'codeAlreadyUsed' })

  await expect(page.getByRole('img', { name: /QR/ }), 'a used code leaves the screen without a press').toHaveCount(0, { timeout: 15_000 })
  await page.getByRole('button', { name: /Refresh code|Generate QR code/ }).click()
  const second = await shownCode(page)
  expect(second).not.toBe(first)
  await page.reload()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(await shownCode(page), 'a reload shows the waiting code again').toBe(second)
  expect(await scan(second)).toMatchObject({ outcome: 'open' })
})

test('§2 RecurringInvite: shows the QR code and the refresh notice; a refresh after use shows a new QR code', async ({ page, seeds, scan }) => {
  const { link } = findInvite(seeds, 'Recurring', 'valid')
  await page.goto(link.replace('/Invite', '/RecurringInvite'))
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText(/refreshes on every use/)).toBeVisible()
  const first = await shownCode(page)
  expect(await scan(first)).toMatchObject({ outcome: 'open' })
  await page.reload()
  const second = await shownCode(page)
  expect(second).not.toBe(first)
  expect(await scan(second)).toMatchObject({ outcome: 'open' })
})

test('the QR code can be read on a phone, in dark mode and in scan mode', async ({ browser, baseURL, seeds }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.goto(findInvite(seeds, 'Temporary', 'valid').link)
  const code = await shownCode(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(decodeQr(await page.screenshot())).toBe(code)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show full screen' })).toBeFocused()
  await context.close()
})

for (const state of ['expired', 'revoked', 'usedUp', 'notYetValid']) {
  test(`§2 Invite: an invite that is ${state} shows the result message instead of a QR code`, async ({ page, seeds, request }) => {
    const invite = seeds.invites.find((candidate) => candidate.state === state)
    if (!invite) throw new Error(`No invite is seeded in the state ${state}`)
    const answered = page.waitForResponse(/showQRCode/)
    await page.goto(invite.link)
    const { Result } = (await (await answered).json()) as { Result: string }
    await expect(page.getByText(Result)).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0)
    expect(request).toBeDefined()
  })
}

test('an unknown link and a link without a token say so without an error', async ({ page }) => {
  await page.goto('/Invite?d=nobody-gave-this-out')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0)
  await page.goto('/Invite')
  await expect(page.getByText(/This link is not complete/)).toBeVisible()
})

test('the invite page sets no cookie and sends requests only to its own origin', async ({ page, seeds, context, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(findInvite(seeds, 'Temporary', 'valid').link)
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})
