import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory, sceneOf } from '../../../testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/auth/Forgot password',
  parameters: { ...portalStory.parameters, portal: { path: '/auth/forgot-password' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dana = 'dana.whitfield@whisperingpines.example'

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  },
}
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } }
export const EmptyDark: Story = { ...Empty, globals: { theme: 'dark' } }

/** The same answer whether or not the username exists. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(await canvas.findByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  },
}
export const SentPhone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } }

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(canvas.getByText('Please Enter Username')).toBeVisible()
  },
}

export const Unreachable: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await sceneOf({ loaded }).backend.setFault('offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(await canvas.findByText(/The portal cannot be reached/, undefined, { timeout: 5000 })).toBeVisible()
  },
}

/** Nothing is deleted before the owner has confirmed it from their mail. */
export const AccountDeletion: Story = {
  parameters: { portal: { path: '/accountdeletionrequest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It cannot be undone/)).toBeVisible()
  },
}
export const AccountDeletionSent: Story = {
  parameters: { portal: { path: '/accountdeletionrequest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.click(canvas.getByRole('button', { name: 'Request deletion' }))
    await expect(await canvas.findByRole('heading', { name: 'Your request has arrived' })).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /contraseña/i })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^\[/ })).toBeVisible()
  },
}
