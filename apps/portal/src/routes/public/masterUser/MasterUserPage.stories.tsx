import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const at = (userName: string) => ({ portal: { path: `/CreateMasterUserPassword?userName=${userName}` } })

const meta = {
  ...portalStory,
  title: 'portal/public/Master user',
  parameters: { ...portalStory.parameters, ...at('master-signin') },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The email address comes from the check of the link and is read-only. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('priya.raman@whisperingpines.example')).toBeVisible()
  },
}
export const EmptyDarkPhone: Story = { ...Empty, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const PasswordAlreadyExists: Story = {
  parameters: at('master-password-exists'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password already exists')).toBeVisible()
  },
}

/** The service's redirect value decides which page follows; for a mobile-only user it is the one about the app. */
export const MobileOnlyUser: Story = {
  parameters: { ...at('master-mobile-only'), screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox2')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'sandbox2')
    await userEvent.click(canvas.getByRole('button', { name: 'Create password' }))
    await expect(await canvas.findByRole('heading', { name: 'Password Set' })).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /contraseña/i })).toBeVisible()
  },
}
