import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

it('the pages of a user and their group name controllers that are not synced, until they sync', async () => {
  const { portal: { api }, router, sandbox } = await renderPortal('/site/mywebaccount', { signInAs: 'dashboard' })
  const { Users: [user] } = await api.getUserTierUserList({ searchText: 'Keisha' })
  const ID = user?.ID ?? 0
  const { Controllers } = await api.getControllers({})
  const tower = Controllers.find(({ Ports }) => Ports.some(({ PortID }) => PortID === 'tower-b-lobby'))
  const simulate = async (lost: 'network' | null) => {
    const body = JSON.stringify({ controller: tower?.ModuleID, lost })
    expect((await sandbox.fetch(new Request('http://localhost/sandbox/api/controllers', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))).ok).toBe(true)
  }
  await simulate('network')
  await api.saveUpdateAccessCodeUnique({ userID: ID, AccessCodeTypeID: 1, Label: '', Code: '4242', PropertyLocations: [{ PropertyLocationID: 108, IsActive: true }] })

  const card = page.getByRole('region', { name: 'Controllers' })
  await router.navigate(`/site/users/${ID}`)
  await expect.element(card.getByText(/^Synced to \d of \d controllers$/)).toBeVisible()
  await expect.element(card.getByText(new RegExp(`^${tower?.Name ?? ''} syncs when it’s back online`))).toBeVisible()
  await router.navigate(`/site/groups/${(await api.getUserDetail({ ID })).UserGroupID}`)
  await expect.element(card.getByText(new RegExp(`^${tower?.Name ?? ''} syncs when it’s back online`))).toBeVisible()
  await simulate(null)
  await expect.element(card.getByText(/^Synced to all \d controllers$/), { timeout: 15_000 }).toBeVisible()
}, 30_000)
