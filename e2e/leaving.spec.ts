import type { APIRequestContext, Page } from '@playwright/test'
import { moveClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/signIn.ts'

const kim = 'k.broussard@mail.example'

test('§2 leaving: a user requests deletion, confirms it by email and cancels; an administrator refuses the next request', async ({ page, request, baseURL }) => {
  await ask(page)
  await page.goto(await newestLink(request, baseURL))
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeVisible()
  await expect(page.getByRole('list').first()).toContainText(/of your entry methods stops? working/)
  await expect(page.getByText(/Invoices and payments of /)).toBeVisible()
  await confirm(page)
  // The second email's link also leads to the page with the cancel button.
  await page.goto(await newestLink(request, baseURL))
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible()

  await ask(page)
  const link = await newestLink(request, baseURL)
  await page.goto(link)
  await confirm(page)
  await page.goto('/auth/login')
  await signIn(page, 'dana.whitfield@whisperingpines.example', 'sandbox1')
  await page.getByText('1 user requested deletion').first().waitFor()
  await page.getByRole('link', { name: /Broussard/ }).first().click()
  await page.getByRole('button', { name: 'Refuse…' }).click()
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText('Enter a reason. The user gets it by email.')).toBeVisible()
  await page.getByLabel('Reason').fill('The lease runs until March.')
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText(/Your reason was emailed to/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refuse…' })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByText('Dana Whitfield refused: The lease runs until March.')).toBeVisible()
})

test.describe('an account is deleted days after the request', () => {
  // The first call after the clock moved has the old time, is refused, and sent again.
  test.use({ expectedStatuses: [400] })
  test('§2 leaving: the account is deleted after the waiting time', async ({ page, request, baseURL }) => {
    await ask(page)
    await page.goto(await newestLink(request, baseURL))
    await confirm(page)
    await moveClock(request, baseURL, { minutes: 7 * 24 * 60 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
    await moveClock(request, baseURL, { reset: true })
  })
})

async function newestLink(request: APIRequestContext, baseURL: string | undefined): Promise<string> {
  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; link: string | null }[] }
  return mails.find(({ to, link }) => to === kim && link !== null)?.link ?? ''
}

async function ask(page: Page): Promise<void> {
  await page.goto('/accountdeletionrequest')
  await page.getByLabel('Username').fill(kim)
  await page.getByRole('button', { name: 'Request deletion' }).click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
}
