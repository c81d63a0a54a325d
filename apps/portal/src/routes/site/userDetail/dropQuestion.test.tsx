import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('removing the last phone number of a call group asks first, and the user can save anyway', async () => {
  const { portal: { api }, router } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  const { Users: [user] } = await api.getUserTierUserList({ searchText: 'dwayne.pickett@' })
  const ID = user?.ID ?? 0
  const { Phone } = await api.getUserDetail({ ID })
  await api.saveCallGroup({ callgroupId: null, PropertyID: 1, IsVideo: false, Name: 'Maintenance', DirectoryPin: '', QuietHours: [], FirstCalled: [], SecondCalled: [], Numbers: [{ Phone, Label: 'Dwayne', UserID: ID }] })
  await router.navigate(`/site/users/${ID}/edit`)
  await page.getByRole('textbox', { name: /^Phone \(?optional/i }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Some visitors may not reach anyone' })
  await expect.element(question.getByText(/a visitor who calls Maintenance may reach no one/)).toBeVisible()
  expect((await api.getUserDetail({ ID })).Phone).toBe(Phone)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.element(page.getByText(/Saved: 1 change/)).toBeVisible()
  expect((await api.getUserDetail({ ID })).Phone).toBe('')
}, 120_000)
