import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it('a link in a table row opens its page with the focus on the heading', async () => {
  await page.viewport(1280, 900)
  await renderPortal('/site/users', { signInAs: 'dashboard' })
  await userEvent.click(page.getByRole('link', { name: 'Ana Lucía Barrientos' }))
  await expect.element(heading('Ana Lucía Barrientos')).toHaveFocus()
})

it('a link in the navigation opens its page with the focus on the heading, also on a phone', async () => {
  await page.viewport(1280, 900)
  await renderPortal('/site/users', { signInAs: 'dashboard' })
  await userEvent.click(page.getByRole('link', { name: 'Controllers' }))
  await expect.element(heading('Controllers')).toHaveFocus()
  await page.viewport(390, 844)
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await userEvent.click(page.getByRole('dialog').getByRole('link', { name: 'Activity' }))
  await expect.element(heading('Activity')).toHaveFocus()
})

it('the first page of a visit and a change of filter do not move the focus', async () => {
  await page.viewport(1280, 900)
  await renderPortal('/site/users', { signInAs: 'dashboard' })
  await expect.element(heading('Users')).not.toHaveFocus()
  await userEvent.type(page.getByRole('main').getByRole('searchbox'), 'ana')
  await expect.element(page.getByText('Anders Bjørnstad')).not.toBeInTheDocument()
  await expect.element(page.getByRole('main').getByRole('searchbox')).toHaveFocus()
})

it('a tab of a user keeps the focus when it opens', async () => {
  await page.viewport(1280, 900)
  await renderPortal('/site/users', { signInAs: 'dashboard' })
  await userEvent.click(page.getByRole('link', { name: 'Ana Lucía Barrientos' }))
  await userEvent.click(page.getByRole('link', { name: 'Signing in' }))
  await expect.element(page.getByRole('heading', { level: 2, name: 'Signing in' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Signing in' })).toHaveFocus()
})
