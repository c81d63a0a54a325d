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

it('§4 site pages: the pages of an inactive account send nothing that the service refuses', async () => {
  const refused: string[] = []
  const line = async (request: Request, answer: () => Promise<Response>) => {
    const answered = await answer()
    if (answered.status === 403) refused.push(new URL(request.url).pathname)
    return answered
  }
  await renderPortal('/site/mywebaccount', { signInAs: 'inactive', line })
  await expect.element(heading('My account')).toBeVisible()
  // The frame's later parts load after the page.
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(refused).toEqual([])
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
