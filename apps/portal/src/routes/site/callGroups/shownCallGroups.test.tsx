import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

/** Opens a portal whose user details have these values. */
const withDetails = (values: object) => async (request: Request, answer: () => Promise<Response>) => {
  const response = await answer()
  if (!request.url.includes('GetUserDetails')) return response
  return Response.json({ ...((await response.json()) as object), ...values }, { headers: response.headers })
}
const link = (name: string) => page.getByRole('link', { name, exact: true })

it('§3 ShowVideoGroup and ShowVoiceGroup: the list shows and adds only the allowed kinds of call group', async () => {
  await renderPortal('/site/callgroups', { signInAs: 'dashboard', line: withDetails({ ShowVideoGroup: false, ShowVoiceGroup: true }) })
  await expect.element(link('Night line')).toBeVisible()
  await expect.element(link('Add voice group')).toBeVisible()
  await expect.element(link('Leasing Desk')).not.toBeInTheDocument()
  await expect.element(link('Add video group')).not.toBeInTheDocument()
})

it('§3 without ShowVideoGroup and ShowVoiceGroup the navigation has no call groups', async () => {
  await page.viewport(1280, 900)
  await renderPortal('/site/users', { signInAs: 'dashboard', line: withDetails({ ShowVideoGroup: false, ShowVoiceGroup: false }) })
  await expect.element(link('Restrictions')).toBeVisible()
  await expect.element(link('Call groups')).not.toBeInTheDocument()
})

it.each([[true, 1], [false, 0]])('§3 showImportVoiceGroup %s: the call groups page has %i import link', async (showImportVoiceGroup, ways) => {
  await renderPortal('/site/callgroups', { signInAs: 'dashboard', line: withDetails({ showImportVoiceGroup }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Call groups', exact: true })).toBeVisible()
  await expect.poll(() => page.getByRole('main').getByRole('link', { name: /^Import/ }).elements().length).toBe(ways)
})

it.each([[true, 1], [false, 0]])('§3 showImportVoiceGroup %s: the import page has %i item for call groups', async (showImportVoiceGroup, ways) => {
  await renderPortal('/site/import', { signInAs: 'dashboard', line: withDetails({ showImportVoiceGroup }) })
  await page.getByRole('button', { name: 'Other imports' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Import entry methods' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Import call groups' }).elements()).toHaveLength(ways)
})

it.each([[true, 1], [false, 0]])('§3 EnableUserTierCallgroup %s: a user’s form has %i field for the call group', async (EnableUserTierCallgroup, fields) => {
  await renderPortal('/site/users/24/edit', { signInAs: 'dashboard', line: withDetails({ EnableUserTierCallgroup }) })
  await expect.element(page.getByLabelText(/^First name/)).toBeVisible()
  expect(page.getByLabelText('Call group', { exact: false }).elements()).toHaveLength(fields)
})

it.each([
  ['videoCallGroup', '/site/videocallgroup/callgroup/edit', 'Invite a user to this group'],
  ['voiceCallGroup', '/site/voicecallgroup/pstngroup/edit', 'Add a number'],
])('§2 a user with the landing %s sees their own call group and no navigation', async (signInAs, path, own) => {
  await page.viewport(1280, 900)
  const { router } = await renderPortal('/', { signInAs })
  await expect.element(page.getByRole('heading', { level: 1, name: 'My gate calls' })).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
  await expect.element(page.getByText(own, { exact: true }).first()).toBeVisible()
  for (const name of ['Dashboard', 'Users', 'Call groups', 'Billing']) await expect.element(link(name)).not.toBeInTheDocument()
})

it('§2 rule 5: a call group manager without a group returns to login, which says why', async () => {
  const { router } = await renderPortal('/', { signInAs: 'login' })
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth/login')
  await expect.element(page.getByText(/call group/)).toBeVisible()
})
