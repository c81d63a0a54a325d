import { expect, test } from './support/fixtures.ts'
import { chooseDoors } from './support/chooseDoors.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'
import { shownCode } from './support/shownCode.ts'

test('an administrator lets residents invite; a resident texts a key to a guest, reaches the limit and revokes', async ({ page, seeds, scan, request, baseURL, browser }) => {
  const dana = administrator(seeds)
  const keisha = { ...dana, username: 'k.broussard@mail.example', password: 'pines-1102' }
  const { api } = await openPortalOf(baseURL ?? '', dana)
  const { Users } = await api.getUserTierUserList({ searchText: keisha.username })
  await api.setUserPassword({ ID: Number(Users[0]?.ID), Password: keisha.password })
  await openSignedIn(page, dana, '/site/invites')
  await page.getByRole('link', { name: 'Guests of residents' }).click()
  await page.getByRole('switch', { name: 'Residents may invite guests' }).click()
  await page.getByLabel('Open invites of each resident').fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible()

  // The resident uses a phone.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL !== undefined && { baseURL }) })
  const own = await phone.newPage()
  await openSignedIn(own, keisha, '/site/dashboard')
  await own.getByRole('button', { name: 'Menu' }).click()
  await own.getByRole('link', { name: 'Guests' }).click()
  await own.getByRole('link', { name: 'Invite a guest' }).click()
  await chooseDoors(own, 'Main Gate, Entry')
  await own.getByLabel('Name', { exact: true }).fill('Aunt May')
  await own.getByLabel('Mobile number or email').fill('713-555-0134')
  await own.getByRole('button', { name: 'Send invite' }).click()
  await expect(own.getByRole('region', { name: 'Invite sent' })).toContainText('Text message sent to (713) 555-0134.')

  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; text: string; link: string }[] }
  const text = mails.find(({ to }) => to === '(713) 555-0134')
  expect(text?.text).toContain('Keisha Broussard sent you a key')
  const guest = await phone.newPage()
  await guest.goto(text?.link ?? '')
  const code = await shownCode(guest)
  expect(await scan(code, 'main-entry')).toMatchObject({ outcome: 'open' })
  expect(await scan(code, 'clubhouse')).toMatchObject({ outcome: 'denied', reason: 'wrongReader' })

  await own.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Guests' }).click()
  await expect(own.getByText(/^You have 1 of 1 invites\. Revoke one, or wait until /)).toBeVisible()
  await expect(own.getByRole('link', { name: 'Invite a guest' })).toHaveCount(0)

  await page.goto('/site/invites')
  await expect(page.getByRole('row', { name: /Aunt May/ })).toContainText('Unit 1102, Keisha Broussard')

  // Another door for the same key, which keeps its link.
  await own.getByRole('link', { name: 'Aunt May' }).click()
  await own.getByRole('link', { name: 'Edit' }).click()
  await chooseDoors(own, 'Clubhouse Front Door')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Invite saved: Aunt May')).toBeVisible()
  expect(await scan(code, 'clubhouse')).not.toMatchObject({ reason: 'wrongReader' })

  await own.getByRole('button', { name: 'Revoke' }).click()
  await own.getByRole('button', { name: 'Revoke invite' }).click()
  await expect(own.getByText('Revoked. It no longer opens any doors.')).toBeVisible()
  expect(await scan(code, 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'revoked' })
  await own.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Guests' }).click()
  await expect(own.getByRole('link', { name: 'Invite a guest' })).toBeVisible()
  await phone.close()
})
