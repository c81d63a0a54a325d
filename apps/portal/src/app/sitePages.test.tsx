import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it.each(['/site/dashboard', '/site/users', '/site/billing', '/site/single-family-manual-setup'])('§4 site pages: of an inactive account %s leads to the inactive page', async (path) => {
  const { router } = await renderPortal(path, { signInAs: 'inactive' })
  await expect.element(heading('This account is inactive')).toBeVisible()
  expect(router.state.location.pathname).toBe('/site/inactive')
})

it('§4 site pages: the own account of a user of an inactive account opens', async () => {
  await renderPortal('/site/mywebaccount', { signInAs: 'inactive' })
  await expect.element(heading('My account')).toBeVisible()
})

it.each(['/site/inactive', '/site/single-family-manual-setup'])('§4 site pages: %s leads a user of an active account to where they land', async (path) => {
  const { router } = await renderPortal(path, { signInAs: 'dashboard' })
  await expect.element(heading('Dashboard')).toBeVisible()
  expect(router.state.location.pathname).toBe('/site/dashboard')
})

it('§4 site pages: an account that becomes inactive while someone works in it shows that page, and no lack of rights', async () => {
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
