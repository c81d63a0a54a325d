import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('one press sends everything to all controllers again', async () => {
  const { portal: { api }, router } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  const { Controllers } = await api.getControllers({})
  await router.navigate('/site/devices')
  await page.getByRole('button', { name: 'Send everything again' }).click()
  await expect.element(page.getByText(`${Controllers.length} changes sent again`)).toBeVisible()
}, 30_000)
