import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/New invite',
  parameters: { ...portalStory.parameters, portal: { path: '/site/invites/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Temporary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New invite' })).toBeVisible()
    await expect(canvas.getByText('No email is sent. You get the link or PIN to share.')).toBeVisible()
  },
}
export const TemporaryPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const TemporaryDark: Story = { globals: { theme: 'dark' } }

/** The guest's own card follows every key. */
export const Recurring: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Recurring QR key'))
    await userEvent.type(canvas.getByLabelText('Invite name'), 'House cleaning: Brightwater Home Services')
    await userEvent.type(canvas.getByLabelText(/Send to/), 'office@brightwater.example')
    await userEvent.type(canvas.getByLabelText(/Description/), 'Buzz the desk on arrival.')
    await userEvent.click(canvas.getByLabelText('Main Gate, Entry'))
    await userEvent.click(canvas.getByLabelText('Tower B Lobby'))
    await userEvent.click(canvas.getByRole('switch', { name: 'At any time' }))
    await expect(canvas.getByText('Sent to office@brightwater.example with a link. No sign-in needed.')).toBeVisible()
    const seen = canvas.getByRole('region', { name: 'What the guest sees' })
    await expect(seen).toHaveTextContent('House cleaning: Brightwater Home Services')
    await expect(seen).toHaveTextContent('2 places')
    const status = within(seen).getByText('Opens on November 23, 2026 at 9:00 AM')
    await expect(status.getBoundingClientRect().right).toBeLessThanOrEqual(status.parentElement?.getBoundingClientRect().right ?? 0)
  },
}

export const Pin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIN' }))
    await userEvent.type(canvas.getByLabelText('Invite name'), 'Night nurse')
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN/ }), '640155')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Pool Gate/ }))
    await expect(canvas.getByText('Your PIN for Pool Gate')).toBeVisible()
  },
}

/** What is missing stands at its field; focus goes to the first. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Send to/), 'half@')
    await userEvent.click(canvas.getByRole('button', { name: 'Send invite' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
    await expect(canvas.getByText('Enter a valid email address')).toBeVisible()
    await expect(canvas.getByText('Choose at least one door')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Invite name')).toHaveFocus())
    await expect(canvas.getAllByText('Fix 3 fields first')[0]).toBeInTheDocument()
  },
}

/** The page of the invite, with what became of it and the link on top. */
export const Made: Story = {
  // The link is a new secret each time.
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Invite name'), 'Piano tuner')
    await userEvent.click(canvas.getByLabelText('Clubhouse Front Door'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    const receipt = await canvas.findByRole('region', { name: 'Invite created' })
    await waitFor(() => expect(receipt).toHaveFocus())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Piano tuner' })).toBeVisible()
    await expect(canvas.getByLabelText<HTMLInputElement>('Link for the guest').value).toMatch(/\/Invite\?d=/)
    await userEvent.click(canvas.getByRole('link', { name: 'Another invite' }))
    await expect(await canvas.findByLabelText('Invite name')).toHaveValue('')
  },
}

/** A broken service takes nothing that was typed. */
export const NotMade: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Invite name'), 'Piano tuner')
    await userEvent.click(canvas.getByLabelText('Clubhouse Front Door'))
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await expect(await canvas.findByText('The invite was not created.')).toBeVisible()
    await expect(canvas.getByLabelText('Invite name')).toHaveValue('Piano tuner')
  },
}

export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Invite name')
    goOffline()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create invite' })).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** A user who may not send invites is told so instead of a form. */
export const Forbidden: Story = {
  parameters: { portal: { path: '/site/invites/new', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nueva invitación' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
