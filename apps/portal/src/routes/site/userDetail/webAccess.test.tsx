import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('turning on web access for a call group manager without a group requires a call group', async () => {
  const { portal: { api }, router } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  const { Users: [user] } = await api.getUserTierUserList({ searchText: 'tower.a@' })
  const ID = user?.ID ?? 0
  await router.navigate(`/site/users/${ID}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /web access off/i }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(page.getByText('Tower A Desk can no longer sign in')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /web access on/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(dialog.getByText('Choose a call group.')).toBeVisible()
  await userEvent.selectOptions(dialog.getByLabelText(/^Tower A Desk’s video call group/), 'Pool office')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await api.getUserDetail({ ID })).toMatchObject({ IsWebLoginEnabled: true, callgroupId: 16 })
}, 30_000)
