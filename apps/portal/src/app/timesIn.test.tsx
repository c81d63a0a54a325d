import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

/** Opens the portal for a user in another time zone than the property's. */
const openFrom = (timeZone: string, path: string) => renderPortal(path, {
  signInAs: 'dashboard',
  async line(request, answer) {
    const answered = await answer()
    return request.url.includes('GetUserDetails') ? Response.json({ ...((await answered.json()) as object), TimezoneID: timeZone }) : answered
  },
})

it.each(['/site/users/codes', '/site/invites', '/site/lockdown'])('%s names the property’s time zone to users in another zone', async (path) => {
  await openFrom('Asia/Kolkata', path)
  await expect.element(page.getByText(/Times in Central Time/)).toBeVisible()
})

it('the page names no time zone where the user’s clock shows the same time', async () => {
  await openFrom('US/Central', '/site/invites')
  await expect.element(page.getByText('Keys for guests, opened without signing in', { exact: true })).toBeVisible()
})
