import { expect, test, type Seeds } from './support/fixtures.ts'
import { chooseDoors } from './support/chooseDoors.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { shownCode } from './support/shownCode.ts'
import type { APIRequestContext, Page } from '@playwright/test'

const openAs = (page: Page, seeds: Seeds, path: string) => openSignedIn(page, administrator(seeds), path)

/** All emails to an address, as text. */
async function mailsTo(request: APIRequestContext, baseURL: string | undefined, to: string): Promise<string> {
  const answer = await request.get(`${baseURL}/sandbox/api/outbox`)
  const { mails } = (await answer.json()) as { mails: { to: string }[] }
  return mails.filter((mail) => mail.to === to).map((mail) => JSON.stringify(mail)).join('\n')
}

test('§4 Invite: an administrator sends an invite, the guest uses it at a door, and once it is revoked it is refused', async ({ page, seeds, scan, request, baseURL, context }) => {
  const guestMail = 'office@brightwater.example'
  await openAs(page, seeds, '/site/invites')
  await page.getByRole('link', { name: 'New invite' }).click()
  await page.getByRole('button', { name: 'Send invite' }).or(page.getByRole('button', { name: 'Create invite' })).click()
  await expect(page.getByText('Enter a name').first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Window cleaning')
  await page.getByLabel('Mobile number or email').fill(guestMail)
  await chooseDoors(page, 'Main Gate, Entry')
  await page.getByRole('button', { name: 'Send invite' }).click()
  // The invite's page shows the result of the scan, also after a reload.
  await expect(page.getByRole('heading', { level: 1, name: 'Window cleaning' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invite sent' })).toBeFocused()
  await expect(page).toHaveURL(/\/site\/invites\/(?!new)/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Invite sent' })).toContainText(guestMail)
  await expect(page.getByLabel('Link for the guest')).toHaveValue(/\/Invite\?d=/)

  const link = await page.getByLabel('Link for the guest').inputValue()
  expect(await mailsTo(request, baseURL, guestMail), 'the mail has the very link').toContain(link)
  const guest = await context.newPage()
  await guest.goto(link)
  const code = await shownCode(guest)
  expect(await scan(code, 'main-entry')).toMatchObject({ outcome: 'open' })

  await page.reload()
  await expect(page.getByRole('region', { name: 'Use', exact: true })).toContainText('Opened Main Gate, Entry')
  await expect(page.getByText('Yes, at that time')).toBeVisible()

  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke invite' }).click()
  await expect(page.getByText('Revoked. It no longer opens any doors.')).toBeVisible()
  expect(await scan(code, 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'revoked' })
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This key was revoked. Ask Dana Whitfield for a new one.' })).toBeVisible()
  await expect(guest.getByRole('img', { name: /QR/ })).toHaveCount(0)
  await page.goto('/site/invites?status=Revoked')
  await expect(page.getByRole('row', { name: /Window cleaning/ })).toContainText('Revoked')
})

test('sending an invite again ends the old link, and the page says so', async ({ page, seeds, context }) => {
  await openAs(page, seeds, '/site/invites?search=Brightwater')
  const old = seeds.invites.find(({ name, state }) => name.includes('Brightwater') && state === 'valid')?.link ?? ''
  await page.getByRole('link', { name: /Brightwater/ }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The old link stops working at once.', { exact: false })).toBeVisible()
  await page.getByRole('dialog').getByLabel('Mobile number or email').fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  const fresh = await page.getByLabel('Link for the guest').inputValue()
  const guest = await context.newPage()
  await guest.goto(old)
  await expect(guest.getByRole('button', { name: 'Generate QR code' })).toHaveCount(0)
  await guest.goto(fresh)
  await expect(guest.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
})

test('an invite with a PIN is created by keyboard alone, and its PIN opens the door', async ({ page, seeds, scan }) => {
  await openAs(page, seeds, '/site/invites/new')
  await page.locator('summary', { hasText: 'More options' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Temporary QR key').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('PIN', { exact: true }).first()).toBeChecked()
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Night nurse')
  await page.getByRole('textbox', { name: 'PIN' }).focus()
  await page.keyboard.type('640155')
  await chooseDoors(page, 'Pedestrian Gate (Westheimer Rd)')
  await page.getByRole('button', { name: 'Create invite' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('PIN for the guest')).toHaveValue('640155')
  expect(await scan('640155', 'pedestrian-gate')).toMatchObject({ outcome: 'open' })
  expect(await scan('640155', 'clubhouse')).toMatchObject({ outcome: 'denied', reason: 'wrongReader' })
})

test('an edited invite keeps its link; the changes apply on the guest’s page and at the door, and an email lists them', async ({ page, seeds, scan, request, baseURL, context }) => {
  const guestMail = 'piano@movers.example'
  await openAs(page, seeds, '/site/invites/new')
  await page.getByLabel('Name', { exact: true }).fill('Piano')
  await page.getByLabel('Mobile number or email').fill(guestMail)
  await chooseDoors(page, 'Main Gate, Entry')
  await page.getByRole('button', { name: 'Send invite' }).click()
  const link = await page.getByLabel('Link for the guest').inputValue()
  const guest = await context.newPage()
  await guest.goto(link)
  const code = await shownCode(guest)

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Main Gate, Entry').uncheck()
  await page.getByLabel('Clubhouse Front Door').check()
  await page.getByRole('checkbox', { name: 'Notify the guest' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Invite saved: Piano')).toBeVisible()
  await expect(page.getByText(`We sent ${guestMail} what changed.`)).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('Clubhouse Front Door').first()).toBeVisible()
  expect(await scan(code, 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'wrongReader' })
  expect(await scan(code, 'clubhouse')).toMatchObject({ outcome: 'open' })
  expect(await mailsTo(request, baseURL, guestMail)).toContain('Opens: Clubhouse Front Door')
})

test('the dashboard leads to the invites that end soon, listed by day, and the filter can be removed', async ({ page, seeds }) => {
  await openAs(page, seeds, '/')
  await page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: 'All that end soon' }).click()
  await expect(page).toHaveURL(/\/site\/invites\?ends=7$/)
  await expect(page.getByRole('rowheader', { name: 'Ends today', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Sunrise Painting/ })).toHaveCount(0)
  await page.getByRole('button', { name: /Ends within 7 days/ }).click()
  await expect(page).toHaveURL(/\/site\/invites$/)
  await expect(page.getByRole('row', { name: /Sunrise Painting/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Ends today', exact: true })).toHaveCount(0)
})
