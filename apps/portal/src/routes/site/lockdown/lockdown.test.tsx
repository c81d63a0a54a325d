import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('a running lockdown and its Release button stay on screen while the service is unreachable', async () => {
  const { portal: { api }, router, goOver } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  await api.setLockdown({ PortIDs: ['main-entry', 'pool-gate'], Reason: 'Gas leak' })
  await router.navigate('/site/lockdown')
  const state = page.getByRole('heading', { name: 'Partially locked, 1 of 2 confirmed' })
  await expect.element(state).toBeVisible()
  goOver((request, answer) => (request.url.includes('GetLockdowns') ? Promise.reject(new TypeError('Failed to fetch')) : answer()))
  await router.revalidate()
  const stale = page.getByText('The states of the doors could not be refreshed and may be out of date')
  await expect.element(stale).toBeVisible()
  await expect.element(state).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Release 2 doors/ })).toBeEnabled()
  goOver((_request, answer) => answer())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(stale).not.toBeInTheDocument()
  await expect.element(state).toBeVisible()
}, 30_000)


/** The page asks at once when its tab is shown again, so that the test needn't wait for the next poll. */
const showTab = () => globalThis.dispatchEvent(new Event('visibilitychange'))

it('a lockdown of another user appears on the page, and disappears with their release', async () => {
  const { portal: { api } } = await renderPortal('/site/lockdown', { signInAs: 'dashboard' })
  await expect.element(page.getByRole('heading', { name: 'Start a lockdown' })).toBeVisible()
  const { Lockdown } = await api.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })
  showTab()
  await expect.element(page.getByRole('button', { name: /^Release 1 door/ }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Start a lockdown' })).not.toBeInTheDocument()
  await api.releaseLockdown({ LockdownID: Lockdown.ID })
  showTab()
  await expect.element(page.getByRole('heading', { name: 'Start a lockdown' })).toBeVisible()
})
