import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const christopher = 'Christopher Featherstonehaugh-Okonkwo III'

const meta = {
  ...portalStory,
  title: 'portal/site/User',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/24', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Everything about one person: where and when, codes, profile, whether they get in now. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: christopher })).toBeVisible()
    await expect(await canvas.findByText(/6:00 AM to 10:00 PM/)).toBeVisible()
    await expect(await canvas.findByText(/^(Yes|No), /)).toBeVisible()
    await expect(await canvas.findByText('Gate code')).toBeVisible()
    await expect(await canvas.findByText(/^Synced to (all|its) /)).toBeVisible()
  },
}
export const FilledPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } }
export const FilledDark: Story = { ...Filled, globals: { theme: 'dark' } }

/** The invites that one person sent, on a tab with an address of its own. */
export const InvitesSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Invites sent' }))
    await expect(await canvas.findByRole('link', { name: 'Okonkwo family' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invites sent' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Who has no password yet: when the mail with the link was last sent, and the way to send it again. */
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

/** What a move-out ends, line by line, before it is done. */
export const MoveOutReviewed: Story = {
  parameters: { portal: { path: '/site/users/24?ask=moveOut', signInAs: 'dashboard' } },
  play: async () => {
    const line = await screen.findByText(/^Leaves the group/)
    await waitFor(() => expect(line).toBeVisible())
  },
}

/** Done, and can be taken back from where it is told. */
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

/** An operator says why before they sign in as someone else. */
export const SigningInAs: Story = {
  parameters: { portal: { path: '/site/users/1?ask=signInAs', signInAs: 'robert.k@gatewell.example' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in as Dana Whitfield?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(dialog.getByText('Enter a reason.')).toBeVisible())
  },
}

export const SettingPassword: Story = {
  parameters: { portal: { path: '/site/users/24?ask=password', signInAs: 'dashboard' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(screen.getByText('Choose a password that meets these rules.')).toBeVisible())
  },
}

/** Web access until a date; a time alone is no end. */
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

/** Another group says what it changes before it is saved. */
export const ChangingGroup: Story = {
  parameters: { portal: { path: '/site/users/24?ask=group', signInAs: 'dashboard' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Group'), 'Vendors, weekday')
    await waitFor(() => expect(dialog.getByText(/^Vendors, weekday: Monday to Friday/)).toBeVisible())
  },
}

/** Nobody has this number, or they belong to another account. */
export const NotFound: Story = {
  parameters: { portal: { path: '/site/users/999999', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible()
  },
}

const editing = { parameters: { portal: { path: '/site/users/24/edit', signInAs: 'dashboard' } } }

/** Two fields changed: the bar names them. */
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

/** A PIN someone has: who, and the next free one. */
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

/** What the save changed, old and new. */
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

/** Someone else saved the same fields: one choice a field, nothing lost. */
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

/** Offline nothing can be saved, and the reason stands there; what was typed stays. */
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
