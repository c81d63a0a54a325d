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

it('one press adds the user, also while the PIN and the facility code are still suggested and the email is still checked', async () => {
  const { router, goOver } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  await router.navigate('/site/users/new')
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Quick')
  await userEvent.fill(page.getByRole('textbox', { name: 'Last name' }), 'Press')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'User group' }), 'Residents, Tower A')
  const [checks, facility] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  goOver(async (request, answer) => {
    if (/Unique|NextFree/.test(request.url)) await checks.promise
    if (request.url.includes('CardSuggestion')) await facility.promise
    return answer()
  })
  await userEvent.fill(page.getByRole('textbox', { name: /^Email/ }), 'quick.press@mail.example')
  for (const method of ['PIN', 'Prox card']) await userEvent.click(page.getByRole('button', { name: method, exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Card number' }), '7711')
  await userEvent.click(page.getByRole('button', { name: 'Add user' }))
  await expect.element(page.getByText('Checking whether it’s available.').first()).toBeVisible()
  checks.resolve()
  await expect.element(page.getByRole('textbox', { name: 'PIN or number' })).toHaveValue(expect.stringMatching(/^\d+$/))
  facility.resolve()
  await expect.element(page.getByRole('button', { name: 'Add another' }).or(page.getByRole('link', { name: 'Add another' }))).toBeVisible()
})
