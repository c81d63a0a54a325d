import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/public/Create password',
  parameters: { ...portalStory.parameters, portal: { path: '/CreatePassword/reset-valid' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create your password' })).toBeVisible()
  },
}
export const EmptyDarkPhone: Story = { ...Empty, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The list of rules updates while the user types. */
export const Differing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox2')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'sandbox3')
    await expect(await canvas.findByText('Confirm Passwords do not match..')).toBeVisible()
  },
}

/** The link has expired: the form opens below the message, with a way to get a new link. */
export const ExpiredLink: Story = {
  parameters: { portal: { path: '/CreatePassword/reset-expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This password reset link has expired. Please request a new password reset.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth/forgot-password')
  },
}

/** An unknown link leads to the sign-in page, which says that the link is unknown. */
export const InvalidLink: Story = {
  parameters: { portal: { path: '/CreatePassword/reset-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Password reset link is not vaild')).toBeVisible()
  },
}

/** The page as users of a house reach it from the mobile app's set-up. */
export const FromTheApp: Story = {
  parameters: { portal: { path: '/CreatePassword/reset-valid/sfh' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login')
  },
}

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox2')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'sandbox2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(await canvas.findByText('Your password was saved. Log in with it.')).toBeVisible()
  },
}

/** The page asks before a user leaves with a typed password. */
export const LeavingUnsaved: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox2')
    void sceneOf({ loaded }).router.navigate('/auth/login')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
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
