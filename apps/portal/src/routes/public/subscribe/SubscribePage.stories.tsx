import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const at = (path: string) => ({ portal: { path } })

const meta = {
  ...portalStory,
  title: 'portal/public/Subscribe',
  parameters: { ...portalStory.parameters, ...at('/Subscribe?token=subscribe-valid') },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The suggested username is filled in; the user chooses a password. */
export const Invited: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('jordan.lee@mail.example')
    await expect(canvas.getByText(/Leasing Desk/)).toBeVisible()
  },
}
export const InvitedDarkPhone: Story = { ...Invited, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const UsernameEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Username'))
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent('Please Enter Username')
  },
}

/** After the registration the form is gone; the next step is the app. */
export const Registered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox2')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'sandbox2')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByText('Registered Successfully.')).toBeVisible()
    await expect(canvas.queryByLabelText('Username')).toBeNull()
  },
}

export const UsedLink: Story = {
  parameters: at('/Subscribe?token=subscribe-used'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  },
}
export const IncompleteLink: Story = {
  parameters: at('/Subscribe'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This subscribe link is not valid' })).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuario')).toHaveValue('jordan.lee@mail.example')
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^\[/ })).toBeVisible()
  },
}
