import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

const type = (label: string, text: string) => userEvent.fill(page.getByRole('textbox', { name: label, exact: true }), text)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

/** Waits a moment, because the router knows a form only after its effects ran. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

/** A user of an account with neither card nor bank account. */
const billing = 'billing@cedarrow.example'

/** Forms besides the editors, with how each opens and what is typed. */
const forms: { form: string; path: string; signInAs: string; act: () => Promise<void> }[] = [
  { form: 'a new password of a user', path: '/site/users/24?ask=password', signInAs: 'dashboard', act: () => type('Password', 'sandbox2') },
  { form: 'a new card', path: '/site/billing', signInAs: billing, act: async () => {
    await press('Add card')
    await type('Name on card', 'Priya Raman')
  } },
  { form: 'a new bank account', path: '/site/billing', signInAs: billing, act: async () => {
    await press('Add bank account')
    await type('Routing number', '0110')
  } },
]

for (const { form, path, signInAs, act } of forms) {
  it(`§2 unsaved changes: the portal asks before the user leaves ${form}`, async () => {
    const { router } = await renderPortal(path, { signInAs })
    await act()
    await aMoment()
    void router.navigate('/not-found')
    await expect.element(page.getByRole('dialog', { name: 'You have unsaved changes. Go back anyways?' })).toBeVisible()
    await press('Keep editing')
    expect(router.state.location.pathname).toBe(path.replace(/\?.*/, ''))
  })
}

it('§2 unsaved changes: with two forms on a page, the portal asks if one has changes', async () => {
  const { router } = await renderPortal('/site/billing', { signInAs: billing })
  await press('Add card')
  await type('Name on card', 'Priya Raman')
  await press('Add bank account')
  await aMoment()
  void router.navigate('/not-found')
  await expect.element(page.getByRole('dialog', { name: 'You have unsaved changes. Go back anyways?' })).toBeVisible()
})
