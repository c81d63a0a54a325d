import { expect, test, type Seeds } from './support/fixtures.ts'
import { keepKeyOfGuest, keptPages } from './support/keptPages.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

const linkOf = (seeds: Seeds, kind: string, state: string) => new URL(seeds.links.find((link) => link.kind === kind && link.state === state)?.link ?? '')

test.beforeEach(async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
})

test('§2 a signed-in user who opens a page for users without a session is sent to the dashboard', async ({ page, seeds }) => {
  for (const path of ['/auth/login', '/auth/forgot-password', linkOf(seeds, 'subscribe', 'used').pathname]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/site\/dashboard$/)
  }
})

test('§2 guard exception: invites and the deletion request open for a signed-in user, who stays signed in', async ({ page, seeds }) => {
  const invite = new URL(seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid')?.link ?? '')
  for (const path of [invite.pathname + invite.search, `/RecurringInvite${invite.search}`, '/accountdeletionrequest']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await expect(page).toHaveURL(new RegExp(path.split('?')[0] ?? path))
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
  }
})

for (const [name, kind, state] of [
  ['CreatePassword', 'resetPassword', 'expired'],
  ['CreateMasterUserPassword', 'masterUser', 'passwordExists'],
] as const) {
  test(`§2 guard exception and storage: ${name} opens for a signed-in user, and clears the browser storage`, async ({ page, seeds }) => {
    const link = linkOf(seeds, kind, state)
    for (const path of [link.pathname + link.search, (link.pathname + link.search).replace('/Account', '')]) {
      await keepKeyOfGuest(page, seeds)
      await page.goto(path)
      await expect(page.getByLabel('Repeat password', { exact: true }), path).toBeVisible()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await expect.poll(() => keptPages(page)).toEqual([])
    }
  })
}

test('§4 another user signing in elsewhere: this tab shows only that user’s data', async ({ context, page, seeds }) => {
  const billing = seeds.signIns.find(({ lands }) => lands === 'billing')
  const other = await context.newPage()
  await other.goto('/reset-password')
  await expect(page).toHaveURL(/\/auth\/login/)
  await other.goto('/auth/login')
  await signIn(other, billing?.username ?? '', billing?.password ?? '')
  await expect(other).toHaveURL(/\/site\/billing$/)
  await expect(page).toHaveURL(/\/site\//)
  await expect(page.getByRole('button', { name: new RegExp(billing?.name ?? '') })).toBeVisible()
})
