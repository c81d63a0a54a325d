import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('a new card is presented at a door, its numbers are filled in with one press, and the saved card opens the door', async ({ page, seeds, scan }) => {
  await openSignedIn(page, administrator(seeds), '/site/users/24/codes/new')
  await page.getByLabel('Type').selectOption({ label: 'Prox card' })
  await expect(page.getByText('To fill in the numbers, present the card at any door now.')).toBeVisible()
  await expect(page.getByLabel('Facility code', { exact: true })).toHaveValue('118')

  expect(await scan('118-4499')).toMatchObject({ outcome: 'denied', reason: 'unknownCode' })
  await expect(page.getByText(/^Card 118\s·\s04499 was just presented at .+\. It has no user yet\.$/)).toBeVisible()
  await page.getByRole('button', { name: /^Use 118\s·\s04499$/ }).click()
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('4499')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/site\/users\/24$/)
  expect(await scan('118-4499')).toMatchObject({ outcome: 'open' })
})

test('a user is sent their PIN as a text message, with property, doors and hours', async ({ page, seeds, request }) => {
  await openSignedIn(page, administrator(seeds), '/site/users/24')
  await page.getByRole('button', { name: 'Send PIN' }).click()
  await page.getByRole('menuitem', { name: /^Text to \+1 713 555 0162/ }).click()
  await expect(page.getByText('The PIN was sent to +1 713 555 0162.')).toBeVisible()
  const { mails } = (await (await request.get(new URL('/sandbox/api/outbox', page.url()).href)).json()) as { mails: { to: string, text: string }[] }
  expect(mails[0]).toMatchObject({ to: '+1 713 555 0162' })
  expect(mails[0]?.text).toMatch(/^Your PIN for Whispering Pines.+: \d{4,5}\nIt opens: .+\.\nQuestions\? Ask Dana Whitfield/)
})
