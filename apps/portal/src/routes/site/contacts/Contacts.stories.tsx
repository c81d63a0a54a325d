import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Contacts',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/contacts', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Centerline Gas')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+1 713 555 0131' })).toHaveAttribute('href', 'tel:+17135550131')
  },
}
export const FilledPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contacts yet')).toBeVisible()
  },
}

/** A new contact has no name, phone and email: each field says so, and the first one has the focus. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add contact' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByText('Enter a phone number or an email address.')).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
  },
}

/** Someone else changed the same field meanwhile: the user chooses a value. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Otto Lift' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Otto Lift' }))
    await userEvent.type(dialog.getByLabelText(/^Notes/), 'Ask for Otto.')
    const other = (await api.getContacts({ searchText: 'Otto' })).Contacts[0]
    await expect(other).toBeDefined()
    if (other) await api.saveContact({ ...other, Phone: '+1 281 555 0178', Notes: 'Day and night' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: 'Dana Whitfield also changed this' }))
    await waitFor(() => expect(question.getByRole('radio', { name: 'Day and night' })).toBeVisible())
    await expect(question.getByText(/281 555 0178/)).toBeVisible()
  },
}

/** Someone else changed another field meanwhile: both changes are saved without a question. */
export const KeptFromBoth: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Otto Lift' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Otto Lift' }))
    await userEvent.type(dialog.getByLabelText(/^Notes/), 'Ask for Otto.')
    const other = (await api.getContacts({ searchText: 'Otto' })).Contacts[0]
    if (other) await api.saveContact({ ...other, Phone: '+1 281 555 0178' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/Dana Whitfield’s values were kept: Phone/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '+1 281 555 0178' })).toBeVisible()
    await expect((await api.getContacts({ searchText: 'Otto' })).Contacts[0]?.Notes).toBe('Ask for Otto.')
  },
}

export const Removing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Otto Lift' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Otto Lift?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete contact' }))
    await expect(await screen.findByText('Otto Lift deleted')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Elevator')).toBeNull())
  },
}

export const Forbidden: Story = {
  globals: { viewAs: 'billing' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}
