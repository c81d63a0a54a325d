import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('§2 a router error with a session goes to /, which opens the landing page', async () => {
  const { router } = await renderPortal('/site/log', { signInAs: 'dashboard' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await router.navigate('/site/no-such-page', { formMethod: 'post', formData: new FormData() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/site/dashboard')
})

it('§2 a router error goes to the sign-in page without a session', async () => {
  const { router } = await renderPortal('/auth/forgot-password')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await router.navigate('/not-found', { formMethod: 'post', formData: new FormData() })
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth/login')
})
