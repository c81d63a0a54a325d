import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Users',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The list has twenty users of a property, by name. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Christopher Featherstonehaugh-Okonkwo III' })).toBeVisible()
    await expect(canvas.getByText('Showing 1–20 of 58')).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The filters are in the address and above the list. */
export const Narrowed: Story = {
  parameters: { portal: { path: '/site/users?group=3&web=off&sort=-Unit', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove filter: Residents, Tower A' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: /Unit/ })).toHaveAttribute('aria-sort', 'descending')
    await expect(await canvas.findByText(/^Showing 1–\d+ of \d+$/)).toBeVisible()
  },
}
/** The filter by entry method finds all users with a prox card. */
export const WithAMethod: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Entry method' }), 'Prox card')
    await expect(await canvas.findByRole('button', { name: 'Remove filter: Prox card' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Ana Lucía Barrientos/ })).toBeNull())
    const [, ...rows] = canvas.getAllByRole('row')
    await expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) await expect(row).toHaveTextContent(/prox card/i)
    await expect(sceneOf({ loaded }).router.state.location.search).toBe('?method=11')
  },
}
export const NarrowedPhone: Story = {
  ...Narrowed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters: 2' })).toBeVisible()
  },
}

/** The user selects a page, then all users of the filter, and sees the actions for them. */
export const EverybodySelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 58 users in this filter' }))
    await expect((await canvas.findAllByText('58 users selected'))[0]).toBeVisible()
  },
}

/** The question before many users are moved out says how many, what the effect is, and who answers visitors afterwards. */
export const MovingOutMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Anders Bjørnstad' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ana Lucía Barrientos' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move out' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 users out?' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const effect = await dialog.findByText(/A visitor at Main Gate, Entry reaches Leasing line\. Before: Ana Lucía Barrientos/)
    await waitFor(() => expect(effect).toBeVisible())
  },
}

/** A manager of call groups without a group would have no page, so the dialog asks for one before giving web access. */
export const WebAccessNeedsCallGroup: Story = {
  parameters: { portal: { path: '/site/users?search=tower.a@', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { portal } = sceneOf({ loaded })
    const { Users } = await portal.api.getUserTierUserList({ searchText: 'tower.a@' })
    await portal.api.updateWebAccess({ ID: Users[0]?.ID ?? 0, IsWebLoginEnabled: false })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Tower A/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Web access on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn web access on for 1 user?' }))
    const choice = await dialog.findByLabelText('Video call group for 1 user without one')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on for 1 user' }))
    await expect(dialog.getByText('Choose a call group.')).toBeVisible()
    await dialog.findByRole('option', { name: 'Tower B Desk' })
    await userEvent.selectOptions(choice, 'Tower B Desk')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on for 1 user' }))
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Web access is on for 1 user' })).toBeVisible())
  },
}

/** The result names the users who were not changed, with the reason, and counts the others. */
export const BulkOutcome: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Anders Bjørnstad' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Dana Whitfield' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to group' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Choose a group'), 'Vendors, weekday')
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 users' }))
    const outcome = await screen.findByRole('dialog', { name: /moved to / })
    await waitFor(() => expect(outcome).toBeVisible())
  },
}

/** A move of many users can be undone on the page, also after a reload. */
export const MovedBack: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { portal } = sceneOf({ loaded })
    await portal.api.saveBulkUserAction({ Selection: { SelectedUsers: [24, 25, 26] }, Action: { Kind: 'group', UserGroupID: 2 } })
    await userEvent.click(canvas.getByRole('link', { name: 'User groups' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Users' }))
    const offer = await canvas.findByText(/^\d users moved to Staff and leasing\.$/)
    await expect(offer).toBeVisible()
  },
}

export const NoMatch: Story = {
  parameters: { portal: { path: '/site/users?search=zzzz', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching users')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

/** The account has only its administrator: the page says what to do next. */
export const NobodyElseYet: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No other users yet')).toBeVisible()
    await expect(canvas.getByText('Showing 1 of 1')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add user' })).toHaveLength(2)
  },
}

/** On a phone the filters are in two columns. */
export const FiltersPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible()
  },
}

/** During an error of the service, old rows stay under a message. */
export const RefreshFailed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Alexandria Abbott-Villaseñor' })).toBeVisible()
  },
}

/** During a search, old rows stay, and the icon turns. */
export const Searching: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    await sceneOf({ loaded }).backend.setFault('hangs')
    const field = canvas.getByRole('searchbox', { name: 'Name, email, unit or phone' })
    await userEvent.type(field, 'ana')
    await expect(canvas.getByRole('link', { name: 'Alexandria Abbott-Villaseñor' })).toBeVisible()
    await expect(field).toHaveValue('ana')
  },
}

/** A billing administrator lacks the right, and reads who can give it. */
export const Forbidden: Story = {
  globals: { viewAs: 'billing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add user' })).toBeNull()
  },
}

export const Loading: Story = {
  globals: { fault: 'hangs' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeVisible()
  },
}

export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
