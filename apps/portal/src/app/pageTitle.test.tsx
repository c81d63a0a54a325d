import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

it('§2 page titles: lists have their route’s title, users their name, failed lists keep theirs, status pages say what happened', async () => {
  const { router, portal, goOver } = await renderPortal('/site/users', { signInAs: 'dashboard' })
  // Loading and building a page for the first time takes seconds on a busy machine.
  const soon = { timeout: 20_000 }
  await expect.poll(() => document.title, soon).toBe('Users · Gatewell')
  const { Users } = await portal.api.getUserTierUserList({})
  const [person] = Users
  await router.navigate(`/site/users/${person?.ID}`)
  await expect.poll(() => document.title, soon).toBe(`${person?.Name} · Gatewell`)
  goOver((request, answer) => (request.url.includes('getUserTierUserList') ? Promise.resolve(Response.json({ Users: 'none' })) : answer()))
  await router.navigate('/site/users')
  await expect.element(page.getByText('The list could not be loaded')).toBeVisible()
  expect(document.title).toBe('Users · Gatewell')
  await router.navigate('/error?status=503')
  await expect.poll(() => document.title, soon).toBe('This page could not be shown · Gatewell')
})
