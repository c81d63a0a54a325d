import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const question = page.getByRole('dialog', { name: 'Some visitors may not reach anyone' })

/** Removes the phone of a user who alone is called by Maintenance, and presses Save. */
async function removeLastPhone() {
  const { portal: { api }, router } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  const { Users: [user] } = await api.getUserTierUserList({ searchText: 'dwayne.pickett@' })
  const ID = user?.ID ?? 0
  const before = await api.getUserDetail({ ID })
  await api.saveCallGroup({ callgroupId: null, PropertyID: 1, IsVideo: false, Name: 'Maintenance', DirectoryPin: '', QuietHours: [], FirstCalled: [], SecondCalled: [], Numbers: [{ Phone: before.Phone, Label: 'Dwayne', UserID: ID }] })
  await router.navigate(`/site/users/${ID}/edit`)
  await page.getByRole('textbox', { name: /^Phone \(?optional/i }).fill('')
  await save()
  await expect.element(question.getByText(/a visitor who calls Maintenance may reach no one/)).toBeVisible()
  return { api, before, saved: () => api.getUserDetail({ ID }) }
}

it('removing the last phone number of a call group asks first, and the user can save anyway', async () => {
  const { before, saved } = await removeLastPhone()
  expect((await saved()).Phone).toBe(before.Phone)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await save()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.element(page.getByText(/Saved: 1 change/)).toBeVisible()
  expect((await saved()).Phone).toBe('')
}, 120_000)

it('a confirmed save asks only once, even if it merges another administrator’s change', async () => {
  const { api, before: { ID, Version }, saved } = await removeLastPhone()
  await api.updateUserDetail({ ID, Version, Unit: '0999' })
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.element(page.getByText(/Saved: 1 change/)).toBeVisible()
  expect(await saved()).toMatchObject({ Phone: '', Unit: '0999' })
}, 120_000)
