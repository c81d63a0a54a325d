import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

const everything = 'No user group, hours or doors are set. This property lets users without a restriction open all doors at any time.'
const nothing = 'Opens no doors until a user group, hours or doors are set.'

// The draft of an earlier test is removed.
beforeEach(() => sessionStorage.clear())

it('in a closed property the form requires a group, and warns that "No group" opens no doors', async () => {
  const { portal: { api }, router } = await renderPortal('/site/restrictions', { signInAs: 'dashboard' })
  await userEvent.click(page.getByRole('radio', { name: 'Open no doors' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await api.getPropertyLocations({})).Properties.map(({ LetsUnrestrictedIn }) => LetsUnrestrictedIn)).toEqual([false])
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()

  await router.navigate('/site/users/new')
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Ngozi')
  const group = page.getByRole('combobox', { name: 'User group' })
  await expect.element(group).toHaveDisplayValue('Choose a user group')
  await userEvent.click(page.getByRole('button', { name: 'Add user' }))
  await expect.element(page.getByText('Choose a user group, or No group.')).toBeVisible()
  await expect.element(page.getByText(nothing)).not.toBeInTheDocument()
  await userEvent.selectOptions(group, 'No group')
  await expect.element(page.getByText(nothing)).toBeVisible()
  await userEvent.selectOptions(group, 'Residents, Tower A')
  await expect.element(page.getByText(nothing)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Add user' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ngozi added' })).toBeVisible()
}, 60_000)

it('in an open property the page and the form warn about a user who opens all doors at any time', async () => {
  const { portal: { api }, router } = await renderPortal('/site/restrictions', { signInAs: 'dashboard' })
  await expect.element(page.getByRole('radio', { name: 'Open all doors at any time' })).toBeChecked()
  const { User } = await api.saveUserWizard({ PropertyID: 1, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName: 'Just', LastName: 'Typed', Email: '' } })
  await router.navigate(`/site/users/${User.ID}`)
  await expect.element(page.getByText('At any time, at all 8 doors')).toBeVisible()
  await expect.element(page.getByText(everything)).toBeVisible()
  await router.navigate('/site/users/new')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'User group' }), 'No group')
  await expect.element(page.getByText(everything)).toBeVisible()
}, 60_000)
