import { expect, test } from './support/fixtures.ts'
import { openSignedIn, signInOf } from './support/openSignedIn.ts'

test('somebody is invited to a call group by mail, subscribes, and is in the tier that the invitation named', async ({ page, seeds, server, request }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/callgroups')
  await page.getByRole('link', { name: 'Barrientos 0911' }).click()
  await page.getByLabel('Email address').fill('ben.barrientos@mail.example')
  await page.getByLabel('Joins').selectOption({ label: 'Second called' })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('The invitation to ben.barrientos@mail.example is on its way')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw the invitation to ben.barrientos@mail.example' })).toBeVisible()

  const { mails } = (await (await request.get(`${server.address}/sandbox/api/outbox`)).json()) as { mails: { to: string; link: string | null }[] }
  const link = mails.find(({ to }) => to === 'ben.barrientos@mail.example')?.link ?? ''
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('sandbox2')
  await page.getByLabel('Repeat password', { exact: true }).fill('sandbox2')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Registered Successfully.')).toBeVisible()

  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/callgroups/14')
  await expect(page.getByRole('list', { name: 'Second called' })).toContainText('ben.barrientos@mail.example')
})

test('whoever takes the last number away is told what a visitor would meet, and saves only then', async ({ page, seeds }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/callgroups/15')
  await page.getByLabel('Phone number').click()
  await page.getByLabel('Phone number').fill('')
  await expect(page.getByText(/^1 unsaved change/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'A visitor may reach nobody' })
  await expect(question).toContainText('The call ends here')
  await question.getByRole('button', { name: 'Save all the same' }).click()
  await expect(page.getByText('Saved: 1 change')).toBeVisible()
  await page.getByRole('link', { name: 'Call groups' }).first().click()
  await expect(page.getByRole('row', { name: /Clubhouse/ })).toContainText('The call ends here')
})
