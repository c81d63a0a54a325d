import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it.each(['/site/dashboard', '/site/users', '/site/billing', '/site/single-family-manual-setup'])('§4 site pages: %s leads users of an inactive account to the inactive page', async (path) => {
  const { router } = await renderPortal(path, { signInAs: 'inactive' })
  await expect.element(heading('This account is inactive')).toBeVisible()
  expect(router.state.location.pathname).toBe('/site/inactive')
})

it('§4 site pages: users of an inactive account can open their own account', async () => {
  await renderPortal('/site/mywebaccount', { signInAs: 'inactive' })
  await expect.element(heading('My account')).toBeVisible()
})

it.each(['/site/inactive', '/site/single-family-manual-setup'])('§4 site pages: %s leads users of an active account to their landing page', async (path) => {
  const { router } = await renderPortal(path, { signInAs: 'dashboard' })
  await expect.element(heading('Dashboard')).toBeVisible()
  expect(router.state.location.pathname).toBe('/site/dashboard')
})

it('§4 site pages: an account that becomes inactive during work shows the inactive page, not a lack of rights', async () => {
  const { router, goOver } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  await expect.element(heading('My account')).toBeVisible()
  goOver(async (request, answer) => {
    if (request.url.includes('GetSchedules')) return Response.json({ type: 'error', code: 'ACCOUNT_INACTIVE', message: 'This account is not active.' }, { status: 403 })
    const answered = await answer()
    return request.url.includes('GetUserDetails') ? Response.json({ ...((await answered.json()) as object), IsAccountActive: false }) : answered
  })
  await router.navigate('/site/schedules')
  await expect.element(heading('This account is inactive')).toBeVisible()
})
