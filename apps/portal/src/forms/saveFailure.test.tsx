import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

it('after a lost answer the editor does not claim that nothing was saved, and Save works again', async () => {
  const { portal, goOver } = await renderPortal('/site/users/24/edit', { signInAs: 'dashboard' })
  const unit = page.getByRole('textbox', { name: /^Unit/ })
  await userEvent.fill(unit, 'B-12')
  let isLost = true
  goOver(async (request, answer) => {
    const answered = await answer()
    if (isLost && request.url.includes('UpdateUserDetail')) throw new TypeError('Failed to fetch')
    return answered
  })
  const save = page.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  const alert = page.getByRole('alert').filter({ hasText: 'We don’t know whether it was saved.' })
  await expect.element(alert).toBeVisible()
  await expect.element(alert.getByRole('link', { name: 'See what is saved' })).toHaveAttribute('href', '/site/users/24')
  isLost = false
  await userEvent.click(save)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => portal.api.getUserDetail({ ID: 24 })).toMatchObject({ Unit: 'B-12' })
  await expect.element(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
})

it('a call group saved without a connection keeps its editor and the typed values', async () => {
  const { goOver } = await renderPortal('/site/callgroups/11', { signInAs: 'dashboard' })
  const pin = page.getByLabelText(/Directory PIN/)
  await userEvent.fill(pin, '00713')
  goOver(() => Promise.reject(new TypeError('Failed to fetch')))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: /can’t be reached|don’t know whether it was saved/ }), { timeout: 15_000 }).toBeVisible()
  await expect.element(pin).toHaveValue('00713')
}, 60_000)
