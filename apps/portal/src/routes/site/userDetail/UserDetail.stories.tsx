import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'
import { turnOnTwoStep } from '#portal/testing/turnOnTwoStep.ts'

const christopher = 'Christopher Featherstonehaugh-Okonkwo III'

const meta = {
  ...portalStory,
  title: 'portal/site/User',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/24', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page has a user's access, entry methods and profile, and says whether they get in now. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: christopher })).toBeVisible()
    await expect(await canvas.findByText(/6:00 AM to 10:00 PM/)).toBeVisible()
    await expect(await canvas.findByText(/^(Yes|No), /)).toBeVisible()
    await expect(await canvas.findByText('Gate code')).toBeVisible()
    await expect(await canvas.findByText(/^Synced to (all|its) /)).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The tab has the hours in which the user entered, beside the permitted hours, and the latest events; an hour links to its events. */
export const HoursUsed: Story = {
  parameters: { portal: { path: '/site/users/24/activity', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: /entr(y|ies).* in the last 30 days/ }))
    const atNight = await card.findByRole('button', { name: /^Wednesday, 1 AM to 2 AM\. Entries: 1\. Denied: 0$/ })
    await userEvent.click(atNight)
    await expect(card.getByRole('link', { name: 'Nov 4' })).toHaveAttribute('href', expect.stringContaining('from=2026-11-04&until=2026-11-04&fromTime=01%3A00&untilTime=02%3A00'))
  },
}

/** The hours are filtered by door and days; the links of an hour have the same filter. */
export const HoursUsedAtDoor: Story = {
  ...HoursUsed,
  parameters: { ...HoursUsed.parameters, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Tower B Lobby' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'All doors' }), 'Tower B Lobby')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '30 days' }), '7 days')
    const card = within(await canvas.findByRole('region', { name: /in the last 7 days/ }))
    await expect(card.getByText('Permitted hours')).toBeVisible()
    await userEvent.click(await card.findAllByRole('button', { name: /Entries: [1-9]/ }).then(([first]) => first as HTMLElement))
    await expect(card.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('door=tower-b-lobby'))
  },
}

/** The tab lists the invites that one user sent; it has an address of its own. */
export const InvitesSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Invites sent' }))
    await expect(await canvas.findByRole('link', { name: 'Okonkwo family' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invites sent' })).toHaveAttribute('aria-current', 'page')
  },
}

/** A user without a password: the page has the time of the last mail with the link, and a button that sends it again. */
export const AwaitsPassword: Story = {
  parameters: { portal: { path: '/site/users?search=Priya%20Raman&status=Invited', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Priya Raman' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Signing in' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send sign-in email again' }))
    await expect(await screen.findByText('Email with the link sent to Priya Raman')).toBeVisible()
    await expect(await canvas.findByText('Last sent 10:00 AM')).toBeVisible()
  },
}

/** The question lists everything that a move-out ends. */
export const MoveOutReviewed: Story = {
  parameters: { portal: { path: '/site/users/24?ask=moveOut', signInAs: 'dashboard' } },
  play: async () => {
    const line = await screen.findByText(/^Leaves the group/)
    await waitFor(() => expect(line).toBeVisible())
  },
}

/** The user is moved out, with Undo beside the result. */
export const MovedOut: Story = {
  parameters: { portal: { path: '/site/users/24?ask=moveOut', signInAs: 'dashboard' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move out' }))
    await expect(await screen.findByText(`${christopher} has moved out`)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Deleting: Story = {
  parameters: { portal: { path: '/site/users/24?ask=delete', signInAs: 'dashboard' } },
  play: async () => {
    const field = await screen.findByLabelText('Type DELETE')
    await waitFor(() => expect(field).toBeVisible())
  },
}

/** An operator gives a reason before signing in as another user. */
export const SigningInAs: Story = {
  parameters: { portal: { path: '/site/users/1?ask=signInAs', signInAs: 'robert.k@gatewell.example' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in as Dana Whitfield?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(dialog.getByText('Enter a reason.')).toBeVisible())
  },
}

/** An administrator gives a reason before turning a user's two-step sign-in off. */
export const ResettingTwoStep: Story = {
  parameters: { portal: { path: '/site/users', signInAs: 'dashboard' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await turnOnTwoStep({ loaded }, { username: 'billing@whisperingpines.example' })
    const { portal: { api }, router } = sceneOf({ loaded })
    const { Users: [ines] } = await api.getUserTierUserList({ searchText: 'Ines Okafor' })
    await router.navigate(`/site/users/${ines?.ID}/sign-in`)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset two-step sign-in' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset two-step sign-in of Ines Okafor?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(dialog.getByText('Enter a reason. The user gets it by email.')).toBeVisible())
  },
}

export const SettingPassword: Story = {
  parameters: { portal: { path: '/site/users/24?ask=password', signInAs: 'dashboard' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(screen.getByText('Choose a password that meets these rules.')).toBeVisible())
  },
}

/** The user gets web access until a date; a time without a date is refused. */
export const TurningWebAccessOn: Story = {
  parameters: { portal: { path: '/site/users/24?ask=webAccess', signInAs: 'dashboard' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: `Turn web access on for ${christopher}?` }))
    await userEvent.type(dialog.getByLabelText(/^Web access ends at/), '5 PM')
    await userEvent.tab()
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(dialog.getByText('Choose the date too.')).toBeVisible())
  },
}

/** The effect of another group is shown before saving. */
export const ChangingGroup: Story = {
  parameters: { portal: { path: '/site/users/24?ask=group', signInAs: 'dashboard' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Group'), 'Vendors, weekday')
    await waitFor(() => expect(dialog.getByText(/^Vendors, weekday: Monday to Friday/)).toBeVisible())
  },
}

/** The address has an unknown id, or the id of a user in another account. */
export const NotFound: Story = {
  parameters: { portal: { path: '/site/users/999999', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible()
  },
}

const editing = { parameters: { portal: { path: '/site/users/24/edit', signInAs: 'dashboard' } } }

/** Two fields have changed, and the bar names them. */
export const Editing: Story = {
  ...editing,
  play: async ({ canvas, userEvent }) => {
    const unit = await canvas.findByLabelText(/^Unit/)
    await userEvent.clear(unit)
    await userEvent.type(unit, 'PH-3')
    await userEvent.type(canvas.getByLabelText(/^Notes/), ' Call first.')
    await expect(canvas.getByText('2 unsaved changes: Unit and Notes')).toBeVisible()
  },
}

/** Another user has the typed PIN: the page names that user and the next free PIN. */
export const EditingTakenPin: Story = {
  ...editing,
  parameters: { ...editing.parameters, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByLabelText(/^Directory PIN/)
    await userEvent.clear(pin)
    await userEvent.type(pin, '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Up to 5 digits, numbers only.')).toBeVisible()
    await waitFor(() => expect(pin).toHaveFocus())
  },
}

/** The page shows the saved changes, with old and new values. */
export const Saved: Story = {
  ...editing,
  play: async ({ canvas, userEvent }) => {
    const unit = await canvas.findByLabelText(/^Unit/)
    await userEvent.clear(unit)
    await userEvent.type(unit, 'PH-3')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved: 1 change')).toBeVisible()
    await canvas.findByText(/^(Yes|No), /)
  },
}

/** Someone else saved the same fields: the user chooses a value for each field. */
export const Conflict: Story = {
  ...editing,
  play: async ({ canvas, userEvent, loaded }) => {
    const { portal } = sceneOf({ loaded })
    const unit = await canvas.findByLabelText(/^Unit/)
    const user = await portal.api.getUserDetail({ ID: 24 })
    await portal.api.updateUserDetail({ ID: 24, Version: user.Version, Unit: 'PH-9', Phone: '+1 713 555 0163' })
    await userEvent.clear(unit)
    await userEvent.type(unit, 'PH-3')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: /also changed this/ }))
    await waitFor(() => expect(dialog.getByText('PH-9')).toBeVisible())
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Phone: +1 713 555 0163 (Dana Whitfield)')
  },
}

/** Without a connection, saving is disabled with a reason; typed text stays. */
export const EditingOffline: Story = {
  ...editing,
  parameters: { ...editing.parameters, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Notes/), ' Call first.')
    goOffline()
    await expect(await canvas.findByRole('button', { name: 'Save', description: 'You can save when you’re back online.' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Notes/)).toHaveValue('Two service dogs, freight elevator key on file with the leasing office. Call first.')
  },
}

export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: christopher })).toBeVisible()
    await expect(await canvas.findByText(/Ýés, åt/)).toBeVisible()
  },
}
