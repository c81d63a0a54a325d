import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

const fill = (name: string | RegExp, text: string) => userEvent.fill(page.getByRole('textbox', { name }), text)

it('§5 uniqueness: typing a group code that another group has shows that it is taken', async () => {
  const { portal } = await renderPortal('/site/groups/new', { signInAs: 'dashboard' })
  const { UserGroups } = await portal.api.getUserGroups({})
  const taken = UserGroups.find(({ GroupCode }) => GroupCode !== '')?.GroupCode ?? ''
  await fill(/^Group code/, taken)
  await expect.element(page.getByText('Another group has this code.')).toBeVisible()
})

it('§5 uniqueness: typing a template name that another template has shows that it is taken', async () => {
  const { portal } = await renderPortal('/site/restrictions/templates/new', { signInAs: 'dashboard' })
  const { Templates: [template] } = await portal.api.getPresetRestrictionTemplate({})
  await fill('Name', template?.Name.toLowerCase() ?? '')
  await expect.element(page.getByText(/^Another template has this name/)).toBeVisible()
})

it('§5 uniqueness: an invalid value is never marked "Available"', async () => {
  await renderPortal('/site/users/new', { signInAs: 'dashboard' })
  await fill(/^Email/, 'a<b@x.com')
  await userEvent.click(page.getByText('More', { exact: true }))
  await fill(/^Directory PIN/, '1234567')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await expect.element(page.getByText('Available', { exact: true })).not.toBeInTheDocument()
})
