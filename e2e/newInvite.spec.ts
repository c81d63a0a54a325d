import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { chooseDoors } from './support/chooseDoors.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'
import { shownCode } from './support/shownCode.ts'

/** Counts a user's actions: each press and each filled field. */
function counting() {
  let count = 0
  return { act: async (action: Promise<unknown>) => { count += 1; await action }, count: () => count }
}

/** Everything from the heading to the send button is visible without scrolling. */
async function expectOneScreen(page: Page): Promise<void> {
  await expect(page.getByText('More options')).toBeInViewport({ ratio: 1 })
  for (const name of ['Name', 'Until']) await expect(page.getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 })
  const more = await page.getByText('More options').boundingBox()
  const send = await page.getByRole('button', { name: /^(Create|Send) invite$/ }).boundingBox()
  expect((more?.y ?? 0) + (more?.height ?? 0), 'nothing is hidden behind the foot').toBeLessThan(send?.y ?? 0)
}

/** Sends one invite, so that its doors and guest are remembered. */
async function sendFirst(page: Page, seeds: Parameters<typeof administrator>[0], baseURL: string | undefined): Promise<void> {
  const portal = await openPortalOf(baseURL ?? '', administrator(seeds))
  await portal.api.createQRInvite({ InviteType: 'Temporary', InviteName: 'Harbor Piano Tuning', Ports: ['main-entry', 'main-exit'] })
  await openSignedIn(page, administrator(seeds), '/site/invites')
}

test('a key for today is sent by text message in at most 7 actions on one screen', async ({ page, seeds, scan, request, baseURL, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await sendFirst(page, seeds, baseURL)
  const { act, count } = counting()
  await act(page.getByRole('link', { name: 'New invite' }).click())
  await act(page.getByLabel('Name', { exact: true }).fill('Lone Star Movers'))
  await act(page.getByLabel('Mobile number or email').fill('713-555-0134'))
  await act(page.getByLabel('Until', { exact: true }).fill('11:59 pm'))
  await page.getByLabel('Until', { exact: true }).blur()
  await expect(page.getByText('Opens Main Gate, Entry and Main Gate, Exit, today until 11:59 PM.', { exact: true })).toBeVisible()
  await expectOneScreen(page)
  await act(page.getByRole('button', { name: 'Send invite' }).click())
  await expect(page.getByRole('region', { name: 'Invite sent' })).toContainText('Text message sent to (713) 555-0134.')
  expect(count()).toBeLessThanOrEqual(7)

  const link = await page.getByLabel('Link for the guest').inputValue()
  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; text: string }[] }
  const text = mails.find(({ to }) => to === '(713) 555-0134')?.text ?? ''
  expect(text).toContain('Opens Main Gate, Entry and Main Gate, Exit, today until 11:59 PM.')
  expect(text).toContain(link)
  const guest = await context.newPage()
  await guest.goto(link)
  const code = await shownCode(guest)
  expect(await scan(code, 'main-exit')).toMatchObject({ outcome: 'open' })
  expect(await scan(code, 'clubhouse')).toMatchObject({ outcome: 'denied', reason: 'wrongReader' })
})

test('a weekly key takes at most 9 actions by keyboard alone', async ({ page, seeds, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await sendFirst(page, seeds, baseURL)
  const { act, count } = counting()
  const { keyboard } = page
  /** Tab moves through the form in order; moving does not count as an action. */
  const tabTo = async (label: string | RegExp) => {
    const control = page.getByLabel(label, typeof label === 'string' ? { exact: true } : {})
    for (let step = 0; step < 12 && !(await control.evaluate((element) => element === document.activeElement)); step += 1) await keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  await act(page.getByRole('link', { name: 'New invite' }).press('Enter'))
  await page.getByLabel('Name', { exact: true }).focus()
  await act(keyboard.type('Rosa, cleaning'))
  await tabTo(/Mobile number or email/)
  await act(keyboard.type('rosa@limpieza.example'))
  await tabTo('Today')
  await act(keyboard.press('ArrowRight').then(() => keyboard.press('ArrowRight')))
  await expect(page.getByLabel('Every week')).toBeChecked()
  await tabTo('Tue')
  await act(keyboard.press('Space'))
  await tabTo('From')
  await act(keyboard.type('8'))
  await tabTo('Until')
  await act(keyboard.type('12 pm'))
  await act(keyboard.press('Enter'))
  await expect(page.getByRole('region', { name: 'Invite sent' })).toContainText('Email sent to rosa@limpieza.example.')
  expect(count()).toBeLessThanOrEqual(9)
  await expect(page.getByText('Every Tuesday, 8:00 AM to 12:00 PM')).toBeVisible()
  await expect(page.getByText(/^Recurring · /)).toBeVisible()
})

test('on a phone the last guest is chosen again, and the link is shared with the device’s share menu', async ({ page, seeds, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: { url: string }) => { document.title = url } })
  })
  await sendFirst(page, seeds, baseURL)
  const { act, count } = counting()
  await act(page.getByRole('link', { name: 'New invite' }).click())
  await act(page.getByRole('button', { name: 'Harbor Piano Tuning' }).click())
  await act(page.getByText('This weekend').click())
  await act(page.getByRole('button', { name: 'Create invite' }).click())
  const link = await page.getByLabel('Link for the guest').inputValue()
  await act(page.getByRole('button', { name: 'Share' }).click())
  await expect(page).toHaveTitle(link)
  expect(count()).toBeLessThanOrEqual(7)
})

test.describe('the phone number of an invite does not exist', () => {
  test.use({ expectedStatuses: [400] })

  test('the service refuses the number, and the form keeps its text', async ({ page, seeds }) => {
    await openSignedIn(page, administrator(seeds), '/site/invites/new')
    await chooseDoors(page, 'Main Gate, Entry')
    await page.getByLabel('Name', { exact: true }).fill('Night nurse')
    await page.getByLabel('Mobile number or email').fill('(000) 555-0134')
    await page.getByRole('button', { name: 'Send invite' }).click()
    await expect(page.getByText('Enter a mobile number or an email address, or leave it blank.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Night nurse')
  })
})
