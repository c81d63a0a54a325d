import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { beginSession } from '#portal/app/signInAs.ts'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('an administrator in a group is offered changes only of the groups below', async () => {
  const { portal, router } = await renderPortal('/site/dashboard', { signInAs: 'dashboard' })
  const { api } = portal
  const { UserGroups } = await api.getUserGroups({})
  const [staff, vendors] = ['Staff and leasing', 'Vendors, weekday'].map((name) => UserGroups.find(({ Name }) => Name === name)?.ID ?? 0)
  const { Users: [manager] } = await api.getUserTierUserList({ searchText: 'beatriz lozano' })
  if (!manager) throw new Error('Beatriz is seeded.')
  await api.updateUserDetail({ ID: manager.ID, Version: manager.Version, IsUserAdmin: true })
  await api.setUserPassword({ ID: manager.ID, Password: 'sandbox2' })
  await beginSession(portal, await api.login({ username: manager.Email, password: 'sandbox2' }))

  await router.navigate(`/site/groups/${staff}`)
  await expect.element(page.getByText('You can change only groups below your own. Ask an administrator of a higher level.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add users…' })).not.toBeInTheDocument()
  await router.navigate(`/site/groups/${staff}/rules/new`)
  await expect.element(page.getByText('You can change only groups below your own. Ask an administrator of a higher level.')).toBeVisible()

  await router.navigate(`/site/groups?view=doors&group=${vendors}&door=main-entry`)
  await expect.element(page.getByRole('button', { name: 'Copy to other doors…' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Edit restriction/ })).toBeVisible()
  await router.navigate(`/site/groups?view=doors&group=${staff}&door=main-entry`)
  await expect.element(page.getByRole('heading', { name: 'Staff and leasing at Main Gate, Entry' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Check a user or time' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy to other doors…' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^(Edit|Add) restriction/ })).not.toBeInTheDocument()

  await router.navigate('/site/users/new')
  await expect.element(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible()
  const offered = () => [...page.getByLabelText('User group').element().querySelectorAll('option')].map(({ textContent }) => textContent)
  await expect.poll(offered).toEqual(['Choose a user group', 'Residents, Tower A', 'Residents, Tower B', 'Vendors, weekday', 'No group'])
}, 30_000)
