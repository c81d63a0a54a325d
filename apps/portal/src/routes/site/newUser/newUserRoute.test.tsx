import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('without the property’s doors the page shows an error in place of the form, and Retry loads it', async () => {
  const { router, goOver } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  goOver((request, answer) => (request.url.includes('GetPropertyLocations') ? Promise.reject(new TypeError('Failed to fetch')) : answer()))
  await router.navigate('/site/users/new')
  await expect.element(page.getByText('The property’s doors could not be loaded.')).toBeVisible()
  goOver((_request, answer) => answer())
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
})
