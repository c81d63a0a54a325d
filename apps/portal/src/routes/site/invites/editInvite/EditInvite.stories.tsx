import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

const meta = {
  ...portalStory,
  title: 'portal/site/Edit invite',
  parameters: { ...portalStory.parameters, ...at('/site/invites/lone-star-movers/edit') },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The form has a saved invite, beside what its guest sees. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit invite' })).toBeVisible()
    await expect(canvas.getByText('No changes.')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Notify the guest' })).not.toBeChecked()
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** After saving, the invite's page says what changed, and who got a message. */
export const Saved: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Piano movers')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Notify the guest' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Invite saved: Piano movers')).toBeVisible()
    await expect(canvas.getByText(/^We sent .* what changed\.$/)).toBeVisible()
  },
}

/** The form refuses whatever the service would refuse. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Name'))
    for (const door of canvas.getAllByRole('checkbox', { checked: true })) await userEvent.click(door)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
    await expect(canvas.getByText('Choose at least one door')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
  },
}

/** Two administrators change one invite: the form asks about fields that both changed, and merges the others. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const name = await canvas.findByLabelText('Name')
    const { InviteName: _before, Ports, ...invite } = await api.getInvite({ ID: 'lone-star-movers' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Piano movers')
    await api.updateInvite({ ...pick(invite), InviteName: 'Crew of Lone Star', Ports: Ports.map(({ PortID }) => PortID) })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dana Whitfield also changed this' }))
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Crew of Lone Star' })).toBeVisible())
  },
}

interface Dated { ID: string, Description: string, StartDate: string | null, EndDate: string | null, AccessCount: number | null }

const pick = ({ ID, Description, StartDate, EndDate, AccessCount }: Dated) => ({ ID, Description, StartDate, EndDate, AccessCount })

/** After an error of the service, typed text stays. */
export const NotSaved: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '!')
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Not saved.')).toBeVisible()
    await expect(canvas.getByLabelText<HTMLInputElement>('Name').value).toMatch(/!$/)
  },
}

/** The address names an unknown invite. */
export const NotThere: Story = {
  parameters: { ...at('/site/invites/nobody/edit'), screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was removed, or it belongs to another account.')).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/invites/lone-star-movers/edit', signInAs: 'billing' }, screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

export const Spanish: Story = {
  parameters: { screenshot: false },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Editar invitación' })).toBeVisible()
  },
}
